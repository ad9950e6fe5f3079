// Speech in a cloned voice: generating it, hearing it while it is made, history, downloads.
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { speechLanguage } from '../languages.ts';
import { limits } from '../limits.ts';
import { errorInfo, freeText, id, isoTime, languageOrAuto, receipt, signedUrl } from './shapes.ts';

export const downloadFormats = ['mp3', 'wav', 'srt', 'vtt'] as const;
export type DownloadFormat = (typeof downloadFormats)[number];

export const spokenText = freeText
  .refine((text) => text.trim().length > 0, 'textRequired')
  .refine((text) => [...text].length <= limits.text.maxCharacters, 'textTooLong');

export const speechOptions = z.object({
  language: languageOrAuto.default('auto'),
  speed: z.number().min(limits.speed.min).max(limits.speed.max).default(1),
  pitch: z.number().min(limits.pitch.min).max(limits.pitch.max).default(0),
  pause: z.number().min(limits.pause.min).max(limits.pause.max).default(1),
  seed: z
    .number()
    .int()
    .min(0)
    .max(2 ** 31 - 1)
    .default(0),
});
export type SpeechOptions = z.infer<typeof speechOptions>;

export const sentence = z.object({
  index: z.number().int(),
  text: z.string(),
  language: speechLanguage,
  /** Where it begins in the whole, and how long it is, in seconds. */
  start: z.number(),
  seconds: z.number(),
  /** The sentence alone, labelled as AI-generated like the whole. */
  url: signedUrl,
});
export type Sentence = z.infer<typeof sentence>;

export const speech = z.object({
  speechId: id,
  referenceId: id,
  taskSn: id,
  state: z.enum(['queued', 'running', 'succeeded', 'failed', 'cancelled']),
  text: z.string(),
  options: speechOptions,
  createdAt: isoTime,
  /** Number of sentences in the whole; null until the text was read. */
  sentenceCount: z.number().int().nullable(),
  sentences: z.array(sentence),
  seconds: z.number().nullable(),
  /** The whole as MP3, when it is finished. */
  url: signedUrl.nullable(),
  error: errorInfo.nullable(),
});
export type Speech = z.infer<typeof speech>;

/** A result in a list. A text may have thousands of sentences, each with a link of its own: `getSpeech` has them. */
export const speechSummary = speech.omit({ sentences: true });
export type SpeechSummary = z.infer<typeof speechSummary>;

export const createSpeech = endpoint({
  path: '/clone/generate',
  audience: 'anyone',
  summary: 'Speaks a text in a cloned voice; the same input with the same seed gives the same bytes',
  input: z.object({ referenceId: id, text: spokenText, options: speechOptions.prefault({}) }),
  output: z.object({ taskSn: id, speechId: id }),
});

export const getSpeech = endpoint({
  path: '/clone/getSpeech',
  audience: 'anyone',
  summary: 'One result with its sentences; grows while it is being made',
  input: z.object({ speechId: id }),
  output: speech,
});

export const listSpeeches = endpoint({
  path: '/clone/listSpeeches',
  audience: 'anyone',
  summary: 'Results without their sentences, newest first, of one voice or of all',
  input: z.object({
    referenceId: id.optional(),
    before: isoTime.refine((time) => Date.parse(time) >= 0).optional(),
    limit: z.number().int().min(1).max(50).default(20),
  }),
  output: z.object({ speeches: z.array(speechSummary), more: z.boolean() }),
});

export const redoSentence = endpoint({
  path: '/clone/redoSentence',
  audience: 'anyone',
  summary: 'Makes one sentence of a result again; every other sentence stays byte-identical',
  input: z.object({ speechId: id, index: z.number().int().min(0) }),
  output: z.object({ taskSn: id, speechId: id }),
});

export const downloadSpeech = endpoint({
  path: '/clone/download',
  audience: 'anyone',
  summary: 'A signed link to a result in one of the formats',
  input: z.object({ speechId: id, format: z.enum(downloadFormats) }),
  output: z.object({ url: signedUrl, fileName: z.string() }),
});

export const deleteSpeech = endpoint({
  path: '/clone/deleteSpeech',
  audience: 'anyone',
  summary: 'Deletes one result with its files',
  input: z.object({ speechId: id }),
  output: receipt,
});
