// Which front end reads which language. Each is loaded when it is first needed: dictionaries take time and memory.
import type { Language } from '../engine.ts';
import type { FrontEnd } from './phonemes.ts';

const loaders: Readonly<Record<Language, () => Promise<FrontEnd>>> = {
  zh: async () => (await import('./zh/front-end.ts')).chinese,
  en: async () => (await import('./en/front-end.ts')).loadEnglish(),
  ja: async () => (await import('./ja/front-end.ts')).loadJapanese(),
  ko: async () => (await import('./ko/front-end.ts')).loadKorean(),
};

const loaded = new Map<Language, Promise<FrontEnd>>();

export function loadFrontEnd(language: Language): Promise<FrontEnd> {
  let frontEnd = loaded.get(language);
  if (frontEnd === undefined) {
    frontEnd = loaders[language]();
    loaded.set(language, frontEnd);
    // A failed load is tried again the next time instead of being remembered.
    frontEnd.catch(() => loaded.delete(language));
  }
  return frontEnd;
}
