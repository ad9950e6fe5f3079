// Tells search engines which address is the page's own, and where it is in the other language.
import { useLocation } from 'react-router';
import { locales, localeTags } from '#contract/locales.ts';
import { localePath } from './locale.ts';
import { useLocale } from './use-text.ts';

export function LanguageLinks({ origin }: { origin: string }) {
  const { pathname } = useLocation();
  const locale = useLocale();
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  const address = (target: typeof locale) => origin + localePath(target, path);
  return (
    <>
      <link rel="canonical" href={address(locale)} />
      {locales.map((target) => (
        <link
          key={target}
          rel="alternate"
          hrefLang={localeTags[target].split('-')[0]}
          href={address(target)}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address('en')} />
    </>
  );
}
