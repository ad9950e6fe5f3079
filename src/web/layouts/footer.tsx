// The bottom of every page: tools, legal pages, support, copyright.
import type { ReactNode } from 'react';
import { Link, useRouteLoaderData } from 'react-router';
import { useLocalePath, useText } from '../i18n/use-text.ts';
import type { loader } from '../root.tsx';
import { claims } from '../site-settings.ts';
import { Brand } from '../ui/brand.tsx';

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="text-sm font-semibold">{title}</h2>
      <ul className="mt-3 grid gap-1 text-[0.9375rem] text-ink-soft [&_a:hover]:text-pine [&_a]:inline-block [&_a]:py-1">
        {children}
      </ul>
    </div>
  );
}

export function Footer() {
  const t = useText();
  const to = useLocalePath();
  const supportEmail = useRouteLoaderData<typeof loader>('root')?.browserConfig.supportEmail;
  return (
    <footer className="border-t border-line bg-sunken">
      <div className="page-column grid gap-10 py-12 sm:grid-cols-2 lg:grid-cols-[1.6fr_1fr_1fr_1fr_1fr]">
        <div>
          <Brand name={t('site.name')} />
          <p className="mt-3 max-w-72 text-[0.9375rem] text-ink-soft">{t('footer.tagline')}</p>
        </div>
        <Column title={t('footer.tools')}>
          <li>
            <Link to={to('/clone')}>{t('footer.voiceCloning')}</Link>
          </li>
          <li>
            <Link to={to('/dashboard')}>{t('footer.aiVoiceCloning')}</Link>
          </li>
        </Column>
        <Column title={t('footer.resources')}>
          <li>
            <Link to={to('/docs')}>{t('footer.docs')}</Link>
          </li>
          <li>
            <Link to={to('/blog')}>{t('footer.blog')}</Link>
          </li>
        </Column>
        <Column title={t('footer.legal')}>
          <li>
            <Link to={to('/privacy')}>{t('footer.privacy')}</Link>
          </li>
          <li>
            <Link to={to('/terms')}>{t('footer.terms')}</Link>
          </li>
        </Column>
        {supportEmail && (
          <Column title={t('footer.support')}>
            <li>
              <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
            </li>
          </Column>
        )}
      </div>
      <div className="page-column">
        <p className="border-t border-line py-6 text-sm text-ink-soft">
          {t('footer.copyright', { year: claims.copyrightYear })}
        </p>
      </div>
    </footer>
  );
}
