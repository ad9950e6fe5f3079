// The specification's rules for what is typed into the login form. Each returns what is wrong, or undefined.
import type { ErrorCode } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';

/** Something, an at sign, something with a dot; no spaces. The mail itself is the real check. */
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function validateEmail(email: string): ErrorCode | undefined {
  if (email.trim() === '') return 'emailRequired';
  return emailShape.test(email.trim()) ? undefined : 'emailInvalid';
}

export function validateCode(code: string): ErrorCode | undefined {
  if (code === '') return 'codeRequired';
  if (code.length !== limits.code.length) return 'codeLength';
  return /^\d+$/.test(code) ? undefined : 'codeNumeric';
}
