// The figures of the site settings in one row.
import { useText } from '#web/i18n/use-text.ts';
import { claims } from '#web/site-settings.ts';

export function Stats() {
  const t = useText();
  const figures = [
    { value: claims.voices, label: t('home.stats.voices') },
    { value: claims.rating, label: t('home.stats.rating') },
    { value: claims.reviews, label: t('home.stats.reviews') },
    { value: claims.languages, label: t('home.stats.languages') },
  ];
  return (
    <section aria-label={t('home.stats.title')} className="border-b border-line bg-sunken">
      <dl className="page-column grid grid-cols-2 gap-y-8 py-10 lg:grid-cols-4">
        {figures.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse px-2 text-center">
            <dt className="mt-1 text-[0.9375rem] text-ink-soft">{label}</dt>
            <dd className="font-display text-[clamp(1.75rem,1.2rem+2vw,2.5rem)] font-semibold leading-tight tracking-tight">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
