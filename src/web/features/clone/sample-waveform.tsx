// The sample's waveform with the part that is used: drag its ends, or move them with the sliders below.
import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type WaveSurfer from 'wavesurfer.js';
import type { Region } from 'wavesurfer.js/dist/plugins/regions.js';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { stopSound } from '#web/ui/one-sound.ts';
import { Slider } from '#web/ui/slider.tsx';
import type { Sample, Trim } from './sample.ts';

const leastSeconds = 1;

type SampleWaveformProps = { sample: Sample; seconds: number; onTrim: (trim: Trim | null) => void };

export function SampleWaveform({ sample: { blob, trim }, seconds, onTrim }: SampleWaveformProps) {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  const wave = useRef<WaveSurfer | null>(null);
  const region = useRef<Region | null>(null);
  const [playing, setPlaying] = useState(false);
  const { start, end } = trim ?? { start: 0, end: seconds };
  const report = useRef(onTrim);
  report.current = onTrim;

  useEffect(() => {
    let gone = false;
    const load = async () => {
      const [{ default: Wave }, { default: Regions }] = await Promise.all([
        import('wavesurfer.js'),
        import('wavesurfer.js/dist/plugins/regions.js'),
      ]);
      if (gone || !place.current) return;
      const style = getComputedStyle(document.documentElement);
      const regions = Regions.create();
      const created = Wave.create({
        container: place.current,
        height: 80,
        barWidth: 3,
        barGap: 2,
        barRadius: 2,
        waveColor: style.getPropertyValue('--line-strong'),
        progressColor: style.getPropertyValue('--copper'),
        cursorColor: style.getPropertyValue('--copper'),
        plugins: [regions],
      });
      wave.current = created;
      created.on('play', () => setPlaying(true));
      created.on('pause', () => setPlaying(false));
      created.on('decode', () => {
        region.current = regions.addRegion({
          start: 0,
          end: seconds,
          color: 'color-mix(in srgb, var(--pine) 14%, transparent)',
          minLength: leastSeconds,
        });
        region.current.on('update-end', () => {
          const { start: from = 0, end: until = seconds } = region.current ?? {};
          const whole = from < 0.05 && until > seconds - 0.05;
          report.current(whole ? null : { start: Math.max(0, from), end: Math.min(seconds, until) });
        });
      });
      await created.loadBlob(blob);
    };
    // A sample that cannot be drawn can still be sent; the picture is a help, not a need.
    load().catch(() => undefined);
    return () => {
      gone = true;
      wave.current?.destroy();
    };
  }, [blob, seconds]);

  const move = (next: Trim) => {
    region.current?.setOptions(next);
    onTrim(next.start === 0 && next.end === seconds ? null : next);
  };
  const toggle = () => {
    if (playing) return wave.current?.pause();
    stopSound();
    void wave.current?.play(start, end);
  };
  const Icon = playing ? Pause : Play;
  const show = (value: number) => t('clone.sample.duration', { seconds: value.toFixed(1) });
  return (
    <div className="grid gap-4">
      <div
        ref={place}
        role="img"
        aria-label={t('clone.sample.waveform')}
        className="min-h-20 overflow-hidden"
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button variant="secondary" size="small" onClick={toggle}>
          <Icon aria-hidden className="size-4" />
          {playing ? t('clone.sample.pause') : t('clone.sample.play')}
        </Button>
        <p className="text-sm text-ink-soft">
          {trim
            ? t('clone.sample.trimmed', { start: start.toFixed(1), end: end.toFixed(1) })
            : t('clone.sample.trim')}
        </p>
      </div>
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        <Slider
          label={t('clone.sample.trimStart')}
          valueText={show(start)}
          value={start}
          min={0}
          max={seconds}
          step={0.1}
          onChange={(value) => move({ start: Math.min(value, end - leastSeconds), end })}
        />
        <Slider
          label={t('clone.sample.trimEnd')}
          valueText={show(end)}
          value={end}
          min={0}
          max={seconds}
          step={0.1}
          onChange={(value) => move({ start, end: Math.min(seconds, Math.max(value, start + leastSeconds)) })}
        />
      </div>
    </div>
  );
}
