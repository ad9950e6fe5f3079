// Where the account is signed in. A hosted auth project keeps its sessions to itself: then the list is empty.
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { OutputOf } from '#contract/endpoint.ts';
import type { listSessions as contract } from '#contract/endpoints/account.ts';
import type { Context } from '../context.ts';
import { sessions } from '../db/schema.ts';
import type { UserCaller } from '../requests/caller.ts';

export async function listSessions(ctx: Context, caller: UserCaller): Promise<OutputOf<typeof contract>> {
  const rows = await ctx.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, caller.ownerId), isNull(sessions.endedAt)))
    .orderBy(desc(sessions.lastUsedAt));
  return {
    sessions: rows.map(({ id, createdAt, lastUsedAt, userAgent }) => ({
      id,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      userAgent,
      current: id === caller.sessionId,
    })),
  };
}
