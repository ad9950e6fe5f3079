// Recording: one big button, the level, the seconds on a scale, and the coach.
import { Mic, Pause, Play, Square } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { limits } from '#contract/limits.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { coach } from './coach.ts';
import { LevelTrace } from './level-trace.tsx';
import { SecondsScale } from './seconds-scale.tsx';
import { type Recording, useRecorder } from './use-recorder.ts';

type RecordPanelProps = {
  onRecorded: (recording: Recording) => void;
  again: boolean;
  /** The visitor asked to record on the page before: ask for the microphone right away. */
  atOnce: boolean;
};

export function RecordPanel({ onRecorded, again, atOnce }: RecordPanelProps) {
  const t = useText();
  const recorder = useRecorder(onRecorded);
  const started = useRef(false);
  useEffect(() => {
    if (!atOnce || started.current) return;
    started.current = true;
    void recorder.start();
  }, [atOnce, recorder.start]);
  const { state, problem, seconds, levels } = recorder;
  const open = state === 'recording' || state === 'paused';
  const Icon = open ? Square : Mic;
  const label = open ? t('clone.record.stop') : again ? t('clone.record.again') : t('clone.record.start');
  return (
    <div className="grid justify-items-center gap-5 text-center">
      <button
        type="button"
        aria-pressed={open}
        aria-label={label}
        disabled={state === 'asking'}
        onClick={() => (open ? recorder.stop() : void recorder.start())}
        className="grid size-24 place-items-center rounded-full bg-copper text-on-copper shadow-float transition-transform hover:scale-105 disabled:opacity-55 motion-reduce:transition-none"
      >
        <Icon aria-hidden className="size-9" fill={open ? 'currentColor' : 'none'} />
      </button>
      <p className="font-medium">{state === 'asking' ? t('clone.microphone.asking') : label}</p>
      {open && (
        <div className="grid w-full gap-4">
          <LevelTrace levels={levels} label={t('clone.record.level')} />
          <SecondsScale seconds={seconds} />
          <div className="flex flex-wrap items-center justify-center gap-4">
            <span className="tabular-nums">{t('clone.record.elapsed', { seconds: seconds.toFixed(1) })}</span>
            <Button
              variant="secondary"
              size="small"
              onClick={state === 'paused' ? recorder.resume : recorder.pause}
            >
              {state === 'paused' ? (
                <Play aria-hidden className="size-4" />
              ) : (
                <Pause aria-hidden className="size-4" />
              )}
              {state === 'paused' ? t('clone.record.resume') : t('clone.record.pause')}
            </Button>
          </div>
          <CoachLine levels={levels} seconds={seconds} paused={state === 'paused'} />
        </div>
      )}
      {!open && (
        <p className="text-sm text-ink-soft">
          {t('clone.record.recommended', { range: limits.sample.recommendedSeconds })}
        </p>
      )}
      {problem && (
        <p role="alert" className="rounded-control bg-danger-wash px-4 py-3 text-danger">
          {t(`clone.microphone.${problem}`)}
        </p>
      )}
    </div>
  );
}

function CoachLine({
  levels,
  seconds,
  paused,
}: {
  levels: readonly number[];
  seconds: number;
  paused: boolean;
}) {
  const t = useText();
  const advice = coach(levels, seconds);
  const words =
    advice.code === 'moreSeconds'
      ? t('clone.coach.moreSeconds', { seconds: advice.seconds })
      : t(`clone.coach.${advice.code}`);
  return (
    <p role="status" className="min-h-6 text-copper">
      {paused ? t('clone.record.paused') : words}
    </p>
  );
}
