// The page for addresses that do not exist: the way home, a search, and what there is to read.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocalePath, useText } from '#web/i18n/use-text.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Wave } from '#web/ui/wave.tsx';

type Place = { path: string; title: string };
type NotFoundPageProps = {
  search?: ReactNode;
  navigation?: { docs: readonly Place[]; blog: readonly Place[] };
};

function Places({ title, places }: { title: string; places: readonly Place[] }) {
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-2 grid gap-1 text-[0.9375rem] text-ink-soft">
        {places.map((place) => (
          <li key={place.path}>
            <Link to={place.path} className="inline-block py-1 hover:text-pine">
              {place.title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function NotFoundPage({ search, navigation }: NotFoundPageProps) {
  const t = useText();
  const to = useLocalePath();
  return (
    <div className="page-column grid justify-items-center py-16 text-center sm:py-24">
      <Wave bars={24} className="h-16 w-48 text-copper/70" />
      <p className="mt-8 font-mono text-sm text-ink-soft">404</p>
      <h1 className="mt-2 font-heading text-title">{t('notFound.title')}</h1>
      <p className="mt-3 text-lead text-ink-soft">{t('notFound.text')}</p>
      <ButtonLink to={to('/')} className="mt-8">
        {t('common.backHome')}
      </ButtonLink>
      {search && <div className="mt-12 w-full max-w-xl text-start">{search}</div>}
      {navigation && (
        <section aria-labelledby="not-found-places" className="mt-14 w-full max-w-3xl text-start">
          <h2 id="not-found-places" className="font-heading text-2xl">
            {t('notFound.places')}
          </h2>
          <div className="mt-5 grid gap-8 sm:grid-cols-2">
            <Places title={t('content.docs.title')} places={navigation.docs} />
            <Places title={t('content.blog.title')} places={navigation.blog} />
          </div>
        </section>
      )}
    </div>
  );
}
