// The client state of the product: who is here, the chosen voice, the window. Lists from the server (the voice list,
// the user's details) live in the query cache instead.
import { createStore } from '../ui/create-store.ts';
import { loadJson, loadValue, removeValue, saveJson, saveValue } from './storage.ts';

export type User = { token: string; base: { id: string; email: string } };
/** The chosen voice, as it is kept in the browser. */
export type VoiceCloneInfo = { audioPath: string; referenceId: string; fileName: string; text: string };

type Session = {
  /** False until the browser's memory was read: a page must not say "guest" before. */
  restored: boolean;
  user: User | null;
  /** The user where there is an e-mail address to show, otherwise null. */
  displayUser: User | null;
  voice: VoiceCloneInfo | null;
  windowSize: { w: number; h: number };
};

const keys = { user: 'user', voice: 'voice', voiceCloneInfo: 'voiceCloneInfo' } as const;
const empty: Session = {
  restored: false,
  user: null,
  displayUser: null,
  voice: null,
  windowSize: { w: 0, h: 0 },
};

export const session = createStore(empty);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function readUser(value: unknown): User | null {
  if (!isRecord(value) || typeof value.token !== 'string' || !isRecord(value.base)) return null;
  const { id, email } = value.base;
  return typeof id === 'string'
    ? { token: value.token, base: { id, email: typeof email === 'string' ? email : '' } }
    : null;
}

function readVoice(value: unknown): VoiceCloneInfo | null {
  if (!isRecord(value) || typeof value.referenceId !== 'string') return null;
  const text = (field: unknown) => (typeof field === 'string' ? field : '');
  const { referenceId, audioPath, fileName } = value;
  return { referenceId, audioPath: text(audioPath), fileName: text(fileName), text: text(value.text) };
}

const showUser = (user: User | null) => ({ user, displayUser: user?.base.email ? user : null });

/** Keeps the user; null forgets the user and what is shown of it. */
export function setUser(user: User | null): void {
  if (user) saveValue(keys.user, user);
  else removeValue(keys.user);
  session.set(showUser(user));
}

/** Chooses a voice and remembers it. */
export function setVoice(voice: VoiceCloneInfo | null): void {
  if (voice) {
    const { audioPath, referenceId, fileName, text } = voice;
    const info: VoiceCloneInfo = { audioPath, referenceId, fileName, text };
    saveValue(keys.voice, info);
    saveJson(keys.voiceCloneInfo, info);
    session.set({ voice: info });
  } else {
    removeValue(keys.voice);
    removeValue(keys.voiceCloneInfo);
    session.set({ voice: null });
  }
}

/** Reads what the browser remembers: the voice from `voice`, or else from `voiceCloneInfo`. */
export function restoreSession(): void {
  session.set({
    restored: true,
    ...showUser(readUser(loadValue(keys.user))),
    voice: readVoice(loadValue(keys.voice)) ?? readVoice(loadJson(keys.voiceCloneInfo)),
  });
}

/** Follows what other tabs do and how large the window is. Returns how to stop. */
export function followBrowser(): () => void {
  const measure = () => session.set({ windowSize: { w: window.innerWidth, h: window.innerHeight } });
  const reread = ({ key }: StorageEvent) => {
    if (key === null || key === keys.user || key === keys.voice) restoreSession();
  };
  measure();
  window.addEventListener('resize', measure);
  window.addEventListener('storage', reread);
  return () => {
    window.removeEventListener('resize', measure);
    window.removeEventListener('storage', reread);
  };
}
