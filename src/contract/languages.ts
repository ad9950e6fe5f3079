// The four languages that Timbre speaks; the two that the site is written in come along.
import { z } from 'zod';

export const speechLanguages = ['zh', 'en', 'ja', 'ko'] as const;
export type SpeechLanguage = (typeof speechLanguages)[number];
export const speechLanguage = z.enum(speechLanguages);

export { type Locale, locales, localeTags } from './locales.ts';
