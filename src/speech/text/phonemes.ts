// What a language's front end gives: words with their sounds, in the symbols of Kokoro's vocabulary.

import type { Reading } from './spans.ts';

export type PhonemeWord = {
  /** The word as it stands in the text that was asked for (before numbers were spelled out, where they were). */
  text: string;
  /** Its sounds in Kokoro's symbols, stress and tone marks included; may be empty for pure punctuation. */
  phonemes: string;
  /** What follows in Kokoro's symbols: a space, a punctuation mark, or nothing. */
  after: string;
};

/**
 * Turns one sentence of one language into words with sounds. It normalises numbers, dates and the like itself.
 * Readings are pronunciations that the user has given for parts of the sentence.
 */
export type FrontEnd = (sentence: string, readings?: readonly Reading[]) => PhonemeWord[];

export const phonemeString = (words: readonly PhonemeWord[]): string =>
  words
    .map((word) => word.phonemes + word.after)
    .join('')
    .trim();
