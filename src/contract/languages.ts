// The four languages that Timbre speaks.
import { z } from 'zod';

export const speechLanguages = ['zh', 'en', 'ja', 'ko'] as const;
export type SpeechLanguage = (typeof speechLanguages)[number];
export const speechLanguage = z.enum(speechLanguages);
