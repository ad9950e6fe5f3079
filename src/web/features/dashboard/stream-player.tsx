// Plays sentences one after another while later ones are still being made.
import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Speech } from '#contract/endpoints/speeches.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { stopSound } from '#web/ui/one-sound.ts';

export function StreamPlayer({ speech: { sentences, sentenceCount } }: { speech: Speech }) {
  const t = useText();
  const audio = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const url = sentences.find(({ index }) => index === at)?.url;
  // A signed link changes with every answer; the sound behind it does not.
  const source = useRef<string | undefined>(undefined);

  useEffect(() => {
    const element = audio.current;
    if (!element) return;
    if (!playing || url === undefined) return element.pause();
    const path = `${at} ${url.split('?')[0]}`;
    if (source.current !== path) {
      source.current = path;
      element.src = url;
    }
    stopSound();
    element.play().catch(() => setPlaying(false));
  }, [playing, at, url]);

  const Icon = playing ? Pause : Play;
  return (
    <div className="flex flex-wrap items-center gap-4">
      {/* biome-ignore lint/a11y/useMediaCaption: the sentences are printed below, as they are spoken */}
      <audio ref={audio} onEnded={() => setAt(at + 1)} />
      <Button variant="secondary" onClick={() => setPlaying(!playing)}>
        <Icon aria-hidden className="size-4" />
        {playing ? t('dashboard.player.pause') : t('dashboard.player.play')}
      </Button>
      <span className="text-sm text-ink-soft">
        {t('dashboard.generate.progress', {
          done: sentences.length,
          total: sentenceCount ?? sentences.length,
        })}
      </span>
    </div>
  );
}
