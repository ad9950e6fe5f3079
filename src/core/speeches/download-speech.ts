// A signed link to a finished result in one of its formats, with a file name that says what it is.
import { eq } from 'drizzle-orm';
import type { OutputOf, ParsedInputOf } from '#contract/endpoint.ts';
import type { downloadSpeech as contract } from '#contract/endpoints/speeches.ts';
import { AppError } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import type { Context } from '../context.ts';
import { voices } from '../db/schema.ts';
import type { Caller } from '../requests/caller.ts';
import { besideMp3 } from './speech-files.ts';
import { findOwnSpeech } from './speech-view.ts';

/** Letters and digits of any script stay; what file systems or shells dislike becomes a hyphen. */
const fileNamePart = (name: string) =>
  name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '') || 'voice';

export async function downloadSpeech(
  ctx: Context,
  caller: Caller,
  { speechId, format }: ParsedInputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const speech = await findOwnSpeech(ctx.db, caller, speechId);
  if (!speech.mp3Path) throw new AppError('speechNotFound');
  const [voice] = await ctx.db
    .select({ name: voices.name })
    .from(voices)
    .where(eq(voices.id, speech.voiceId));
  const day = speech.createdAt.toISOString().slice(0, 10);
  const fileName = `timbre-${fileNamePart(voice?.name ?? '')}-${day}-${speechId.slice(0, 8)}.${format}`;
  const path = besideMp3(speech.mp3Path, format);
  const url = await ctx.storage.signGet(path, { seconds: limits.signedUrlSeconds, downloadName: fileName });
  return { url, fileName };
}
