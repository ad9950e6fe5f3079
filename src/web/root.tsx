// The document around every page, and what runs once per visit.
import { lazy, type ReactNode, Suspense, use, useEffect } from 'react';
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { localeTags } from '#contract/locales.ts';
import { FailurePage } from './features/not-found/failure-page.tsx';
import { NotFoundPage } from './features/not-found/not-found-page.tsx';
import { LanguageLinks } from './i18n/language-links.tsx';
import { localeOfPath } from './i18n/locale.ts';
import { useLocale, useText } from './i18n/use-text.ts';
import { Frame } from './layouts/frame.tsx';
import { NonceContext } from './nonce-context.ts';
import { ShareTags } from './seo/share-tags.tsx';
import { setBrowserConfig } from './session/browser-config.ts';
import { watchBuild } from './session/keep-fresh.ts';
import { loginDialog } from './session/login-dialog.ts';
import { followBrowser, restoreSession, session } from './session/session.ts';
import { restoreTheme, themeScript } from './session/theme.ts';
import { siteContext } from './site-context.ts';
import './styles/app.css';
import { showToast, toaster } from './ui/toast.ts';

const Toaster = lazy(async () => ({ default: (await import('./ui/toaster.tsx')).Toaster }));
const LoginDialog = lazy(async () => ({
  default: (await import('./features/login/login-dialog.tsx')).LoginDialog,
}));

export function loader({ context }: LoaderFunctionArgs) {
  const { browserConfig, requestId } = context.get(siteContext);
  return { browserConfig, requestId };
}

/** The configuration does not change while a page is open. */
export const shouldRevalidate = () => false;

type RootData = ReturnType<typeof loader>;

export function Layout({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const data = useRouteLoaderData<RootData>('root');
  const nonce = use(NonceContext);
  return (
    <html lang={localeTags[locale]} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf8f3" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#111614" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; it must run before the first paint */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeScript }} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {data && <LanguageLinks origin={data.browserConfig.origin} />}
        {data && <ShareTags origin={data.browserConfig.origin} />}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts />
      </body>
    </html>
  );
}

async function resumeLogin(): Promise<void> {
  try {
    const { resumeSession } = await import('./session/resume.ts');
    await resumeSession(localeOfPath(window.location.pathname));
  } catch (cause) {
    const { showFailure } = await import('./session/show-failure.ts');
    showFailure(cause);
  }
}

/** What runs once in the browser: the memory of earlier visits, the theme, the watch for new builds. */
function useVisit(): void {
  const t = useText();
  useEffect(() => {
    restoreSession();
    restoreTheme();
    if (session.get().user) void resumeLogin();
    return followBrowser();
  }, []);
  useEffect(
    () =>
      watchBuild(() => {
        const action = { label: t('update.reload'), run: () => window.location.reload() };
        void showToast(t('update.available'), { type: 'info', id: 'update', action });
      }),
    [t],
  );
}

export default function App() {
  const data = useRouteLoaderData<RootData>('root');
  // During render, because the effects of pages run before those of this component.
  if (data && typeof window !== 'undefined') setBrowserConfig(data.browserConfig);
  useVisit();
  const loginOpen = loginDialog.use((state) => state.open);
  const toasterWanted = toaster.use((state) => state.wanted);
  return (
    <>
      <Outlet />
      <Suspense>{toasterWanted && <Toaster />}</Suspense>
      <Suspense>{loginOpen && <LoginDialog />}</Suspense>
    </>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const data = useRouteLoaderData<RootData>('root');
  if (isRouteErrorResponse(error) && error.status === 404)
    return (
      <Frame>
        <NotFoundPage />
      </Frame>
    );
  return <FailurePage requestId={data?.requestId} supportEmail={data?.browserConfig.supportEmail} />;
}
