// Route: /manifest.webmanifest, what the site is called and looks like when it is installed.
import type { LoaderFunctionArgs } from 'react-router';
import { localeTags } from '#contract/locales.ts';
import { localeOfRequest } from '../content/load-page.server.ts';
import { localePath } from '../i18n/locale.ts';
import { translate } from '../i18n/use-text.ts';
import { answerFile } from '../seo/answer-file.ts';

const icon = (size: number, purpose = 'any') => ({
  src: `/icons/${purpose === 'any' ? size : `${purpose}-${size}`}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

export function loader({ request }: LoaderFunctionArgs) {
  const locale = localeOfRequest(request);
  const manifest = {
    id: '/',
    name: translate(locale, 'site.title'),
    short_name: translate(locale, 'site.name'),
    description: translate(locale, 'site.description'),
    lang: localeTags[locale],
    start_url: localePath(locale, '/dashboard'),
    scope: '/',
    display: 'standalone',
    background_color: '#faf8f3',
    theme_color: '#0f5b4c',
    icons: [icon(192), icon(512), icon(512, 'maskable')],
  };
  return answerFile(JSON.stringify(manifest), 'application/manifest+json');
}
