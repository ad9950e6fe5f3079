// A voice model as its owner sees it, with links that work for an hour.
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Voice } from '#contract/endpoints/voices.ts';
import { AppError } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import type { Context } from '../context.ts';
import type { Executor } from '../db/connect.ts';
import { samples, voices } from '../db/schema.ts';
import type { Caller } from '../requests/caller.ts';

export type VoiceRow = typeof voices.$inferSelect;

/** @throws AppError 'voiceNotFound' also for a voice of somebody else */
export async function findOwnVoice(db: Executor, caller: Caller, referenceId: string): Promise<VoiceRow> {
  const [row] = await db
    .select()
    .from(voices)
    .where(and(eq(voices.id, referenceId), eq(voices.ownerId, caller.ownerId), ne(voices.state, 'failed')));
  if (!row) throw new AppError('voiceNotFound');
  return row;
}

export async function viewVoice(ctx: Context, row: VoiceRow): Promise<Voice> {
  const [sample] = await ctx.db
    .select()
    .from(samples)
    .where(eq(samples.voiceId, row.id))
    .orderBy(desc(samples.createdAt))
    .limit(1);
  const link = (path: string | null | undefined) =>
    path ? ctx.storage.signGet(path, { seconds: limits.signedUrlSeconds }) : null;
  return {
    referenceId: row.id,
    name: row.name,
    state: row.state,
    language: row.language,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    previewUrl: await link(row.previewPath),
    sampleUrl: await link(sample?.path),
    fileName: sample?.fileName ?? '',
    text: sample?.text ?? '',
    audioPath: sample?.path ?? '',
    report: row.report,
    likeness: row.likeness,
  };
}
