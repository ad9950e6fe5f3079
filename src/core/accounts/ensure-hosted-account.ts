// The account of a user whom a hosted auth project vouches for: made at the first request, its address kept up to date.
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { accounts, owners } from '../db/schema.ts';

/** What was seen lately needs no question to the database. */
const seen = new Map<string, string>();
const mostSeen = 10_000;

export async function ensureHostedAccount(ctx: Context, user: { id: string; email: string }): Promise<void> {
  const key = `${ctx.config.publicUrl} ${user.id}`;
  if (seen.get(key) === user.email) return;
  await ctx.db.transaction(async (tx) => {
    const { id, email } = user;
    await tx.insert(owners).values({ id, kind: 'account' }).onConflictDoNothing();
    // The project may have given the address to a new user; the old one's row keeps its data, not the address.
    await tx
      .update(accounts)
      .set({ email: sql`${accounts.id} || '@replaced.invalid'` })
      .where(and(eq(accounts.email, email), ne(accounts.id, id)));
    await tx
      .insert(accounts)
      .values({ id, email, createdAt: ctx.now() })
      .onConflictDoUpdate({ target: accounts.id, set: { email } });
  });
  if (seen.size >= mostSeen) seen.clear();
  seen.set(key, user.email);
}
