// A voice's profile in a newer form, made from the same sample.
import { and, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { voices } from '../db/schema.ts';

type Profile = Record<string, unknown>;

/** Only where the old profile is still there: a voice that was cloned again meanwhile keeps its newer one. */
export async function replaceProfile(
  ctx: Context,
  voiceId: string,
  old: Profile,
  profile: Profile,
): Promise<void> {
  await ctx.db
    .update(voices)
    .set({ profile })
    .where(and(eq(voices.id, voiceId), eq(voices.profile, old)));
}
