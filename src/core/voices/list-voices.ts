// The caller's voice models, newest first.
import { and, desc, eq, ne } from 'drizzle-orm';
import type { OutputOf } from '#contract/endpoint.ts';
import type { listVoices as contract } from '#contract/endpoints/voices.ts';
import type { Context } from '../context.ts';
import { voices } from '../db/schema.ts';
import type { Caller } from '../requests/caller.ts';
import { viewVoice } from './voice-view.ts';

export async function listVoices(ctx: Context, caller: Caller): Promise<OutputOf<typeof contract>> {
  const rows = await ctx.db
    .select()
    .from(voices)
    .where(and(eq(voices.ownerId, caller.ownerId), ne(voices.state, 'failed')))
    .orderBy(desc(voices.createdAt));
  return { refList: await Promise.all(rows.map((row) => viewVoice(ctx, row))) };
}
