// Generate Voiceover / Generating: the button, then progress, place in the queue and cancel.
import { Sparkles } from 'lucide-react';
import type { Voice } from '#contract/endpoints/voices.ts';
import { errorText } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import { useLocale, useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { showToast } from '#web/ui/toast.ts';
import type { useDraft } from './draft.ts';
import type { Generation } from './use-generation.ts';

type GenerateBarProps = { draft: ReturnType<typeof useDraft>; voice: Voice; generation: Generation };

export function GenerateBar({ draft: { text, options }, voice, generation }: GenerateBarProps) {
  const t = useText();
  const locale = useLocale();
  const { task, busy } = generation;
  const start = () => {
    const length = [...text].length;
    const { maxCharacters: max } = limits.text;
    if (text.trim() === '') return void showToast(errorText('textRequired', locale), { type: 'warning' });
    if (length > max) return void showToast(errorText('textTooLong', locale, { max }), { type: 'warning' });
    generation.generate({ referenceId: voice.referenceId, text, options });
  };
  return (
    <div className="grid gap-3">
      <Button size="large" busy={busy} disabled={voice.state !== 'ready'} onClick={start}>
        {!busy && <Sparkles aria-hidden className="size-5" />}
        {busy ? t('dashboard.generate.busy') : t('dashboard.generate.button')}
      </Button>
      {busy && task && (
        <div className="grid gap-2">
          <Progress label={t('dashboard.generate.busy')} value={task.progress} />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <TaskNews generation={generation} />
            <Button variant="quiet" size="small" busy={generation.cancelling} onClick={generation.cancel}>
              {t('dashboard.generate.cancel')}
            </Button>
          </div>
        </div>
      )}
      {!busy && task?.state === 'failed' && task.error && (
        <p role="alert" className="rounded-control bg-danger-wash px-4 py-3 text-danger">
          {locale === 'zh' ? task.error.toastZh : task.error.toastEn}
        </p>
      )}
    </div>
  );
}

function TaskNews({ generation: { task, speech } }: { generation: Generation }) {
  const t = useText();
  if (!task) return null;
  const expected =
    task.expectedSeconds === null
      ? ''
      : t('dashboard.generate.expected', { seconds: Math.ceil(task.expectedSeconds) });
  const state = () => {
    if (task.state === 'queued')
      return task.position
        ? t('dashboard.generate.queued', { position: task.position })
        : t('dashboard.generate.next');
    if (speech?.sentenceCount)
      return t('dashboard.generate.progress', { done: speech.sentences.length, total: speech.sentenceCount });
    return t('dashboard.generate.busy');
  };
  return (
    <p role="status" className="text-sm text-ink-soft">
      {[state(), expected].filter(Boolean).join(' · ')}
    </p>
  );
}
