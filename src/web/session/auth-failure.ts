// What to say when the auth service refuses: our own text where we know the reason, else the service's message.
import { isAuthRetryableFetchError } from '@supabase/auth-js';
import { type ErrorCode, errorText } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';

type AuthFailure = { message: string; code?: string | undefined };

const known: Record<string, ErrorCode> = {
  otp_expired: 'codeInvalid',
  email_address_invalid: 'emailInvalid',
  validation_failed: 'emailInvalid',
  session_not_found: 'sessionExpired',
  session_expired: 'sessionExpired',
};

/** @example authFailureText(error, 'sendFailed', locale) */
export function authFailureText(failure: AuthFailure, fallback: ErrorCode, locale: Locale): string {
  const { code = '', message } = failure;
  if (code.startsWith('over_')) {
    const seconds = /(\d+)\s*second/.exec(message)?.[1] ?? limits.code.secondsBetweenMails;
    return errorText('mailTooSoon', locale, { seconds });
  }
  const reason = known[code];
  if (reason) return errorText(reason, locale);
  // The service was not reached at all: its message is about the network library, not for people.
  return isAuthRetryableFetchError(failure) || message === '' ? errorText(fallback, locale) : message;
}
