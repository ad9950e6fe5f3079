// Logging in: asking for a code or link, and turning one into a session. New addresses get their account here.
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { accounts, owners } from '../db/schema.ts';
import { countTurns, turnOfAddress } from '../requests/rate-limit.ts';
import { AuthFailure } from './auth-failure.ts';
import { type CodeRow, redeemCode, redeemLink, redeemPkce } from './login-codes.ts';
import { type CodeOrder, limitMails, sendCode } from './send-code.ts';
import { type AccountRow, type DescribedSession, startSession } from './sessions.ts';

/** Where a request comes from. */
export type Origin = { address: string; userAgent: string };

const guessesForNetwork = { max: 60, seconds: 600 };

export async function limitGuesses(ctx: Context, address: string): Promise<void> {
  const wait = await countTurns(ctx, turnOfAddress('guess', address, guessesForNetwork));
  if (wait > 0) throw new AuthFailure('tooMany', { retryAfter: wait });
}

const findAccount = async (ctx: Context, email: string): Promise<AccountRow | undefined> => {
  const [account] = await ctx.db.select().from(accounts).where(eq(accounts.email, email));
  return account;
};

type LoginOrder = Pick<CodeOrder, 'email' | 'redirectTo' | 'locale' | 'challenge' | 'challengeMethod'> & {
  /** False: an address without an account gets no mail; the answer and its time are the same all the same. */
  createUser: boolean;
};

export async function requestLogin(ctx: Context, order: LoginOrder, address: string): Promise<void> {
  const { createUser, ...rest } = order;
  await limitMails(ctx, order.email, address);
  const known = await findAccount(ctx, order.email);
  const sending = () => sendCode(ctx, { ...rest, purpose: 'login' });
  if (createUser) return sending();
  // Not waited for: only the mail server's time would tell whether there is an account.
  if (known) sending().catch((error: unknown) => ctx.log.error({ err: error }, 'a login mail was not sent'));
}

/** The account of an address that was just proven, made where there is none. */
async function ensureAccountOf(ctx: Context, email: string): Promise<AccountRow> {
  const known = await findAccount(ctx, email);
  if (known) return known;
  return ctx.db.transaction(async (tx) => {
    const id = crypto.randomUUID();
    await tx.insert(owners).values({ id, kind: 'account' });
    const [account] = await tx
      .insert(accounts)
      .values({ id, email, createdAt: ctx.now() })
      .onConflictDoNothing()
      .returning();
    if (account) return account;
    // Another request was faster: its account counts, and ours leaves no trace.
    await tx.delete(owners).where(eq(owners.id, id));
    const [theirs] = await tx.select().from(accounts).where(eq(accounts.email, email));
    if (!theirs) throw new AuthFailure('unexpected');
    return theirs;
  });
}

const openSession = async (ctx: Context, { email }: CodeRow, origin: Origin): Promise<DescribedSession> =>
  startSession(ctx, await ensureAccountOf(ctx, email), origin.userAgent);

export async function logInByCode(ctx: Context, email: string, code: string, origin: Origin) {
  await limitGuesses(ctx, origin.address);
  return openSession(ctx, await redeemCode(ctx, email, code, ['login']), origin);
}

export async function logInByLink(ctx: Context, linkToken: string, origin: Origin) {
  await limitGuesses(ctx, origin.address);
  return openSession(ctx, await redeemLink(ctx, linkToken, ['login']), origin);
}

export async function logInByPkce(ctx: Context, authCode: string, verifier: string, origin: Origin) {
  await limitGuesses(ctx, origin.address);
  return openSession(ctx, await redeemPkce(ctx, authCode, verifier), origin);
}
