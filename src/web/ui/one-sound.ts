// One sound at a time on the whole page: starting another stops the one before.
import { createStore } from './create-store.ts';

export type SoundState = 'stopped' | 'loading' | 'playing';

const store = createStore<{ key: string | null; state: SoundState }>({ key: null, state: 'stopped' });
let audio: HTMLAudioElement | undefined;

function player(): HTMLAudioElement {
  if (audio) return audio;
  audio = new Audio();
  audio.addEventListener('playing', () => store.set({ state: 'playing' }));
  audio.addEventListener('waiting', () => store.set({ state: 'loading' }));
  audio.addEventListener('ended', stopSound);
  return audio;
}

export function stopSound(): void {
  audio?.pause();
  store.set({ key: null, state: 'stopped' });
}

/** Plays the sound named `key`, or stops it where it is playing. Rejects when it cannot be played. */
export async function toggleSound(key: string, url: string): Promise<void> {
  if (store.get().key === key) return stopSound();
  stopSound();
  store.set({ key, state: 'loading' });
  const element = player();
  element.src = url;
  try {
    await element.play();
  } catch (cause) {
    // Another sound was started meanwhile: that is no failure of this one.
    if (store.get().key !== key) return;
    stopSound();
    throw cause;
  }
}

/** @example const state = useSound(voice.referenceId) // 'stopped', 'loading' or 'playing' */
export const useSound = (key: string): SoundState =>
  store.use((current) => (current.key === key ? current.state : 'stopped'));
