// Shapes that several endpoints share.
import { z } from 'zod';
import { speechLanguage } from '../languages.ts';

/** Ids are random and unguessable; knowing one gives no right to it. */
export const id = z.uuid();
export const isoTime = z.iso.datetime();
/** A link that works for an hour, for its holder only. */
export const signedUrl = z.string().min(1);
/** Text as a database can keep it: no NUL, no half characters. Applied to what is pasted, so it cleans and does not refuse. */
export const freeText = z.string().overwrite((text) => text.replaceAll('\0', '').toWellFormed());
/** The same on one line, for names. */
export const lineOfText = freeText.overwrite((text) => text.replace(/\p{Cc}+/gu, ' '));
export const languageOrAuto = z.union([speechLanguage, z.literal('auto')]);

export const errorInfo = z.object({
  error: z.string(),
  toastEn: z.string(),
  toastZh: z.string(),
});

/** What a deletion removed, so that a user can see that it really happened. */
export const receipt = z.object({
  deletedAt: isoTime,
  voices: z.number().int(),
  samples: z.number().int(),
  speeches: z.number().int(),
  tasks: z.number().int(),
  files: z.array(z.string()),
});
export type Receipt = z.infer<typeof receipt>;
