// Changing an account's e-mail address: a mail to the old one and one to the new one; it happens when both said yes.
import { and, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Locale } from '#contract/locales.ts';
import type { Context } from '../context.ts';
import { accounts, loginCodes } from '../db/schema.ts';
import { AuthFailure } from './auth-failure.ts';
import { limitGuesses, type Origin } from './log-in.ts';
import { type CodeRow, type Purpose, redeemCode, redeemLink } from './login-codes.ts';
import { limitMails, sendCode } from './send-code.ts';
import { type AccountRow, type DescribedSession, startSession } from './sessions.ts';

const purposes = ['emailChangeOld', 'emailChangeNew'] as const satisfies Purpose[];

type ChangeOrder = { newEmail: string; redirectTo: string; locale: Locale };

/** Says nothing about the new address: whether it is taken shows only to who can read its mails. */
export async function requestEmailChange(
  ctx: Context,
  account: AccountRow,
  { newEmail, ...order }: ChangeOrder,
  address: string,
): Promise<void> {
  await limitMails(ctx, account.email, address);
  await limitMails(ctx, newEmail, address);
  const change = { ...order, accountId: account.id, newEmail };
  await sendCode(ctx, { ...change, email: account.email, purpose: 'emailChangeOld' });
  await sendCode(ctx, { ...change, email: newEmail, purpose: 'emailChangeNew' });
}

/** The address that a change under way leads to. */
export async function findPendingEmail(ctx: Context, accountId: string): Promise<string | undefined> {
  const [row] = await ctx.db
    .select({ newEmail: loginCodes.newEmail })
    .from(loginCodes)
    .where(
      and(
        eq(loginCodes.accountId, accountId),
        eq(loginCodes.purpose, 'emailChangeNew'),
        gt(loginCodes.expiresAt, ctx.now()),
      ),
    );
  return row?.newEmail ?? undefined;
}

/** Undefined while the other address has not confirmed. */
const completeChange = (ctx: Context, confirmed: CodeRow): Promise<AccountRow | undefined> =>
  ctx.db.transaction(async (tx) => {
    const { accountId, newEmail } = confirmed;
    if (accountId === null || newEmail === null) throw new AuthFailure('codeInvalid');
    // Both confirmations may arrive at the same moment; one of them must see the other.
    await tx.execute(sql`select 1 from ${accounts} where ${accounts.id} = ${accountId} for update`);
    const sides = and(
      eq(loginCodes.accountId, accountId),
      eq(loginCodes.newEmail, newEmail),
      inArray(loginCodes.purpose, [...purposes]),
    );
    const answered = await tx
      .select({ purpose: loginCodes.purpose })
      .from(loginCodes)
      .where(and(sides, isNotNull(loginCodes.usedAt), gt(loginCodes.expiresAt, ctx.now())));
    if (answered.length < purposes.length) return undefined;
    await tx.delete(loginCodes).where(sides);
    const taken = await tx.select().from(accounts).where(eq(accounts.email, newEmail));
    if (taken.length > 0) throw new AuthFailure('emailExists');
    const [account] = await tx
      .update(accounts)
      .set({ email: newEmail })
      .where(eq(accounts.id, accountId))
      .returning();
    return account;
  });

/** A session when the change is complete; undefined when the other address still has to confirm. */
export async function confirmEmailChange(
  ctx: Context,
  proof: { email: string; code: string } | { linkToken: string },
  origin: Origin,
): Promise<DescribedSession | undefined> {
  await limitGuesses(ctx, origin.address);
  const row =
    'linkToken' in proof
      ? await redeemLink(ctx, proof.linkToken, purposes)
      : await redeemCode(ctx, proof.email, proof.code, purposes);
  const account = await completeChange(ctx, row);
  return account && startSession(ctx, account, origin.userAgent);
}
