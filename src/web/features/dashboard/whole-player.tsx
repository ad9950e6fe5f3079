// The finished result: waveform, play, seek, playback speed.
import { Pause, Play } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type WaveSurfer from 'wavesurfer.js';
import { useText } from '#web/i18n/use-text.ts';
import { IconButton } from '#web/ui/button.tsx';
import { stopSound } from '#web/ui/one-sound.ts';

const rates = [0.75, 1, 1.25, 1.5, 2];

const clock = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

export function WholePlayer({ url }: { url: string }) {
  const t = useText();
  const rateId = useId();
  const place = useRef<HTMLDivElement>(null);
  const wave = useRef<WaveSurfer | null>(null);
  const [playing, setPlaying] = useState(false);
  const [now, setNow] = useState(0);
  const [total, setTotal] = useState(0);
  const [failed, setFailed] = useState(false);

  // The link is renewed with every answer; only the first one is loaded.
  const [first] = useState(url);
  useEffect(() => {
    let gone = false;
    void import('wavesurfer.js').then(({ default: Wave }) => {
      if (gone || !place.current) return;
      const style = getComputedStyle(document.documentElement);
      wave.current = Wave.create({
        container: place.current,
        url: first,
        height: 72,
        barWidth: 3,
        barGap: 2,
        barRadius: 2,
        waveColor: style.getPropertyValue('--line-strong'),
        progressColor: style.getPropertyValue('--pine'),
        cursorColor: style.getPropertyValue('--copper'),
      });
      wave.current.on('ready', setTotal);
      wave.current.on('timeupdate', setNow);
      wave.current.on('play', () => setPlaying(true));
      wave.current.on('pause', () => setPlaying(false));
      wave.current.on('error', () => setFailed(true));
    });
    return () => {
      gone = true;
      wave.current?.destroy();
    };
  }, [first]);

  const toggle = () => {
    stopSound();
    wave.current?.playPause().catch(() => setFailed(true));
  };
  const label = playing ? t('dashboard.player.pause') : t('dashboard.player.play');
  const Icon = playing ? Pause : Play;
  if (failed) return <p role="alert">{t('dashboard.player.failed')}</p>;
  return (
    <div className="grid gap-3">
      <div
        ref={place}
        role="img"
        aria-label={t('dashboard.player.waveform')}
        className="min-h-18 overflow-hidden"
      />
      <div className="flex flex-wrap items-center gap-3">
        <IconButton
          label={label}
          onClick={toggle}
          className="bg-pine text-on-pine hover:bg-pine-strong hover:text-on-pine"
        >
          <Icon aria-hidden className="size-5" />
        </IconButton>
        <input
          type="range"
          aria-label={t('dashboard.player.seek')}
          aria-valuetext={t('dashboard.player.time', { now: clock(now), total: clock(total) })}
          min={0}
          max={Math.max(total, 0.1)}
          step={0.1}
          value={Math.min(now, total)}
          onChange={(event) => wave.current?.setTime(Number(event.target.value))}
          className="min-w-24 grow accent-pine"
        />
        <span className="text-sm tabular-nums text-ink-soft">
          {clock(now)} / {clock(total)}
        </span>
        <label htmlFor={rateId} className="sr-only">
          {t('dashboard.player.rate')}
        </label>
        <select
          id={rateId}
          defaultValue={1}
          onChange={(event) => wave.current?.setPlaybackRate(Number(event.target.value))}
          className="min-h-9 rounded-control border border-line-strong/70 bg-surface px-2 text-sm text-ink"
        >
          {rates.map((rate) => (
            <option key={rate} value={rate}>
              {rate}x
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
