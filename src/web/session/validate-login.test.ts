// The login form's rules.
import { describe, expect, it } from 'vitest';
import { validateCode, validateEmail } from './validate-login.ts';

describe('validateEmail', () => {
  it.each([
    ['', 'emailRequired'],
    ['   ', 'emailRequired'],
    ['ada', 'emailInvalid'],
    ['ada@example', 'emailInvalid'],
    ['a da@example.com', 'emailInvalid'],
    ['ada@ex@ample.com', 'emailInvalid'],
    ['ada@example.com', undefined],
    [' ada@example.com ', undefined],
    ['用户@例子.中国', undefined],
  ])('%j: %s', (email, wrong) => {
    expect(validateEmail(email)).toBe(wrong);
  });
});

describe('validateCode', () => {
  it.each([
    ['', 'codeRequired'],
    ['12345', 'codeLength'],
    ['1234567', 'codeLength'],
    ['12345a', 'codeNumeric'],
    ['123456', undefined],
  ])('%j: %s', (code, wrong) => {
    expect(validateCode(code)).toBe(wrong);
  });
});
