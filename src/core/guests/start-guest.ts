// Gives a browser its guest identity, or renews the one it has: each visit moves the end 7 days ahead.
import { and, eq, isNull } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import type { Context } from '../context.ts';
import { guests, owners } from '../db/schema.ts';
import type { Stranger } from '../requests/caller.ts';
import { takeTurns, turnOfAddress } from '../requests/rate-limit.ts';
import { readGuestToken, signGuestToken } from './guest-token.ts';

/** A school or an office behind one address is fine; a script that collects identities is not. */
const guestsOfNetwork = { max: 200, seconds: 3600 };

async function renewGuest(ctx: Context, guestId: string, clientId: string, expiresAt: Date) {
  const renewed = await ctx.db
    .update(guests)
    .set({ expiresAt })
    .where(and(eq(guests.id, guestId), eq(guests.clientId, clientId), isNull(guests.adoptedAt)))
    .returning({ id: guests.id });
  return renewed[0]?.id;
}

async function createGuest(
  ctx: Context,
  address: string,
  clientId: string,
  expiresAt: Date,
): Promise<string> {
  await takeTurns(ctx, turnOfAddress('guest', address, guestsOfNetwork));
  const id = crypto.randomUUID();
  await ctx.db.transaction(async (tx) => {
    await tx.insert(owners).values({ id, kind: 'guest' });
    await tx.insert(guests).values({ id, clientId, expiresAt });
  });
  return id;
}

export async function startGuest(
  ctx: Context,
  caller: Stranger,
  { uuid }: { uuid: string },
): Promise<{ guestToken: string; expiresAt: string }> {
  const now = ctx.now();
  const expiresAt = new Date(now.getTime() + limits.guestDays * 86_400_000);
  const known = caller.guestToken && (await readGuestToken(ctx.config, caller.guestToken, now));
  const renewed =
    known && known.clientId === uuid ? await renewGuest(ctx, known.guestId, uuid, expiresAt) : undefined;
  const guestId = renewed ?? (await createGuest(ctx, caller.address, uuid, expiresAt));
  const guestToken = await signGuestToken(ctx.config, { guestId, clientId: uuid, expiresAt });
  return { guestToken, expiresAt: expiresAt.toISOString() };
}
