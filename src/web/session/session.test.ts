// The client state: what is kept, what is shown, what is restored.
import { beforeEach, describe, expect, it } from 'vitest';
import { useMemoryStorage } from './memory-storage.test-support.ts';
import { restoreSession, session, setUser, setVoice } from './session.ts';
import { loadJson, loadValue, removeValue, saveJson, saveValue } from './storage.ts';

const ada = { token: 'token', base: { id: 'ada', email: 'ada@example.com' } };
const voice = { audioPath: 'samples/1', referenceId: 'r1', fileName: 'ada.wav', text: 'Hello' };

beforeEach(() => {
  useMemoryStorage();
  setUser(null);
  setVoice(null);
});

describe('the user', () => {
  it('is kept under user and shown', () => {
    setUser(ada);
    expect(loadValue('user')).toEqual(ada);
    expect(session.get()).toMatchObject({ user: ada, displayUser: ada });
  });

  it('is shown only with an e-mail address', () => {
    const nameless = { token: 'token', base: { id: 'x', email: '' } };
    setUser(nameless);
    expect(session.get()).toMatchObject({ user: nameless, displayUser: null });
  });

  it('null forgets the user and what was shown', () => {
    setUser(ada);
    setUser(null);
    expect(session.get()).toMatchObject({ user: null, displayUser: null });
    expect(loadValue('user')).toBeUndefined();
  });
});

describe('the voice', () => {
  it('is kept under voice and, as JSON, under voiceCloneInfo', () => {
    setVoice(voice);
    expect(loadValue('voice')).toEqual(voice);
    expect(loadJson('voiceCloneInfo')).toEqual(voice);
  });

  it('keeps its four fields only', () => {
    setVoice({ ...voice, ...{ previewUrl: 'https://signed.example' } });
    expect(session.get().voice).toEqual(voice);
  });

  it('goes with all its traces', () => {
    setVoice(voice);
    setVoice(null);
    expect([loadValue('voice'), loadJson('voiceCloneInfo'), session.get().voice]).toEqual([
      undefined,
      undefined,
      null,
    ]);
  });
});

describe('restoring', () => {
  it('reads user and voice', () => {
    saveValue('user', ada);
    saveValue('voice', voice);
    restoreSession();
    expect(session.get()).toMatchObject({ restored: true, user: ada, displayUser: ada, voice });
  });

  it('falls back to voiceCloneInfo', () => {
    saveJson('voiceCloneInfo', voice);
    restoreSession();
    expect(session.get().voice).toEqual(voice);
  });

  it('prefers voice to voiceCloneInfo', () => {
    saveValue('voice', { ...voice, referenceId: 'newer' });
    saveJson('voiceCloneInfo', voice);
    restoreSession();
    expect(session.get().voice?.referenceId).toBe('newer');
  });

  it('believes nothing that has another shape', () => {
    saveValue('user', { token: 1, base: null });
    saveValue('voice', 'r1');
    removeValue('voiceCloneInfo');
    restoreSession();
    expect(session.get()).toMatchObject({ user: null, voice: null });
  });
});
