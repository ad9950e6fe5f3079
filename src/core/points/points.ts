// Points: an account's fair-use measure, one for each character spoken, renewed at midnight UTC.
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Points } from '#contract/endpoints/account.ts';
import { AppError } from '#contract/errors.ts';
import type { Context } from '../context.ts';
import type { Executor, Transaction } from '../db/connect.ts';
import { accounts, pointsLedger } from '../db/schema.ts';

export const pointsPerDay = 20_000;
const hour = 3_600_000;
const startOfDay = (now: Date) => new Date(Math.floor(now.getTime() / (24 * hour)) * 24 * hour);

async function readPoints(db: Executor, accountId: string, now: Date): Promise<Points> {
  const [row] = await db
    .select({ spent: sql<number>`coalesce(sum(${pointsLedger.amount}), 0)::int` })
    .from(pointsLedger)
    .where(and(eq(pointsLedger.accountId, accountId), gte(pointsLedger.createdAt, startOfDay(now))));
  return { total: pointsPerDay, available: Math.max(0, pointsPerDay - (row?.spent ?? 0)) };
}

export const getPoints = (ctx: Context, accountId: string): Promise<Points> =>
  readPoints(ctx.db, accountId, ctx.now());

/** Takes points for a task, once. The account's row is locked, so two requests cannot spend the same points. */
export async function spendPoints(
  ctx: Context,
  tx: Transaction,
  spending: { accountId: string; taskId: string; amount: number },
): Promise<void> {
  const { accountId, taskId, amount } = spending;
  await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('update');
  const now = ctx.now();
  const { available } = await readPoints(tx, accountId, now);
  if (amount > available) {
    const hours = Math.ceil((startOfDay(now).getTime() + 24 * hour - now.getTime()) / hour);
    throw new AppError('pointsExhausted', { hours });
  }
  await tx.insert(pointsLedger).values({ accountId, taskId, amount, reason: 'speech', createdAt: now });
}

/** Gives back what a failed or cancelled task took. */
export async function refundPoints(tx: Transaction, taskId: string): Promise<void> {
  await tx.delete(pointsLedger).where(eq(pointsLedger.taskId, taskId));
}
