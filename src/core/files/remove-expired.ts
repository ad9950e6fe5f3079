// Removes what has had its time: guest voices, failed clones, unused uploads, old codes, events and counts.
import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Context } from '../context.ts';
import {
  guests,
  loginCodes,
  owners,
  rateLimits,
  refreshTokens,
  requestCodes,
  taskEvents,
  uploads,
  voices,
} from '../db/schema.ts';
import { removeVoices } from '../voices/delete-voice.ts';
import { doomFiles } from './doom-files.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

export async function removeExpired(
  ctx: Context,
): Promise<{ voices: number; uploads: number; guests: number }> {
  const now = ctx.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  const removedVoices = await ctx.db.transaction(async (tx) => {
    const expired = await tx
      .select({ id: voices.id })
      .from(voices)
      .where(
        or(lt(voices.expiresAt, now), and(eq(voices.state, 'failed'), lt(voices.createdAt, before(day)))),
      )
      .limit(100);
    const ids = expired.map(({ id }) => id);
    await removeVoices(ctx, tx, ids);
    return ids.length;
  });
  const removedUploads = await ctx.db.transaction(async (tx) => {
    // A used upload's bytes are the sample of a voice; only its row goes.
    const unused = await tx
      .delete(uploads)
      .where(and(lt(uploads.expiresAt, before(day)), isNull(uploads.usedAt)))
      .returning({ path: uploads.path });
    await doomFiles(
      tx,
      unused.map(({ path }) => path),
    );
    return unused.length;
  });
  const removedGuests = await ctx.db
    .delete(owners)
    .where(
      inArray(
        owners.id,
        ctx.db
          .select({ id: guests.id })
          .from(guests)
          .where(lt(guests.expiresAt, before(day))),
      ),
    )
    .returning({ id: owners.id });
  await ctx.db.delete(loginCodes).where(lt(loginCodes.expiresAt, before(day)));
  await ctx.db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, now));
  await ctx.db.delete(requestCodes).where(lt(requestCodes.seenAt, before(15 * minute)));
  await ctx.db.delete(rateLimits).where(lt(rateLimits.windowStart, before(2 * day)));
  await ctx.db.delete(taskEvents).where(lt(taskEvents.createdAt, before(day)));
  return { voices: removedVoices, uploads: removedUploads, guests: removedGuests.length };
}
