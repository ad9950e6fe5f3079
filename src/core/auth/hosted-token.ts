// Access tokens of a hosted Supabase project: verified by its published keys, or by the shared secret of old projects.
import { createRemoteJWKSet, decodeProtectedHeader, errors, type JWTPayload, jwtVerify } from 'jose';
import { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import type { Context } from '../context.ts';
import { authUrlOf, tokenAudience } from './access-token.ts';

export type HostedClaims = {
  accountId: string;
  email: string;
  sessionId: string | undefined;
  expiresAt: Date;
};

const claimsShape = z.object({
  sub: z.uuid(),
  email: z.email(),
  exp: z.number(),
  session_id: z.uuid().optional(),
  is_anonymous: z.literal(false).optional(),
});

const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();
function keySetOf(url: string) {
  const address = `${url}/.well-known/jwks.json`;
  const known = keySets.get(address) ?? createRemoteJWKSet(new URL(address));
  keySets.set(address, known);
  return known;
}

async function verify(ctx: Context, token: string): Promise<JWTPayload> {
  const { auth } = ctx.config;
  const url = authUrlOf(ctx);
  const options = { issuer: url, audience: tokenAudience, currentDate: ctx.now() };
  const secret = auth.kind === 'supabase' ? auth.jwtSecret : undefined;
  if (secret !== undefined && decodeProtectedHeader(token).alg === 'HS256') {
    const key = new TextEncoder().encode(secret);
    return (await jwtVerify(token, key, { ...options, algorithms: ['HS256'] })).payload;
  }
  return (await jwtVerify(token, keySetOf(url), { ...options, algorithms: ['ES256', 'RS256'] })).payload;
}

/** The project's keys could not be fetched: that is no fault of the token. */
const isOutage = (error: unknown): boolean =>
  error instanceof errors.JWKSTimeout ||
  (error instanceof TypeError && /fetch/i.test(error.message)) ||
  (error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC');

/** Undefined for a token that the project did not issue, that was changed or has expired. */
export async function readHostedToken(ctx: Context, token: string): Promise<HostedClaims | undefined> {
  try {
    const claims = claimsShape.safeParse(await verify(ctx, token));
    if (!claims.success) return undefined;
    const { sub, email, exp, session_id } = claims.data;
    return {
      accountId: sub,
      email: email.toLowerCase(),
      sessionId: session_id,
      expiresAt: new Date(exp * 1000),
    };
  } catch (error) {
    if (isOutage(error)) {
      ctx.log.warn({ err: error }, "the hosted project's keys could not be fetched");
      throw new AppError('unavailable');
    }
    if (error instanceof errors.JOSEError || error instanceof TypeError) return undefined;
    throw error;
  }
}
