// The four languages that Timbre speaks, and the two that the site is written in.
import { z } from 'zod';

export const speechLanguages = ['zh', 'en', 'ja', 'ko'] as const;
export type SpeechLanguage = (typeof speechLanguages)[number];
export const speechLanguage = z.enum(speechLanguages);

export const locales = ['en', 'zh'] as const;
export type Locale = (typeof locales)[number];
/** BCP 47 tags, for the html element and for date formats. */
export const localeTags: Record<Locale, string> = { en: 'en-US', zh: 'zh-CN' };
