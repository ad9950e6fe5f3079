// Who is calling, by verified tokens only. The user id in the headers is never believed by itself.
import { AppError } from '#contract/errors.ts';
import { ensureHostedAccount } from '#core/accounts/ensure-hosted-account.ts';
import { readAccessToken } from '#core/auth/access-token.ts';
import { readHostedToken } from '#core/auth/hosted-token.ts';
import { findLiveSession } from '#core/auth/sessions.ts';
import type { Context } from '#core/context.ts';
import { findGuest } from '#core/guests/find-guest.ts';
import type { GuestCaller, Stranger, UserCaller } from '#core/requests/caller.ts';
import type { RequestContext } from './app-env.ts';
import { requestLocale } from './request-locale.ts';

/** Undefined without a bearer token. */
export const bearerToken = (c: RequestContext): string | undefined =>
  /^Bearer ([\w.~+/=-]+)$/i.exec(c.req.header('authorization') ?? '')?.[1];

export const resolveStranger = (c: RequestContext): Stranger => ({
  address: c.get('address'),
  locale: requestLocale(c.req.header('cookie'), c.req.header('accept-language')),
  guestToken: c.req.header('x-guest-token'),
});

export async function resolveGuest(ctx: Context, c: RequestContext): Promise<GuestCaller> {
  const { guestToken, ...where } = resolveStranger(c);
  const guest = guestToken && (await findGuest(ctx, guestToken, c.req.header('x-user-id') ?? ''));
  if (!guest) throw new AppError('guestExpired');
  return { ...where, kind: 'guest', ownerId: guest.guestId, expiresAt: guest.expiresAt };
}

async function readToken(ctx: Context, token: string) {
  if (ctx.config.auth.kind === 'supabase') {
    const claims = await readHostedToken(ctx, token);
    if (claims) await ensureHostedAccount(ctx, { id: claims.accountId, email: claims.email });
    return claims;
  }
  const claims = await readAccessToken(ctx, token);
  const live = claims && (await findLiveSession(ctx, claims));
  // The address in the token may be an old one.
  return live && { ...claims, email: live.account.email };
}

export async function resolveUser(ctx: Context, c: RequestContext): Promise<UserCaller> {
  const token = bearerToken(c);
  if (token === undefined) throw new AppError('signInRequired');
  const claims = await readToken(ctx, token);
  if (!claims) throw new AppError('sessionExpired');
  const { guestToken: _, ...where } = resolveStranger(c);
  const { accountId, email, sessionId, expiresAt } = claims;
  return { ...where, kind: 'user', ownerId: accountId, email, sessionId, expiresAt };
}
