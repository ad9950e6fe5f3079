// Giving a voice model another name.
import { eq } from 'drizzle-orm';
import type { OutputOf, ParsedInputOf } from '#contract/endpoint.ts';
import type { renameVoice as contract } from '#contract/endpoints/voices.ts';
import { AppError } from '#contract/errors.ts';
import type { Context } from '../context.ts';
import { voices } from '../db/schema.ts';
import type { Caller } from '../requests/caller.ts';
import { findOwnVoice, viewVoice } from './voice-view.ts';

export async function renameVoice(
  ctx: Context,
  caller: Caller,
  { referenceId, name }: ParsedInputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const { id } = await findOwnVoice(ctx.db, caller, referenceId);
  const [renamed] = await ctx.db.update(voices).set({ name }).where(eq(voices.id, id)).returning();
  if (!renamed) throw new AppError('voiceNotFound');
  return viewVoice(ctx, renamed);
}
