// Play / Loading / Playing: the preview of a voice. Only one plays at a time.
import { LoaderCircle, Play, Square } from 'lucide-react';
import type { Voice } from '#contract/endpoints/voices.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { toggleSound, useSound } from '#web/ui/one-sound.ts';
import { showToast } from '#web/ui/toast.ts';

const looks = {
  stopped: { Icon: Play, text: 'models.preview.play', spin: '' },
  loading: {
    Icon: LoaderCircle,
    text: 'models.preview.loading',
    spin: 'animate-spin motion-reduce:animate-none',
  },
  playing: { Icon: Square, text: 'models.preview.playing', spin: '' },
} as const;

export function PreviewButton({ voice: { referenceId, name, previewUrl } }: { voice: Voice }) {
  const t = useText();
  const state = useSound(referenceId);
  const { Icon, text, spin } = looks[state];
  const toggle = () =>
    previewUrl &&
    toggleSound(referenceId, previewUrl).catch(() => showToast(t('models.previewFailed'), { type: 'error' }));
  const label = state === 'stopped' ? t('models.playPreview', { name }) : t('models.stopPreview', { name });
  return (
    <Button
      variant="secondary"
      disabled={!previewUrl}
      aria-label={`${t(text)}: ${label}`}
      onClick={() => void toggle()}
    >
      <Icon aria-hidden className={`size-4 ${spin}`} />
      {t(text)}
    </Button>
  );
}
