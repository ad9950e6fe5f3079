// The addresses that login links lead to.
import { describe, expect, it } from 'vitest';
import { readCallback } from './read-callback.ts';

const read = (rest: string) => readCallback(`https://timbre.example/zh/auth/callback${rest}`);

describe('readCallback', () => {
  it('finds our own hash and its kind', () => {
    expect(read('?token_hash=abc&type=magiclink')).toEqual({
      kind: 'tokenHash',
      tokenHash: 'abc',
      type: 'magiclink',
    });
    expect(read('?token_hash=abc')).toEqual({ kind: 'tokenHash', tokenHash: 'abc', type: 'email' });
    expect(read('?token_hash=abc&type=evil')).toEqual({ kind: 'tokenHash', tokenHash: 'abc', type: 'email' });
  });

  it('finds the session of a hosted service in the hash', () => {
    expect(read('#access_token=a&refresh_token=r&expires_in=3600')).toEqual({
      kind: 'session',
      accessToken: 'a',
      refreshToken: 'r',
    });
  });

  it('finds a code', () => {
    expect(read('?code=xyz')).toEqual({ kind: 'code', code: 'xyz' });
  });

  it.each([
    '?error=access_denied&error_code=otp_expired',
    '#error=access_denied&error_code=otp_expired&error_description=x',
  ])('knows an expired link: %s', (rest) => {
    expect(read(rest)).toEqual({ kind: 'expired' });
  });

  it.each(['', '?error=server_error', '#access_token=only'])(
    'takes anything else for a failure: %j',
    (rest) => {
      expect(read(rest)).toEqual({ kind: 'failed' });
    },
  );
});
