// While a voice is made: what happens now, how long it may take, cancel.
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Progress } from '#web/ui/progress.tsx';
import type { Cloning } from './use-clone.ts';

export function CloneProgress({ cloning: { task, uploaded, cancel, cancelling } }: { cloning: Cloning }) {
  const t = useText();
  const news = () => {
    if (uploaded !== null) return t('clone.upload.uploadingPercent', { percent: Math.round(uploaded * 100) });
    if (!task) return t('clone.upload.uploading');
    if (task.state === 'running') return t('clone.progress.running');
    return task.position ? t('clone.progress.queued', { position: task.position }) : t('clone.progress.next');
  };
  const expected = task?.expectedSeconds
    ? t('clone.progress.expected', { seconds: Math.ceil(task.expectedSeconds) })
    : '';
  return (
    <div className="grid gap-3">
      <Progress
        label={t('clone.button.cloning')}
        value={uploaded === null ? 0.2 + (task?.progress ?? 0) * 0.8 : uploaded * 0.2}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-sm text-ink-soft">
          {[news(), expected].filter(Boolean).join(' · ')}
        </p>
        {task && (
          <Button variant="quiet" size="small" busy={cancelling} onClick={cancel}>
            {t('clone.button.cancel')}
          </Button>
        )}
      </div>
    </div>
  );
}
