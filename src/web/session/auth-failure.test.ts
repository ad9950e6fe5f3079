// Refusals of the auth service, in words.
import { AuthApiError, AuthRetryableFetchError } from '@supabase/auth-js';
import { describe, expect, it } from 'vitest';
import { authFailureText } from './auth-failure.ts';

describe('authFailureText', () => {
  it('has our own words for known reasons, in the page language', () => {
    const expired = new AuthApiError('Token has expired or is invalid', 403, 'otp_expired');
    expect(authFailureText(expired, 'codeInvalid', 'en')).toBe('Invalid verification code, please try again');
    expect(authFailureText(expired, 'codeInvalid', 'zh')).toBe('验证码错误，请重试');
  });

  it('says how long to wait', () => {
    const soon = new AuthApiError(
      'You can only request this after 42 seconds.',
      429,
      'over_email_send_rate_limit',
    );
    expect(authFailureText(soon, 'sendFailed', 'en')).toBe(
      'Please wait 42 seconds before asking for another email',
    );
  });

  it("passes the service's own message on", () => {
    const other = new AuthApiError('Signups are closed today', 403, 'signup_disabled');
    expect(authFailureText(other, 'sendFailed', 'en')).toBe('Signups are closed today');
  });

  it('falls back when the service was not reached', () => {
    const lost = new AuthRetryableFetchError('Failed to fetch', 0);
    expect(authFailureText(lost, 'sendFailed', 'en')).toBe('Send failed, please try again later');
  });
});
