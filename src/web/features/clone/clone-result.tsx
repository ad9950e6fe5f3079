// The new voice: its preview, what we heard in the sample, and where to go from here.
import { Play, Square } from 'lucide-react';
import type { Voice } from '#contract/endpoints/voices.ts';
import { useLocalePath, useText } from '#web/i18n/use-text.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { toggleSound, useSound } from '#web/ui/one-sound.ts';
import { showToast } from '#web/ui/toast.ts';

export function CloneResult({ voice, onReclone }: { voice: Voice; onReclone: () => void }) {
  const t = useText();
  const to = useLocalePath();
  const { referenceId, name, previewUrl } = voice;
  const playing = useSound(referenceId) !== 'stopped';
  const Icon = playing ? Square : Play;
  const play = () =>
    previewUrl &&
    toggleSound(referenceId, previewUrl).catch(() => showToast(t('models.previewFailed'), { type: 'error' }));
  return (
    <Card className="grid gap-5">
      <div>
        <h2 className="font-heading text-2xl">{t('clone.success')}</h2>
        <p className="text-ink-soft">{name}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" disabled={!previewUrl} onClick={() => void play()}>
          <Icon aria-hidden className="size-4" />
          {playing ? t('clone.button.stopPreview') : t('clone.button.preview')}
        </Button>
        <ButtonLink to={to('/dashboard')}>{t('clone.button.use')}</ButtonLink>
        <Button variant="quiet" onClick={onReclone}>
          {t('clone.button.reclone')}
        </Button>
      </div>
      <SampleReportList voice={voice} />
    </Card>
  );
}

function SampleReportList({ voice: { report } }: { voice: Voice }) {
  const t = useText();
  if (!report) return null;
  const facts = [
    t(`clone.report.${report.verdict}`),
    t('clone.report.speech', { seconds: report.speechSeconds.toFixed(1) }),
    report.snrDb === null ? '' : t('clone.report.noise', { db: Math.round(report.snrDb) }),
  ];
  return (
    <section aria-labelledby="report-title" className="grid gap-2 border-t border-line pt-4">
      <h3 id="report-title" className="font-semibold">
        {t('clone.report.title')}
      </h3>
      <p className="text-sm text-ink-soft">{facts.filter(Boolean).join(' · ')}</p>
      {report.advice.length === 0 ? (
        <p className="text-sm">{t('clone.report.noAdvice')}</p>
      ) : (
        <ul className="grid list-disc gap-1 ps-5 text-sm">
          {report.advice.map((code) => (
            <li key={code}>{t(`clone.advice.${code}`)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
