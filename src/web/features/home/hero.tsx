// The first thing a visitor sees: the promise, and a recorder that starts at once.
import { Mic, Upload } from 'lucide-react';
import { Link } from 'react-router';
import { limits } from '#contract/limits.ts';
import { useLocalePath, useText } from '#web/i18n/use-text.ts';
import { voiceSamples } from '#web/site-settings.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Wave } from '#web/ui/wave.tsx';

/** Looks like the recorder it leads to: the sentence to read, the wave, the round button. */
function RecorderCard() {
  const t = useText();
  const to = useLocalePath();
  return (
    <div className="relative rounded-[1.5rem] border border-line bg-surface p-6 shadow-float sm:p-8">
      <p className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
        <span className="font-medium">{t('home.hero.readAloud')}</span>
        <span className="tabular-nums">
          {t('home.hero.duration', { seconds: limits.sample.recommendedMinSeconds })}
        </span>
      </p>
      <p className="mt-4 font-heading text-[1.375rem] leading-snug sm:text-2xl">{t('home.hero.prompt')}</p>
      <Wave bars={44} moving className="mt-7 h-24 w-full text-copper/75" />
      <div className="mt-7 grid grid-cols-[1fr_auto_1fr] items-center font-mono text-sm tabular-nums text-ink-soft">
        <span aria-hidden>0:00</span>
        <Link
          to={to('/clone?start=record')}
          aria-label={t('home.hero.record')}
          className="grid size-18 place-items-center rounded-full bg-copper text-on-copper ring-8 ring-copper-wash transition-transform hover:scale-105"
        >
          <Mic aria-hidden className="size-8" />
        </Link>
        <span aria-hidden className="text-end">
          0:{limits.sample.recommendedMaxSeconds}
        </span>
      </div>
    </div>
  );
}

export function Hero() {
  const t = useText();
  const to = useLocalePath();
  return (
    <section className="overflow-hidden border-b border-line">
      <div className="page-column grid items-center gap-12 py-14 sm:py-20 lg:grid-cols-[1.15fr_1fr] lg:gap-16 lg:py-24">
        <div>
          <p className="inline-flex items-center gap-2 rounded-full bg-pine-wash px-3.5 py-1.5 text-sm font-medium text-pine">
            {t('home.hero.eyebrow')}
          </p>
          <h1 className="mt-5 font-heading text-display">{t('home.hero.title')}</h1>
          <p className="mt-5 max-w-[34rem] text-lead text-ink-soft">{t('home.hero.text')}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to={to('/clone?start=record')} size="large">
              <Mic aria-hidden className="size-5" />
              {t('home.hero.record')}
            </ButtonLink>
            <ButtonLink to={to('/clone?start=upload')} size="large" variant="secondary">
              <Upload aria-hidden className="size-5" />
              {t('home.hero.upload')}
            </ButtonLink>
          </div>
          <p className="mt-5 text-[0.9375rem] text-ink-soft">
            {t('home.hero.promise')}{' '}
            {voiceSamples.length > 0 && (
              <Link to={to('/#samples')} className="font-medium text-pine underline underline-offset-4">
                {t('home.hero.listen')}
              </Link>
            )}
          </p>
        </div>
        <RecorderCard />
      </div>
    </section>
  );
}
