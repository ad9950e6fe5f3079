// Random tokens, their hashes, and keys derived from the application's secret, one for each use.
import { createHash, createHmac, hkdfSync, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { limits } from '#contract/limits.ts';
import type { Config } from '../config.ts';

type Secret = Pick<Config, 'appSecret'>;
type Use = 'login code' | 'refresh token' | 'anon key' | 'guest token' | 'export link';

/** A token of one kind is never good as another, because each kind has a key of its own. */
export const deriveKey = (config: Secret, use: Use): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', config.appSecret, '', use, 32));

const keyed = (config: Secret, use: Use, value: string): Buffer =>
  createHmac('sha256', deriveKey(config, use)).update(value).digest();

export const newToken = (): string => randomBytes(32).toString('base64url');
export const newCode = (): string =>
  String(randomInt(10 ** limits.code.length)).padStart(limits.code.length, '0');

/** For tokens of 256 random bits: nobody can try them all, so no key is needed. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** For six digits: everybody can try them all, so the hash is keyed, and bound to the address. */
export const hashCode = (config: Secret, email: string, code: string): string =>
  keyed(config, 'login code', `${email}\n${code}`).toString('hex');

/** The successor of a refresh token. It can be made again, so a lost answer can be repeated. */
export const nextRefreshToken = (config: Secret, token: string): string =>
  keyed(config, 'refresh token', token).toString('base64url');

/** The public key that our own auth service expects in the header `apikey`. */
export const anonKeyOf = (config: Secret): string => keyed(config, 'anon key', '').toString('base64url');

export const sameText = (a: string, b: string): boolean => {
  const left = createHash('sha256').update(a).digest();
  return timingSafeEqual(left, createHash('sha256').update(b).digest());
};
