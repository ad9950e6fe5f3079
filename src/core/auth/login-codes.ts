// Codes and links that are sent by mail: six digits and a long token that lead to the same login, good once.
import { and, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import type { Context } from '../context.ts';
import { loginCodes } from '../db/schema.ts';
import { AuthFailure } from './auth-failure.ts';
import { hashCode, hashToken, newCode, newToken, sameText } from './secrets.ts';

export type CodeRow = typeof loginCodes.$inferSelect;
export type Purpose = CodeRow['purpose'];
export type Order = Pick<CodeRow, 'email' | 'purpose' | 'redirectTo'> &
  Partial<Pick<CodeRow, 'accountId' | 'newEmail' | 'challenge' | 'challengeMethod'>>;
export type IssuedCode = { id: string; code: string; linkToken: string };

/** Makes a code that replaces the one before. @throws AuthFailure 'mailTooSoon' within 60 s of it */
export async function issueCode(ctx: Context, order: Order): Promise<IssuedCode> {
  const issued = { id: crypto.randomUUID(), code: newCode(), linkToken: newToken() };
  const now = ctx.now();
  const sameMail = and(eq(loginCodes.email, order.email), eq(loginCodes.purpose, order.purpose));
  await ctx.db.transaction(async (tx) => {
    // One at a time for each address: two clicks at once must not send two mails.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`mail ${order.email}`}))`);
    const [last] = await tx.select().from(loginCodes).where(sameMail).orderBy(desc(loginCodes.createdAt));
    const wait = last
      ? limits.code.secondsBetweenMails - (now.getTime() - last.createdAt.getTime()) / 1000
      : 0;
    if (wait > 0) throw new AuthFailure('mailTooSoon', { retryAfter: Math.ceil(wait) });
    await tx.delete(loginCodes).where(sameMail);
    await tx.insert(loginCodes).values({
      ...order,
      id: issued.id,
      codeHash: hashCode(ctx.config, order.email, issued.code),
      linkHash: hashToken(issued.linkToken),
      createdAt: now,
      expiresAt: new Date(now.getTime() + limits.code.minutes * 60_000),
    });
  });
  return issued;
}

/** For a mail that could not be sent: the next attempt need not wait. */
export const withdrawCode = (ctx: Context, id: string) =>
  ctx.db.delete(loginCodes).where(eq(loginCodes.id, id));

const stillGood = (ctx: Context) => and(isNull(loginCodes.usedAt), gt(loginCodes.expiresAt, ctx.now()));

/** Of two redemptions at the same moment one wins. */
async function redeem(ctx: Context, id: string): Promise<CodeRow> {
  const [row] = await ctx.db
    .update(loginCodes)
    .set({ usedAt: ctx.now() })
    .where(and(eq(loginCodes.id, id), stillGood(ctx)))
    .returning();
  if (!row) throw new AuthFailure('codeInvalid');
  return row;
}

/** Counts the try before it looks at the code, so that tries made at the same moment all count. */
export async function redeemCode(
  ctx: Context,
  email: string,
  code: string,
  purposes: readonly Purpose[],
): Promise<CodeRow> {
  const tried = await ctx.db
    .update(loginCodes)
    .set({ tries: sql`${loginCodes.tries} + 1` })
    .where(
      and(
        eq(loginCodes.email, email),
        inArray(loginCodes.purpose, [...purposes]),
        lt(loginCodes.tries, limits.code.tries),
        stillGood(ctx),
      ),
    )
    .returning();
  const given = hashCode(ctx.config, email, code);
  // Every row is compared, and one in vain where there is none: the time tells nothing.
  const matching = [...tried, undefined].filter((row) => sameText(row?.codeHash ?? '', given));
  if (!matching[0]) throw new AuthFailure('codeInvalid');
  return redeem(ctx, matching[0].id);
}

const findLink = async (ctx: Context, linkToken: string): Promise<CodeRow | undefined> => {
  const [row] = await ctx.db
    .select()
    .from(loginCodes)
    .where(and(eq(loginCodes.linkHash, hashToken(linkToken)), stillGood(ctx)));
  return row;
};

export async function redeemLink(
  ctx: Context,
  linkToken: string,
  purposes: readonly Purpose[],
): Promise<CodeRow> {
  const row = await findLink(ctx, linkToken);
  // A link that was asked for with PKCE opens only for the browser that asked.
  if (!row || row.challenge !== null || !purposes.includes(row.purpose)) throw new AuthFailure('codeInvalid');
  return redeem(ctx, row.id);
}

export async function redeemPkce(ctx: Context, authCode: string, verifier: string): Promise<CodeRow> {
  const row = await findLink(ctx, authCode);
  if (!row || row.challenge === null) throw new AuthFailure('flowNotFound');
  const challenge =
    row.challengeMethod === 'plain'
      ? verifier
      : Buffer.from(hashToken(verifier), 'hex').toString('base64url');
  if (!sameText(challenge, row.challenge)) throw new AuthFailure('verifierWrong');
  return redeem(ctx, row.id);
}
