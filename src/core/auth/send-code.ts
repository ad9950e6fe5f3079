// Sends a mail with a code and a link, within the limits for each address and each network.
import type { Locale } from '#contract/locales.ts';
import type { Context } from '../context.ts';
import { countTurns, turnOfAddress } from '../requests/rate-limit.ts';
import { AuthFailure } from './auth-failure.ts';
import { issueCode, type Order, withdrawCode } from './login-codes.ts';
import { writeLoginMail } from './login-mail.ts';
import { withParameters } from './redirect-address.ts';
import { hashToken } from './secrets.ts';

/** With 5 tries for each mail, an attacker gets 50 guesses an hour out of a million. */
const mailsForAddress = { max: 10, seconds: 3600 };
const mailsForNetwork = { max: 30, seconds: 3600 };

export type CodeOrder = Order & { redirectTo: string; locale: Locale };

/** The link leads to a page that verifies by POST, because mail scanners open every link. */
function linkOf(order: CodeOrder, linkToken: string): string {
  if (order.challenge) return withParameters(order.redirectTo, { code: linkToken });
  const type = order.purpose === 'login' ? 'email' : 'email_change';
  return withParameters(order.redirectTo, { token_hash: linkToken, type });
}

export async function limitMails(ctx: Context, email: string, address: string): Promise<void> {
  const wait = await countTurns(ctx, [
    { key: `mail:${hashToken(email)}`, ...mailsForAddress },
    ...turnOfAddress('mail', address, mailsForNetwork),
  ]);
  if (wait > 0) throw new AuthFailure('mailTooSoon', { retryAfter: wait });
}

export async function sendCode(ctx: Context, { locale, ...order }: CodeOrder): Promise<void> {
  const { id, code, linkToken } = await issueCode(ctx, order);
  const link = linkOf({ ...order, locale }, linkToken);
  const mail = writeLoginMail({
    to: order.email,
    locale,
    purpose: order.purpose,
    code,
    link,
    newEmail: order.newEmail ?? undefined,
  });
  await ctx.mailer.send(mail).catch(async (cause: unknown) => {
    await withdrawCode(ctx, id);
    throw new AuthFailure('mailFailed', { cause });
  });
}
