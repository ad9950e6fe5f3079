// The caller's results, newest first, of one voice or of all.
import { and, desc, eq, lt } from 'drizzle-orm';
import type { OutputOf, ParsedInputOf } from '#contract/endpoint.ts';
import type { listSpeeches as contract } from '#contract/endpoints/speeches.ts';
import type { Context } from '../context.ts';
import { speeches } from '../db/schema.ts';
import type { Caller } from '../requests/caller.ts';
import { summariseSpeech } from './speech-view.ts';

export async function listSpeeches(
  ctx: Context,
  caller: Caller,
  { referenceId, before, limit }: ParsedInputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const rows = await ctx.db
    .select()
    .from(speeches)
    .where(
      and(
        eq(speeches.ownerId, caller.ownerId),
        referenceId ? eq(speeches.voiceId, referenceId) : undefined,
        before ? lt(speeches.createdAt, new Date(before)) : undefined,
      ),
    )
    .orderBy(desc(speeches.createdAt))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  return {
    speeches: await Promise.all(shown.map((row) => summariseSpeech(ctx, row))),
    more: rows.length > limit,
  };
}
