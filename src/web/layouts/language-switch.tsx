// The same page in the other language. The choice is remembered in a cookie.
import { Languages } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { localeTags } from '#contract/locales.ts';
import { loadCatalogue } from '../i18n/catalogue.ts';
import { localeCookieText, localePath } from '../i18n/locale.ts';
import { useLocale, useText } from '../i18n/use-text.ts';

export function LanguageSwitch() {
  const t = useText();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const other = useLocale() === 'en' ? 'zh' : 'en';
  const target = localePath(other, pathname + search + hash);

  const change = async (event: MouseEvent) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all browsers yet
    document.cookie = localeCookieText(other);
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    await loadCatalogue(other);
    await navigate(target, { preventScrollReset: true });
  };

  return (
    <Link
      to={target}
      hrefLang={localeTags[other]}
      lang={localeTags[other]}
      aria-label={t('nav.switchLanguage')}
      title={t('nav.switchLanguage')}
      onClick={(event) => void change(event)}
      className="inline-flex h-10 items-center gap-1.5 rounded-control px-2.5 text-sm text-ink-soft hover:bg-sunken hover:text-ink"
    >
      <Languages aria-hidden className="size-4.5" />
      <span className="max-[26rem]:hidden">{t('nav.languageShort')}</span>
    </Link>
  );
}
