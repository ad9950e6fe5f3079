// Clips to listen to: the original, then the clone. One sound at a time.
import { Play, Square } from 'lucide-react';
import { useRef, useState } from 'react';
import { localeTags } from '#contract/locales.ts';
import { useText } from '#web/i18n/use-text.ts';
import { type VoiceSample, voiceSamples } from '#web/site-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Section } from './section.tsx';

type ListenProps = { label: string; name: string; playing: boolean; onToggle: () => void };

function Listen({ label, name, playing, onToggle }: ListenProps) {
  const t = useText();
  const Icon = playing ? Square : Play;
  return (
    <div className="flex items-center justify-between gap-3">
      <span className="text-[0.9375rem]">{label}</span>
      <Button
        size="small"
        variant={playing ? 'primary' : 'secondary'}
        aria-pressed={playing}
        aria-label={t('home.samples.listenTo', { name })}
        onClick={onToggle}
      >
        <Icon aria-hidden className="size-4" />
        {playing ? t('home.samples.stop') : t('home.samples.listen')}
      </Button>
    </div>
  );
}

function SampleCard({
  sample,
  playing,
  onToggle,
}: {
  sample: VoiceSample;
  playing: string | null;
  onToggle: (file: string) => void;
}) {
  const t = useText();
  const { language, speaker, text, original, cloned } = sample;
  const clips = [
    { file: original, label: t('home.samples.original') },
    { file: cloned, label: t('home.samples.cloned') },
  ];
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="text-heading font-semibold">{t(`home.samples.languages.${language}`)}</h3>
        <span className="text-sm text-ink-soft">{speaker}</span>
      </div>
      <p lang={language === 'zh' ? localeTags.zh : language} className="grow text-ink-soft">
        {text}
      </p>
      {clips.map(({ file, label }) => (
        <Listen
          key={file}
          label={label}
          name={`${t(`home.samples.languages.${language}`)}, ${label}`}
          playing={playing === file}
          onToggle={() => onToggle(file)}
        />
      ))}
    </Card>
  );
}

export function VoiceSamples() {
  const t = useText();
  const audio = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState<string | null>(null);

  const toggle = (file: string) => {
    const player = audio.current;
    if (!player) return;
    player.pause();
    if (playing === file) return setPlaying(null);
    player.src = `/samples/${file}`;
    setPlaying(file);
    // A refused play (no permission, missing file) simply leaves the button as it was.
    player.play().catch(() => setPlaying((current) => (current === file ? null : current)));
  };

  return (
    <Section id="samples" title={t('home.samples.title')} text={t('home.samples.text')}>
      {/* biome-ignore lint/a11y/useMediaCaption: what is said is printed on each card */}
      <audio ref={audio} preload="none" onEnded={() => setPlaying(null)} />
      <div className="grid gap-5 sm:grid-cols-2">
        {voiceSamples.map((sample) => (
          <SampleCard key={sample.id} sample={sample} playing={playing} onToggle={toggle} />
        ))}
      </div>
    </Section>
  );
}
