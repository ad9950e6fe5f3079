// Sessions: started by a login, kept alive by refresh tokens that change at each use, ended by logout or theft.
import { and, eq, isNull, ne, type SQL } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Transaction } from '../db/connect.ts';
import { accounts, refreshTokens, sessions } from '../db/schema.ts';
import { accessTokenSeconds, signAccessToken } from './access-token.ts';
import { AuthFailure } from './auth-failure.ts';
import { hashToken, newToken, nextRefreshToken } from './secrets.ts';
import { describeUser } from './user-shape.ts';

const refreshTokenDays = 60;
/** A page that lost the answer, or a second tab, may ask again for a moment without being taken for a thief. */
const repeatSeconds = 10;

export type AccountRow = typeof accounts.$inferSelect;

const keepRefreshToken = (ctx: Context, tx: Transaction, sessionId: string, token: string) =>
  tx.insert(refreshTokens).values({
    hash: hashToken(token),
    sessionId,
    createdAt: ctx.now(),
    expiresAt: new Date(ctx.now().getTime() + refreshTokenDays * 86_400_000),
  });

/** The answer of `/token` and `/verify`. */
async function describeSession(
  ctx: Context,
  account: AccountRow,
  session: { id: string; createdAt: Date },
  refreshToken: string,
) {
  const expiresAt = new Date(ctx.now().getTime() + accessTokenSeconds * 1000);
  const claims = { accountId: account.id, sessionId: session.id, email: account.email, expiresAt };
  return {
    access_token: await signAccessToken(ctx, claims, session.createdAt),
    token_type: 'bearer',
    expires_in: accessTokenSeconds,
    expires_at: Math.floor(expiresAt.getTime() / 1000),
    refresh_token: refreshToken,
    user: describeUser(account, { signedInAt: session.createdAt }),
  };
}
export type DescribedSession = Awaited<ReturnType<typeof describeSession>>;

export async function startSession(
  ctx: Context,
  account: AccountRow,
  userAgent: string,
): Promise<DescribedSession> {
  const refreshToken = newToken();
  const session = { id: crypto.randomUUID(), createdAt: ctx.now() };
  await ctx.db.transaction(async (tx) => {
    await tx.insert(sessions).values({
      ...session,
      accountId: account.id,
      lastUsedAt: session.createdAt,
      userAgent: userAgent.slice(0, 400),
    });
    await keepRefreshToken(ctx, tx, session.id, refreshToken);
  });
  return describeSession(ctx, account, session, refreshToken);
}

const endWhere = (ctx: Context, condition: SQL | undefined) =>
  ctx.db
    .update(sessions)
    .set({ endedAt: ctx.now() })
    .where(and(isNull(sessions.endedAt), condition));

export type LogoutScope = 'local' | 'global' | 'others';
export async function endSessions(
  ctx: Context,
  who: { accountId: string; sessionId: string },
  scope: LogoutScope,
): Promise<void> {
  const ofAccount = eq(sessions.accountId, who.accountId);
  if (scope === 'global') await endWhere(ctx, ofAccount);
  else if (scope === 'others') await endWhere(ctx, and(ofAccount, ne(sessions.id, who.sessionId)));
  else await endWhere(ctx, eq(sessions.id, who.sessionId));
}

/** Locks the token's row: of two requests with the same token the second sees what the first did. */
const findToken = async (tx: Transaction, hash: string) => {
  const [token] = await tx.select().from(refreshTokens).where(eq(refreshTokens.hash, hash)).for('update');
  if (!token) return undefined;
  const [rest] = await tx
    .select({ session: sessions, account: accounts })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(eq(sessions.id, token.sessionId));
  return rest && { token, ...rest };
};

type Found = NonNullable<Awaited<ReturnType<typeof findToken>>>;

/** A used token may be repeated while its successor is fresh and unused; later, somebody else has it. */
async function mayRepeat(ctx: Context, tx: Transaction, { token }: Found): Promise<boolean> {
  if (!token.usedAt || ctx.now().getTime() - token.usedAt.getTime() > repeatSeconds * 1000) return false;
  const successor = token.replacedBy === null ? undefined : await findToken(tx, token.replacedBy);
  return successor !== undefined && successor.token.usedAt === null;
}

async function replaceToken(ctx: Context, tx: Transaction, found: Found, successor: string) {
  const now = ctx.now();
  await keepRefreshToken(ctx, tx, found.session.id, successor);
  await tx
    .update(refreshTokens)
    .set({ usedAt: now, replacedBy: hashToken(successor) })
    .where(eq(refreshTokens.hash, found.token.hash));
  await tx.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, found.session.id));
}

/** Exchanges a refresh token for a new pair. A token that comes back after its use ends the whole session. */
export async function refreshSession(ctx: Context, refreshToken: string): Promise<DescribedSession> {
  const successor = nextRefreshToken(ctx.config, refreshToken);
  const outcome = await ctx.db.transaction(async (tx) => {
    const found = await findToken(tx, hashToken(refreshToken));
    if (!found || found.session.endedAt || found.token.expiresAt <= ctx.now()) return 'notFound' as const;
    if (found.token.usedAt === null) await replaceToken(ctx, tx, found, successor);
    else if (!(await mayRepeat(ctx, tx, found))) {
      await tx.update(sessions).set({ endedAt: ctx.now() }).where(eq(sessions.id, found.session.id));
      ctx.log.warn({ sessionId: found.session.id }, 'a used refresh token came back: session ended');
      return 'stolen' as const;
    }
    return found;
  });
  if (outcome === 'notFound') throw new AuthFailure('refreshTokenNotFound');
  if (outcome === 'stolen') throw new AuthFailure('refreshTokenUsed');
  return describeSession(ctx, outcome.account, outcome.session, successor);
}

/** The account behind a session that has not ended; every request of a signed-in user asks this. */
export async function findLiveSession(
  ctx: Context,
  who: { accountId: string; sessionId: string },
): Promise<{ account: AccountRow; session: typeof sessions.$inferSelect } | undefined> {
  const rows = await ctx.db
    .select({ account: accounts, session: sessions })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(eq(sessions.id, who.sessionId), eq(sessions.accountId, who.accountId), isNull(sessions.endedAt)),
    );
  return rows[0];
}
