// Clone Voice: read a prompt or bring a file, look at the sample, clone it, hear the result.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { voiceName } from '#contract/endpoints/voices.ts';
import { errorText } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import { formatDate } from '#web/i18n/dates.ts';
import { useLocale, useMessages, useText } from '#web/i18n/use-text.ts';
import { useEvents } from '#web/session/events.ts';
import { voicesQuery } from '#web/session/queries.ts';
import { session } from '#web/session/session.ts';
import { Card } from '#web/ui/card.tsx';
import { stopSound } from '#web/ui/one-sound.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { CloneForm } from './clone-form.tsx';
import { CloneProgress } from './clone-progress.tsx';
import { CloneResult } from './clone-result.tsx';
import { PromptCard } from './prompt-card.tsx';
import { RecordPanel } from './record-panel.tsx';
import { measureSeconds, refuseSample, type Sample } from './sample.ts';
import { SampleCard } from './sample-card.tsx';
import { TipsBox } from './tips-box.tsx';
import { UploadPanel } from './upload-panel.tsx';
import { useClone } from './use-clone.ts';
import type { Recording } from './use-recorder.ts';

export function CloneScreen() {
  const t = useText();
  const locale = useLocale();
  const { prompts } = useMessages().clone;
  const restored = session.use((state) => state.restored);
  const guest = session.use((state) => state.user === null);
  const { data: voices } = useQuery({ ...voicesQuery, enabled: restored });
  const [query] = useSearchParams();
  const again = query.get('voice');
  const start = query.get('start');
  const recloned = voices?.find(({ referenceId }) => referenceId === again);

  const cloning = useClone();
  const { task } = cloning;
  const [source, setSource] = useState<'record' | 'upload'>(start === 'upload' ? 'upload' : 'record');
  const [prompt, setPrompt] = useState(0);
  const [sample, setSample] = useState<Sample | null>(null);
  const [name, setName] = useState<string | null>(null);
  const [consent, setConsent] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEvents();
  useEffect(() => stopSound, []);

  const today = formatDate(new Date().toISOString(), locale);
  const shownName = name ?? recloned?.name ?? t('clone.name.default', { date: today });

  const keep = async (blob: Blob, fileName: string, text: string) => {
    setProblem(null);
    setSample({ blob, fileName, text, seconds: await measureSeconds(blob), trim: null });
  };
  const keepRecording = ({ blob, extension }: Recording) =>
    void keep(blob, `recording.${extension}`, prompts[prompt] ?? '');

  const submit = () => {
    const parsed = voiceName.safeParse(shownName);
    const refusal =
      refuseSample(sample, consent, locale) ??
      (parsed.success ? undefined : errorText('voiceNameInvalid', locale));
    setProblem(refusal ?? null);
    if (refusal || !sample || !parsed.success) return;
    stopSound();
    cloning.clone({ sample, name: parsed.data, ...(recloned && { referenceId: recloned.referenceId }) });
  };

  const finished =
    task?.state === 'succeeded' ? voices?.find((each) => each.referenceId === task.referenceId) : undefined;
  const startOver = () => {
    cloning.reset();
    setSample(null);
  };
  if (finished)
    return (
      <Frame>
        <CloneResult voice={finished} onReclone={startOver} />
      </Frame>
    );
  return (
    <Frame>
      {recloned && (
        <p className="rounded-control bg-pine-wash px-4 py-3">
          {t('clone.recloning', { name: recloned.name })}
        </p>
      )}
      <Card className="grid gap-6">
        {task?.state === 'failed' && task.error && (
          <div role="alert" className="rounded-control bg-danger-wash px-4 py-3 text-danger">
            <h2 className="font-semibold">{t('clone.errorTitle')}</h2>
            <p>{locale === 'zh' ? task.error.toastZh : task.error.toastEn}</p>
          </div>
        )}
        {sample ? (
          <SampleCard
            sample={sample}
            onChange={setSample}
            onReplace={() => setSample(null)}
            onDiscard={() => setSample(null)}
          />
        ) : (
          <Tabs
            label={t('clone.source.label')}
            value={source}
            onChange={setSource}
            tabs={[
              {
                value: 'record',
                label: t('clone.source.record'),
                panel: (
                  <div className="grid gap-6">
                    <PromptCard index={prompt} onNext={() => setPrompt((prompt + 1) % prompts.length)} />
                    <RecordPanel
                      onRecorded={keepRecording}
                      again={task?.state === 'failed'}
                      atOnce={start === 'record'}
                    />
                  </div>
                ),
              },
              {
                value: 'upload',
                label: t('clone.source.upload'),
                panel: <UploadPanel onChosen={(file) => void keep(file, file.name, '')} />,
              },
            ]}
          />
        )}
        <CloneForm
          name={shownName}
          onName={setName}
          consent={consent}
          onConsent={setConsent}
          problem={problem}
          busy={cloning.busy}
          ready={restored}
          again={task?.state === 'failed' || recloned !== undefined}
          onSubmit={submit}
        />
        {cloning.busy && <CloneProgress cloning={cloning} />}
        {restored && guest && (
          <p className="text-sm text-ink-soft">
            {t('clone.guestLimit', { max: limits.voices.guest, days: limits.guestDays })}
          </p>
        )}
      </Card>
    </Frame>
  );
}

function Frame({ children }: { children: React.ReactNode }) {
  const t = useText();
  return (
    <div className="grid gap-6">
      <header className="grid gap-2">
        <h1 className="font-heading text-title">{t('clone.title')}</h1>
        <p className="text-ink-soft">{t('clone.text')}</p>
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-6">{children}</div>
        <TipsBox />
      </div>
    </div>
  );
}
