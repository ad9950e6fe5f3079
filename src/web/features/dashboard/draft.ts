// What the visitor has typed and set, kept in this browser so that a reload loses nothing.
import { useEffect, useState } from 'react';
import { type SpeechOptions, speechOptions } from '#contract/endpoints/speeches.ts';
import { limits } from '#contract/limits.ts';
import { loadValue, saveValue } from '#web/session/storage.ts';

export type Draft = { text: string; options: SpeechOptions };

const key = 'draft';
export const defaultOptions: SpeechOptions = speechOptions.parse({});
const empty: Draft = { text: '', options: defaultOptions };

/** Stored values are never trusted: what does not fit is left out. */
export function readDraft(value: unknown): Draft {
  if (typeof value !== 'object' || value === null) return empty;
  const { text, options } = value as Partial<Record<keyof Draft, unknown>>;
  const parsed = speechOptions.safeParse(options);
  return {
    text: typeof text === 'string' ? text.slice(0, limits.text.maxCharacters * 2) : '',
    options: parsed.success ? parsed.data : defaultOptions,
  };
}

export function useDraft() {
  const [draft, setDraft] = useState(empty);
  // After the first render, because the server knows nothing of this browser's memory.
  useEffect(() => setDraft(readDraft(loadValue(key))), []);
  const change = (part: Partial<Draft>) =>
    setDraft((before) => {
      const after = { ...before, ...part };
      saveValue(key, after);
      return after;
    });
  return { ...draft, change };
}
