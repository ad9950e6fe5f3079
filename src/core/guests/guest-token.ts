// The guest token: signed by the server, bound to the browser's client id and to one row in `guests`.
import { errors, jwtVerify, SignJWT } from 'jose';
import { deriveKey } from '../auth/secrets.ts';
import type { Config } from '../config.ts';

export type GuestClaims = { guestId: string; clientId: string; expiresAt: Date };

const audience = 'timbre-guest';
const keyOf = (config: Pick<Config, 'appSecret'>) => deriveKey(config, 'guest token');

export const signGuestToken = (config: Pick<Config, 'appSecret'>, claims: GuestClaims): Promise<string> =>
  new SignJWT({ client: claims.clientId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(claims.guestId)
    .setAudience(audience)
    .setExpirationTime(claims.expiresAt)
    .sign(keyOf(config));

/** Undefined for a token that is not ours, was changed or has expired. */
export async function readGuestToken(
  config: Pick<Config, 'appSecret'>,
  token: string,
  now: Date,
): Promise<GuestClaims | undefined> {
  try {
    const { payload } = await jwtVerify<{ client: string }>(token, keyOf(config), {
      algorithms: ['HS256'],
      audience,
      currentDate: now,
      requiredClaims: ['sub', 'exp', 'client'],
    });
    const { sub = '', exp = 0, client } = payload;
    return { guestId: sub, clientId: client, expiresAt: new Date(exp * 1000) };
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
