// Fair use: how often something may happen in a span of time, counted in Postgres for all server processes together.
import { sql } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { Context } from '../context.ts';
import { rateLimits } from '../db/schema.ts';
import { networkOf } from './network.ts';

/** At most `max` times in each span of `seconds`. */
export type Allowance = { max: number; seconds: number };
/** `key` names what is counted and for whom, such as `speech:<owner>`; `units`, how much the turn counts for if not 1. */
export type Turn = Allowance & { key: string; units?: number };

const windowOf = (now: Date, seconds: number): Date =>
  new Date(Math.floor(now.getTime() / (seconds * 1000)) * seconds * 1000);

/** A turn for a network address; none for this machine itself, which may be a proxy that hides everyone. */
export function turnOfAddress(what: string, address: string, allowance: Allowance): Turn[] {
  const network = networkOf(address);
  return network === 'local' ? [] : [{ ...allowance, key: `${what}:net:${network}` }];
}

/** Counts every turn; how many seconds to wait where one has no turns left, otherwise 0. */
export async function countTurns(ctx: Context, turns: readonly Turn[]): Promise<number> {
  if (turns.length === 0) return 0;
  const now = ctx.now();
  // Sorted, so that two requests never wait for each other's rows. Losing the last moment's counts in a crash is fine.
  const rows = [...turns]
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ key, seconds, units = 1 }) => ({ key, windowStart: windowOf(now, seconds), count: units }));
  const counted = await ctx.db
    .insert(rateLimits)
    .values(rows)
    .onConflictDoUpdate({
      target: [rateLimits.key, rateLimits.windowStart],
      set: { count: sql`${rateLimits.count} + excluded.count` },
    })
    .returning({
      key: rateLimits.key,
      count: rateLimits.count,
      windowStart: rateLimits.windowStart,
      relaxed: sql`set_config('synchronous_commit', 'off', true)`,
    });
  const waits = counted.map(({ key, count, windowStart }) => {
    const turn = turns.find((each) => each.key === key);
    if (!turn || count <= turn.max) return 0;
    return Math.ceil((windowStart.getTime() + turn.seconds * 1000 - now.getTime()) / 1000);
  });
  return Math.max(0, ...waits);
}

/** @throws AppError 'tooManyRequests' with the seconds to wait */
export async function takeTurns(ctx: Context, turns: readonly Turn[]): Promise<void> {
  const seconds = await countTurns(ctx, turns);
  if (seconds > 0) throw new AppError('tooManyRequests', { seconds });
}
