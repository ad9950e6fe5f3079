// The catalogue speaks both languages, with the same places to fill, and says what the specification says.
import { describe, expect, test } from 'vitest';
import { AppError, type ErrorCode, errorCatalogue, errorText, fillText } from './errors.ts';

const entries = Object.entries(errorCatalogue);
const placesOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

describe('every entry', () => {
  test.each(entries)('%s has a truthful status, a key and both languages', (_, { status, key, en, zh }) => {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
    expect(key).toMatch(/^[a-zA-Z]+(\.[a-zA-Z]+)+$/);
    expect(en).toMatch(/^[A-Z]/);
    expect(en).not.toMatch(/\p{Script=Han}/u);
    expect(zh).toMatch(/\p{Script=Han}/u);
    expect(placesOf(zh)).toEqual(placesOf(en));
  });

  test('has a key of its own', () => {
    expect(new Set(entries.map(([, { key }]) => key)).size).toBe(entries.length);
  });
});

describe('the texts of the specification, word for word', () => {
  test.each<[ErrorCode, string, string?]>([
    ['emailRequired', 'Please enter your email address', 'loginModal.emailInput.error.required'],
    ['emailInvalid', 'Please enter a valid email address', 'loginModal.emailInput.error.invalid'],
    ['codeRequired', 'Please enter the verification code', 'loginModal.otpError.required'],
    ['codeLength', 'Verification code must be 6 digits', 'loginModal.otpError.length'],
    ['codeNumeric', 'Verification code can only contain numbers', 'loginModal.otpError.numeric'],
    ['codeInvalid', 'Invalid verification code, please try again', 'loginModal.otpError.invalid'],
    ['sendFailed', 'Send failed, please try again later', 'loginModal.status.sendFailed'],
    ['linkExpired', 'Login link has expired, please request a new one'],
    ['loginFailed', 'An error occurred during login, please try again'],
    ['fileMissing', 'Please select an audio file.'],
    ['sampleMissing', 'Please upload or record a voice sample first'],
    ['fileTooLarge', 'File size cannot exceed {size}MB'],
    ['engineDown', 'The system is under maintenance (estimated to take 30 minutes), please try again later'],
    ['notFound', 'Page not found'],
  ])('%s', (code, text, key) => {
    expect(errorCatalogue[code].en).toBe(text);
    if (key) expect(errorCatalogue[code].key).toBe(key);
  });
});

test('places are filled, and one without a value stays visible', () => {
  expect(errorText('fileTooLarge', 'zh', { size: 20 })).toBe('文件大小不能超过 20MB');
  expect(fillText('{a} and {b}', { a: 0 })).toBe('0 and {b}');
  expect(fillText('{toString}')).toBe('{toString}');
});

test('a filled value is not filled again', () => {
  expect(fillText('{a}{b}', { a: '{b}', b: 'x' })).toBe('{b}x');
});

test('an AppError carries its status, params and English text', () => {
  const error = new AppError('tooManyRequests', { seconds: 7 });
  expect(error).toMatchObject({ code: 'tooManyRequests', status: 429, params: { seconds: 7 } });
  expect(error.message).toBe('Too many requests, please try again in 7 seconds');
});
