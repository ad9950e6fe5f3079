// Voice models: making one from a sample, listing, renaming, deleting.
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { speechLanguage } from '../languages.ts';
import { limits } from '../limits.ts';
import { freeText, id, isoTime, lineOfText, receipt, signedUrl } from './shapes.ts';
import { audioPath } from './uploads.ts';

export const adviceCodes = [
  'tooQuiet',
  'noisy',
  'clipped',
  'tooLittleSpeech',
  'narrowBand',
  'severalVoices',
  'tooLong',
] as const;

export const sampleReport = z.object({
  seconds: z.number(),
  speechSeconds: z.number(),
  loudnessLufs: z.number().nullable(),
  snrDb: z.number().nullable(),
  pitchHz: z.number().nullable(),
  verdict: z.enum(['good', 'usable']),
  advice: z.array(z.enum(adviceCodes)),
});
export type SampleReport = z.infer<typeof sampleReport>;

export const voice = z.object({
  referenceId: id,
  name: z.string(),
  state: z.enum(['cloning', 'ready', 'failed']),
  language: speechLanguage.nullable(),
  createdAt: isoTime,
  /** Guest voices end; voices of an account stay until deleted. */
  expiresAt: isoTime.nullable(),
  previewUrl: signedUrl.nullable(),
  sampleUrl: signedUrl.nullable(),
  fileName: z.string(),
  text: z.string(),
  /** Empty where a voice has no sample. */
  audioPath: z.string(),
  report: sampleReport.nullable(),
  /** How alike the preview is to the sample, 0 to 1, by our own voice encoder; null where it was not measured. */
  likeness: z.number().min(0).max(1).nullable(),
});
export type Voice = z.infer<typeof voice>;

/** A name of spaces and invisible characters alone would be a card without a name. */
const isVisible = (text: string): boolean => /[^\p{Z}\p{Cc}\p{Cf}]/u.test(text);

export const voiceName = lineOfText.trim().refine((name) => {
  const length = [...name].length;
  const { minCharacters, maxCharacters } = limits.voiceName;
  return length >= minCharacters && length <= maxCharacters && isVisible(name);
}, 'voiceNameInvalid');

export const registerClone = endpoint({
  path: '/clone/register',
  audience: 'anyone',
  summary:
    'Clones the uploaded sample into a voice model; the same referenceId and audioPath give the same task',
  input: z.object({
    audioPath,
    referenceId: id,
    referenceName: voiceName,
    /** What was read aloud, where it is known. */
    text: freeText.max(1000),
    /** Seconds of the sample to use, where the user trimmed it. */
    trim: z
      .object({ start: z.number().min(0), end: z.number().positive() })
      .refine(({ start, end }) => start < end)
      .optional(),
    /** The speaker is the user, or has agreed; none of the prohibited uses. */
    consent: z.literal(true, 'consentMissing'),
  }),
  output: z.object({ taskSn: id, referenceId: id }),
});

export const listVoices = endpoint({
  path: '/clone/voiceList',
  audience: 'anyone',
  summary: 'Voice models of the caller, newest first; the first one becomes the selected voice',
  input: z.object({}),
  output: z.object({ refList: z.array(voice) }),
});

export const renameVoice = endpoint({
  path: '/clone/rename',
  audience: 'anyone',
  summary: 'Gives a voice model another name',
  input: z.object({ referenceId: id, name: voiceName }),
  output: voice,
});

export const deleteVoice = endpoint({
  path: '/clone/delete',
  audience: 'anyone',
  summary: 'Deletes a voice model with its sample, preview, results and queued work',
  input: z.object({ referenceId: id }),
  output: receipt,
});
