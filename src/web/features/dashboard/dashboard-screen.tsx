// The dashboard: a voice, a text, a few settings; then the result with its sentences, and the history below.
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { useEvents } from '#web/session/events.ts';
import { voicesQuery } from '#web/session/queries.ts';
import { session, setVoice } from '#web/session/session.ts';
import { stopSound } from '#web/ui/one-sound.ts';
import { useDraft } from './draft.ts';
import { GenerateBar } from './generate-bar.tsx';
import { History } from './history.tsx';
import { OptionsPanel } from './options-panel.tsx';
import { Result } from './result.tsx';
import { StartCloning } from './start-cloning.tsx';
import { TextPanel } from './text-panel.tsx';
import { useGeneration } from './use-generation.ts';
import { VoicePanel } from './voice-panel.tsx';

export function DashboardScreen() {
  const t = useText();
  const restored = session.use((state) => state.restored);
  const chosen = session.use((state) => state.voice?.referenceId);
  const { data: voices } = useQuery({ ...voicesQuery, enabled: restored });
  const draft = useDraft();
  const generation = useGeneration();
  useEvents();
  useEffect(() => stopSound, []);

  const voice = voices?.find(({ referenceId }) => referenceId === chosen) ?? voices?.[0];
  useEffect(() => {
    if (voice && voice.referenceId !== chosen) setVoice(voice);
  }, [voice, chosen]);

  return (
    <div className="grid gap-6">
      <h1 className="font-heading text-title">{t('dashboard.title')}</h1>
      {voices?.length === 0 && <StartCloning />}
      {!voices && (
        <div
          role="status"
          aria-label={t('common.loading')}
          className="h-64 animate-pulse rounded-card bg-sunken motion-reduce:animate-none"
        />
      )}
      {voices && voice && (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid min-w-0 gap-6">
            <TextPanel draft={draft} />
            <GenerateBar draft={draft} voice={voice} generation={generation} />
            {generation.speech && <Result generation={generation} speech={generation.speech} />}
            <History voice={voice} generation={generation} />
          </div>
          <aside className="row-start-1 grid gap-6 lg:row-start-auto">
            <VoicePanel voice={voice} voices={voices} />
            <OptionsPanel draft={draft} />
          </aside>
        </div>
      )}
    </div>
  );
}
