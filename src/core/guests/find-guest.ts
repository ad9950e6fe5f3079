// The guest that a token names, as long as neither has expired nor moved to an account.
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { guests } from '../db/schema.ts';
import { type GuestClaims, readGuestToken } from './guest-token.ts';

export async function findGuest(
  ctx: Context,
  guestToken: string,
  clientId: string,
): Promise<GuestClaims | undefined> {
  const claims = await readGuestToken(ctx.config, guestToken, ctx.now());
  // The token is the secret; the id, which it holds, only keeps two browsers from sharing a guest by mistake.
  if (!claims || claims.clientId !== clientId) return undefined;
  const rows = await ctx.db
    .select({ id: guests.id })
    .from(guests)
    .where(and(eq(guests.id, claims.guestId), isNull(guests.adoptedAt)));
  return rows.length > 0 ? claims : undefined;
}
