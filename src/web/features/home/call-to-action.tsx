// The last word of the home page: begin.
import { useLocalePath, useText } from '#web/i18n/use-text.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Wave } from '#web/ui/wave.tsx';

export function CallToAction() {
  const t = useText();
  const to = useLocalePath();
  return (
    <section className="page-column pb-20 sm:pb-28">
      <div className="relative isolate overflow-hidden rounded-[1.5rem] bg-deep px-6 py-14 text-center text-on-deep sm:py-20">
        <Wave
          bars={90}
          className="absolute inset-x-0 top-1/2 -z-10 h-4/5 w-full -translate-y-1/2 opacity-15"
        />
        <h2 className="font-heading text-title">{t('home.cta.title')}</h2>
        <p className="mt-3 text-lead opacity-90">{t('home.cta.text')}</p>
        <ButtonLink
          to={to('/clone?start=record')}
          size="large"
          variant="secondary"
          className="mt-8 border-transparent"
        >
          {t('home.cta.button')}
        </ButtonLink>
      </div>
    </section>
  );
}
