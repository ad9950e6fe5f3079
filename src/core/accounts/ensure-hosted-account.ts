// The account of a user whom a hosted auth project vouches for: made at the first request, its address kept up to date.
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { accounts, owners } from '../db/schema.ts';

export async function ensureHostedAccount(ctx: Context, user: { id: string; email: string }): Promise<void> {
  const { id, email } = user;
  const [known] = await ctx.db.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, id));
  if (known?.email === email) return;
  await ctx.db.transaction(async (tx) => {
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
}
