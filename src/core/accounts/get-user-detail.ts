// The signed-in user's account with its points.
import { eq } from 'drizzle-orm';
import type { OutputOf } from '#contract/endpoint.ts';
import type { getUserDetail as contract } from '#contract/endpoints/account.ts';
import { AppError } from '#contract/errors.ts';
import type { Context } from '../context.ts';
import { accounts } from '../db/schema.ts';
import { getPoints } from '../points/points.ts';
import type { UserCaller } from '../requests/caller.ts';

export async function getUserDetail(ctx: Context, caller: UserCaller): Promise<OutputOf<typeof contract>> {
  const [account] = await ctx.db.select().from(accounts).where(eq(accounts.id, caller.ownerId));
  if (!account) throw new AppError('sessionExpired');
  const { id, email, createdAt } = account;
  return { id, email, createdAt: createdAt.toISOString(), points: await getPoints(ctx, id) };
}
