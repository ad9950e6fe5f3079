// How many voice models a guest or a user may have.
import { and, count, eq, ne } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import type { Transaction } from '../db/connect.ts';
import { voices } from '../db/schema.ts';
import type { Caller } from '../requests/caller.ts';

/** For a caller whose owner row is locked. Failed voices do not count: nobody sees them. */
export async function checkVoiceLimit(tx: Transaction, caller: Caller): Promise<void> {
  const max = limits.voices[caller.kind];
  const [found] = await tx
    .select({ count: count() })
    .from(voices)
    .where(and(eq(voices.ownerId, caller.ownerId), ne(voices.state, 'failed')));
  if ((found?.count ?? 0) >= max) throw new AppError('voiceLimitReached', { max });
}
