// Figures and claims that the site makes, in one place. Sounds are listed only when their files are in public/samples.
import type { SpeechLanguage } from '#contract/languages.ts';

export const claims = {
  similarity: '99%',
  voices: '300,000+',
  rating: '4.8/5',
  reviews: '750+',
  languages: 4,
  copyrightYear: 2025,
} as const;

export type VoiceSample = {
  id: string;
  language: SpeechLanguage;
  speaker: string;
  /** What is said, in its own language. */
  text: string;
  /** The licensed recording that the voice was learned from, and what Timbre made. */
  original: string;
  cloned: string;
};

export const voiceSamples: readonly VoiceSample[] = [];
