// What the routes of the auth service read from a request, with refusals in the client's words.
import type { z } from 'zod';
import type { Locale } from '#contract/locales.ts';
import { readAccessToken } from '#core/auth/access-token.ts';
import { AuthFailure } from '#core/auth/auth-failure.ts';
import { emailAddress } from '#core/auth/email-address.ts';
import type { Origin } from '#core/auth/log-in.ts';
import { callbackPage, isAllowedRedirect, localeOfPage } from '#core/auth/redirect-address.ts';
import { findLiveSession } from '#core/auth/sessions.ts';
import { siteOrigins } from '#core/auth/site-origins.ts';
import type { Context } from '#core/context.ts';
import type { RequestContext } from '../app-env.ts';
import { requestLocale } from '../request-locale.ts';
import { bearerToken } from '../resolve-caller.ts';

export async function readBody<Shape extends z.ZodType>(
  c: RequestContext,
  shape: Shape,
): Promise<z.output<Shape>> {
  const body: unknown = await c.req.json().catch((cause: unknown) => {
    throw new AuthFailure('badJson', { cause });
  });
  return shape.parse(body);
}

export function readEmail(given: string): string {
  const parsed = emailAddress.safeParse(given);
  if (!parsed.success) throw new AuthFailure('emailInvalid');
  return parsed.data;
}

/** The page that a mail's link leads to, and the language that it is in. */
export function readRedirect(ctx: Context, c: RequestContext): { redirectTo: string; locale: Locale } {
  const wanted = c.req.query('redirect_to');
  if (wanted === undefined || wanted === '') {
    const locale = requestLocale(c.req.header('cookie'), c.req.header('accept-language'));
    return { redirectTo: callbackPage(new URL(ctx.config.publicUrl).origin, locale), locale };
  }
  if (!isAllowedRedirect(wanted, siteOrigins(ctx.config))) throw new AuthFailure('redirectInvalid');
  return { redirectTo: wanted, locale: localeOfPage(wanted) };
}

export const originOf = (c: RequestContext): Origin => ({
  address: c.get('address'),
  userAgent: c.req.header('user-agent') ?? '',
});

/** The signed-in user of a request, with the session that it belongs to. */
export async function readUser(ctx: Context, c: RequestContext) {
  const token = bearerToken(c);
  if (token === undefined) throw new AuthFailure('tokenMissing');
  const claims = await readAccessToken(ctx, token);
  if (!claims) throw new AuthFailure('tokenInvalid');
  const live = await findLiveSession(ctx, claims);
  if (!live) throw new AuthFailure('sessionNotFound');
  return { ...live, claims };
}
