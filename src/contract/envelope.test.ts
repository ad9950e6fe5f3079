// Success and failure have one shape, and it survives JSON.
import { expect, test } from 'vitest';
import { envelopeShape, failure, isErrorCode, success } from './envelope.ts';
import { AppError } from './errors.ts';

test('success is code 200 with the data', () => {
  expect(success({ refList: [] })).toMatchObject({ code: 200, data: { refList: [] } });
});

test('failure names the error and says it in both languages', () => {
  expect(failure(new AppError('fileTooLarge', { size: 20 }))).toEqual({
    code: 413,
    msg: {
      toastEn: 'File size cannot exceed 20MB',
      toastZh: '文件大小不能超过 20MB',
      error: 'fileTooLarge',
      params: { size: 20 },
    },
    data: null,
  });
});

test('both come back from JSON as they were', () => {
  for (const envelope of [success([1, 'two', null]), failure(new AppError('voiceNotFound'))])
    expect(envelopeShape.parse(JSON.parse(JSON.stringify(envelope)))).toEqual(envelope);
});

test('something else is no envelope', () => {
  for (const other of [null, 'ok', {}, { code: 200 }, { code: '200', msg: { toastZh: '', toastEn: '' } }])
    expect(envelopeShape.safeParse(other).success).toBe(false);
});

test('only names of the catalogue are error codes', () => {
  expect(isErrorCode('voiceNotFound')).toBe(true);
  for (const name of [undefined, '', 'toString', '__proto__', 'constructor'])
    expect(isErrorCode(name)).toBe(false);
});
