// Access tokens of our own auth service: ES256, one hour, the claims of a Supabase token.
import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose';
import type { Context } from '../context.ts';
import { currentSigningKey, findPublicKey } from './signing-keys.ts';

export const accessTokenSeconds = 3600;
export const tokenAudience = 'authenticated';
export type AccessClaims = { accountId: string; sessionId: string; email: string; expiresAt: Date };

/** Where the auth service is; also the issuer of its tokens. */
export const authUrlOf = (ctx: Context): string => {
  const { auth, publicUrl } = ctx.config;
  return `${auth.kind === 'supabase' ? auth.url : publicUrl}/auth/v1`;
};

export async function signAccessToken(ctx: Context, claims: AccessClaims, signedInAt: Date): Promise<string> {
  const { kid, key } = await currentSigningKey(ctx);
  const timestamp = Math.floor(signedInAt.getTime() / 1000);
  return new SignJWT({
    email: claims.email,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    role: tokenAudience,
    aal: 'aal1',
    amr: [{ method: 'otp', timestamp }],
    session_id: claims.sessionId,
    is_anonymous: false,
  })
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid })
    .setIssuer(authUrlOf(ctx))
    .setSubject(claims.accountId)
    .setAudience(tokenAudience)
    .setIssuedAt(ctx.now())
    .setExpirationTime(claims.expiresAt)
    .sign(key);
}

/** Undefined for a token that is not ours, was changed or has expired. */
export async function readAccessToken(ctx: Context, token: string): Promise<AccessClaims | undefined> {
  try {
    const { alg, kid } = decodeProtectedHeader(token);
    const key = alg === 'ES256' && kid !== undefined ? await findPublicKey(ctx, kid) : undefined;
    if (!key) return undefined;
    const { payload } = await jwtVerify<{ session_id: string; email: string }>(token, key, {
      algorithms: ['ES256'],
      issuer: authUrlOf(ctx),
      audience: tokenAudience,
      currentDate: ctx.now(),
      requiredClaims: ['sub', 'exp', 'session_id', 'email'],
    });
    const { sub = '', exp = 0, session_id: sessionId, email } = payload;
    return { accountId: sub, sessionId, email, expiresAt: new Date(exp * 1000) };
  } catch (error) {
    // jose refuses with its own errors; a header that is no JSON at all is a TypeError.
    if (error instanceof errors.JOSEError || error instanceof TypeError) return undefined;
    throw error;
  }
}
