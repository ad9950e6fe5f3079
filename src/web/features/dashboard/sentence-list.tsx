// Every sentence of a result: listen to one, redo one; the rest stays as it is.
import { LoaderCircle, Play, RotateCcw, Square } from 'lucide-react';
import type { Sentence, Speech } from '#contract/endpoints/speeches.ts';
import { useText } from '#web/i18n/use-text.ts';
import { IconButton } from '#web/ui/button.tsx';
import { toggleSound, useSound } from '#web/ui/one-sound.ts';
import { showToast } from '#web/ui/toast.ts';
import type { Generation } from './use-generation.ts';

const icons = { stopped: Play, loading: LoaderCircle, playing: Square };

export function SentenceList({ speech, generation }: { speech: Speech; generation: Generation }) {
  const t = useText();
  const { speechId, sentences, state } = speech;
  return (
    <details open className="grid gap-3 border-t border-line pt-4">
      <summary className="cursor-pointer font-semibold">{t('dashboard.sentences.title')}</summary>
      <p className="mt-1 text-sm text-ink-soft">{t('dashboard.sentences.help')}</p>
      <ol className="mt-3 grid gap-1">
        {sentences.map((sentence) => (
          <SentenceItem
            key={sentence.index}
            name={`${speechId}/${sentence.index}`}
            sentence={sentence}
            redo={
              state === 'succeeded' && !generation.busy
                ? () => generation.redo({ speechId, index: sentence.index })
                : undefined
            }
          />
        ))}
      </ol>
    </details>
  );
}

type SentenceItemProps = { name: string; sentence: Sentence; redo: (() => void) | undefined };

function SentenceItem({ name, sentence: { index, text, language, url }, redo }: SentenceItemProps) {
  const t = useText();
  const Icon = icons[useSound(name)];
  const number = index + 1;
  const play = () =>
    toggleSound(name, url).catch(() => showToast(t('dashboard.player.failed'), { type: 'error' }));
  return (
    <li className="flex items-start gap-1 rounded-control py-1 hover:bg-sunken">
      <IconButton label={t('dashboard.sentences.play', { number })} onClick={() => void play()}>
        <Icon aria-hidden className="size-4" />
      </IconButton>
      <span lang={language} className="grow py-2 leading-snug">
        {text}
      </span>
      <IconButton label={t('dashboard.sentences.redoSentence', { number })} disabled={!redo} onClick={redo}>
        <RotateCcw aria-hidden className="size-4" />
      </IconButton>
    </li>
  );
}
