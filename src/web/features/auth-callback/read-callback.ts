// What a mailed link brought along in its address: our own hash, a hosted service's session or code, or an error.
import type { EmailOtpType } from '@supabase/auth-js';

export type Callback =
  | { kind: 'tokenHash'; tokenHash: string; type: EmailOtpType }
  | { kind: 'session'; accessToken: string; refreshToken: string }
  | { kind: 'code'; code: string }
  | { kind: 'expired' }
  | { kind: 'failed' };

const emailTypes: readonly EmailOtpType[] = [
  'email',
  'magiclink',
  'signup',
  'invite',
  'recovery',
  'email_change',
];

/** Query and hash are both looked at: services differ in where they put things. */
export function readCallback(address: string): Callback {
  const { searchParams, hash } = new URL(address);
  const hashParams = new URLSearchParams(hash.slice(1));
  const value = (name: string): string | undefined =>
    searchParams.get(name) ?? hashParams.get(name) ?? undefined;

  if (value('error') !== undefined || value('error_code') !== undefined)
    return { kind: value('error_code') === 'otp_expired' ? 'expired' : 'failed' };
  const tokenHash = value('token_hash');
  if (tokenHash) {
    const type = emailTypes.find((known) => known === value('type')) ?? 'email';
    return { kind: 'tokenHash', tokenHash, type };
  }
  const accessToken = value('access_token');
  const refreshToken = value('refresh_token');
  if (accessToken && refreshToken) return { kind: 'session', accessToken, refreshToken };
  const code = value('code');
  return code ? { kind: 'code', code } : { kind: 'failed' };
}
