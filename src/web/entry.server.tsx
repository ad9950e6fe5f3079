// Renders one page on the server: first-visit language, plain answers for robots, streaming HTML for everyone else.
import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from 'react-router';
import type { SiteModule } from '#contract/browser-config.ts';
import { locales } from '#contract/locales.ts';
import { loadCatalogue } from './i18n/catalogue.ts';
import { detectFirstVisit } from './i18n/first-visit.ts';
import { localeCookieText, localePath } from './i18n/locale.ts';
import { NonceContext } from './nonce-context.ts';
import { siteContext } from './site-context.ts';

await Promise.all(locales.map(loadCatalogue));

const renderTimeoutMs = 5000;

export const makeLoadContext: SiteModule['makeLoadContext'] = (site) => {
  const context = new RouterContextProvider();
  context.set(siteContext, site);
  return context;
};

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A visitor who left, or a page that does not exist, is no error of ours.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.get(siteContext).reportError(error);
};

function redirectFirstVisit(request: Request): Response | undefined {
  const locale = detectFirstVisit(request);
  if (!locale) return undefined;
  const { search } = new URL(request.url);
  return new Response(null, {
    status: 302,
    headers: {
      location: localePath(locale, `/${search}`),
      'set-cookie': localeCookieText(locale),
      vary: 'Accept-Language, Cookie, User-Agent',
      'cache-control': 'private, no-store',
    },
  });
}

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> | Response {
  const redirect = redirectFirstVisit(request);
  if (redirect) return redirect;
  const robot = isbot(request.headers.get('user-agent'));
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  const { nonce, reportError } = context.get(siteContext);
  return new Promise((resolve, reject) => {
    const answer = () => {
      const body = new PassThrough().on('close', () => clearTimeout(timer));
      resolve(
        new Response(createReadableStreamFromReadable(body), { status: failed ? 500 : status, headers }),
      );
      stream.pipe(body);
    };
    let failed = false;
    const page = (
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>
    );
    const stream = renderToPipeableStream(page, {
      nonce,
      // Robots get the whole page at once, people the first part as soon as it is there.
      [robot ? 'onAllReady' : 'onShellReady']: answer,
      onShellError: reject,
      onError(error) {
        failed = true;
        if (!request.signal.aborted) reportError(error);
      },
    });
    const timer = setTimeout(() => stream.abort(), renderTimeoutMs);
  });
}
