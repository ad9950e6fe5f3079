// My Voice Models: every voice of the visitor, with preview, rename, delete and the way to the dashboard.
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useEffect } from 'react';
import { limits } from '#contract/limits.ts';
import { useLocalePath, useText } from '#web/i18n/use-text.ts';
import { useEvents } from '#web/session/events.ts';
import { voicesQuery } from '#web/session/queries.ts';
import { session } from '#web/session/session.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { stopSound } from '#web/ui/one-sound.ts';
import { EmptyModels } from './empty-models.tsx';
import { GuestNotice } from './guest-notice.tsx';
import { VoiceCard } from './voice-card.tsx';

export function ModelsScreen() {
  const t = useText();
  const to = useLocalePath();
  const restored = session.use((state) => state.restored);
  const guest = session.use((state) => state.user === null);
  const { data: voices, isError, refetch } = useQuery({ ...voicesQuery, enabled: restored });
  useEvents();
  useEffect(() => stopSound, []);

  const max = guest ? limits.voices.guest : limits.voices.user;
  return (
    <div className="page-column grid gap-8 py-8 sm:py-12">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-2">
          <h1 className="font-heading text-title">{t('models.title')}</h1>
          <p className="text-ink-soft">{t('models.text')}</p>
        </div>
        {voices && voices.length > 0 && (
          <ButtonLink to={to('/clone')}>
            <Plus aria-hidden className="size-5" />
            {t('models.cloneNew')}
          </ButtonLink>
        )}
      </header>
      {restored && guest && <GuestNotice />}
      {isError && (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{t('models.loadFailed')}</p>
          <Button variant="secondary" onClick={() => void refetch()}>
            {t('common.retry')}
          </Button>
        </div>
      )}
      {!voices && !isError && <LoadingCards />}
      {voices?.length === 0 && <EmptyModels />}
      {voices && voices.length > 0 && (
        <section aria-label={t('models.title')} className="grid gap-4">
          <p className="text-sm text-ink-soft">{t('models.count', { count: voices.length, max })}</p>
          <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {voices.map((voice) => (
              <VoiceCard key={voice.referenceId} voice={voice} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function LoadingCards() {
  const t = useText();
  return (
    <div role="status" aria-label={t('common.loading')} className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className="h-44 animate-pulse rounded-card bg-sunken motion-reduce:animate-none" />
      ))}
    </div>
  );
}
