// Removes what has had its time: guests and their voices, failed clones, unused uploads, sessions, keys, codes, events.
import { and, eq, isNull, lt, notExists, or } from 'drizzle-orm';
import { removeOwners } from '../accounts/remove-owners.ts';
import { removeRetiredKeys } from '../auth/signing-keys.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../db/connect.ts';
import {
  guests,
  loginCodes,
  rateLimits,
  refreshTokens,
  requestCodes,
  sessions,
  taskEvents,
  uploads,
  voices,
} from '../db/schema.ts';
import { removeVoices } from '../voices/delete-voice.ts';
import { doomFiles } from './doom-files.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const pageSize = 100;

/** One transaction after the other, so that none of them grows large. */
async function removeInPages(ctx: Context, removePage: (tx: Transaction) => Promise<number>) {
  let total = 0;
  for (let count = pageSize; count === pageSize; total += count)
    count = await ctx.db.transaction((tx) => removePage(tx));
  return total;
}

export async function removeExpired(
  ctx: Context,
): Promise<{ voices: number; uploads: number; guests: number }> {
  const now = ctx.now();
  const before = (ms: number) => new Date(now.getTime() - ms);

  const expiredVoices = or(
    lt(voices.expiresAt, now),
    and(eq(voices.state, 'failed'), lt(voices.createdAt, before(day))),
  );
  const removedVoices = await removeInPages(ctx, async (tx) => {
    const rows = await tx.select({ id: voices.id }).from(voices).where(expiredVoices).limit(pageSize);
    await removeVoices(
      ctx,
      tx,
      rows.map(({ id }) => id),
    );
    return rows.length;
  });

  const removedUploads = await ctx.db.transaction(async (tx) => {
    // An upload may still be under way when its link ends.
    const unused = await tx
      .delete(uploads)
      .where(and(lt(uploads.expiresAt, before(2 * hour)), isNull(uploads.usedAt)))
      .returning({ path: uploads.path });
    await doomFiles(
      tx,
      unused.map(({ path }) => path),
    );
    // A used upload's bytes belong to its voice; its row serves only to recognise a repeated request.
    await tx.delete(uploads).where(lt(uploads.expiresAt, before(day)));
    return unused.length;
  });

  const removedGuests = await removeInPages(ctx, async (tx) => {
    const rows = await tx
      .select({ id: guests.id })
      .from(guests)
      .where(lt(guests.expiresAt, before(day)))
      .limit(pageSize);
    if (rows.length > 0)
      await removeOwners(
        ctx,
        tx,
        rows.map(({ id }) => id),
      );
    return rows.length;
  });

  await ctx.db.delete(loginCodes).where(lt(loginCodes.expiresAt, before(day)));
  await ctx.db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, now));
  // A session begins with a refresh token; without one it cannot go on.
  const kept = ctx.db.select().from(refreshTokens).where(eq(refreshTokens.sessionId, sessions.id));
  await ctx.db.delete(sessions).where(or(lt(sessions.endedAt, before(day)), notExists(kept)));
  await removeRetiredKeys(ctx);
  await ctx.db.delete(requestCodes).where(lt(requestCodes.seenAt, before(15 * minute)));
  await ctx.db.delete(rateLimits).where(lt(rateLimits.windowStart, before(2 * day)));
  await ctx.db.delete(taskEvents).where(lt(taskEvents.createdAt, before(day)));
  return { voices: removedVoices, uploads: removedUploads, guests: removedGuests };
}
