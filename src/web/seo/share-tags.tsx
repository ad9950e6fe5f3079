// Tags that every page has: how it looks when shared, what it looks like when installed, where the feed is.
import { useLocation } from 'react-router';
import { localePath } from '../i18n/locale.ts';
import { useLocale, useText } from '../i18n/use-text.ts';
import { sharePicture } from './share-picture.ts';

export function ShareTags({ origin }: { origin: string }) {
  const t = useText();
  const locale = useLocale();
  const { pathname } = useLocation();
  return (
    <>
      <meta property="og:site_name" content={t('site.name')} />
      <meta property="og:url" content={origin + pathname} />
      <meta property="og:image" content={origin + sharePicture(pathname)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={t('site.title')} />
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="manifest" href={localePath(locale, '/manifest.webmanifest')} />
      <link rel="apple-touch-icon" href="/icons/180.png" />
      <link
        rel="alternate"
        type="application/rss+xml"
        title={`${t('site.name')} - ${t('content.blog.title')}`}
        href={origin + localePath(locale, '/feed.xml')}
      />
    </>
  );
}
