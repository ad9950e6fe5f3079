// The sample as it stands: its length, its waveform, and the ways to replace it.
import { RotateCcw, Trash2 } from 'lucide-react';
import { limits } from '#contract/limits.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { judgeLength, type Sample, usedSeconds } from './sample.ts';
import { SampleWaveform } from './sample-waveform.tsx';

type SampleCardProps = {
  sample: Sample;
  onChange: (sample: Sample) => void;
  onReplace: () => void;
  onDiscard: () => void;
};

export function SampleCard({ sample, onChange, onReplace, onDiscard }: SampleCardProps) {
  const t = useText();
  const { fileName, seconds } = sample;
  return (
    <section aria-labelledby="sample-title" className="grid gap-4 rounded-card border border-line p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 id="sample-title" className="font-semibold">
            {t('clone.sample.title')}
          </h2>
          <p className="truncate text-sm text-ink-soft">{fileName}</p>
        </div>
        <LengthIndicator sample={sample} />
      </div>
      {seconds !== null && (
        <SampleWaveform sample={sample} seconds={seconds} onTrim={(trim) => onChange({ ...sample, trim })} />
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" size="small" onClick={onReplace}>
          <RotateCcw aria-hidden className="size-4" />
          {t('clone.button.reupload')}
        </Button>
        <Button variant="quiet" size="small" onClick={onDiscard}>
          <Trash2 aria-hidden className="size-4" />
          {t('clone.sample.discard')}
        </Button>
      </div>
    </section>
  );
}

function LengthIndicator({ sample }: { sample: Sample }) {
  const t = useText();
  const seconds = usedSeconds(sample);
  if (seconds === null) return null;
  const verdict = judgeLength(seconds);
  const { recommendedSeconds: recommended } = limits.sample;
  const words = {
    tooShort: t('clone.sample.tooShort', { recommended }),
    tooLong: t('clone.sample.tooLong', { recommended }),
    good: t('clone.sample.goodLength'),
  };
  return (
    <p role="status" className={classNames('text-sm', verdict === 'good' ? 'text-success' : 'text-warning')}>
      <span className="font-semibold tabular-nums">
        {t('clone.sample.duration', { seconds: seconds.toFixed(1) })}
      </span>{' '}
      {words[verdict]}
    </p>
  );
}
