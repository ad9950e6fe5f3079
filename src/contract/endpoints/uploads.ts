// Where a voice sample goes before it is cloned: straight to storage by a signed PUT, never through signed JSON.
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { id, isoTime, lineOfText, signedUrl } from './shapes.ts';

export const audioPath = z
  .string()
  .max(200)
  .regex(/^[a-z0-9/_-]+$/);

export const createUpload = endpoint({
  path: '/clone/createUpload',
  audience: 'anyone',
  summary: 'Gives a signed PUT link for a voice sample',
  input: z.object({
    fileName: lineOfText.min(1).max(255),
    bytes: z.number().int().positive('sampleEmpty').max(limits.sample.maxBytes, 'fileTooLarge'),
    /** Set to clone an existing voice again from a new sample. */
    referenceId: id.optional(),
  }),
  output: z.object({
    audioPath,
    referenceId: id,
    uploadUrl: signedUrl,
    expiresAt: isoTime,
  }),
});
