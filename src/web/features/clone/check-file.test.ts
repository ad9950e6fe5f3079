// Files are checked before anything is sent.
import { expect, test } from 'vitest';
import { checkFile } from './check-file.ts';

const megabyte = 1024 * 1024;
test.each([
  [undefined, 'fileMissing'],
  [{ size: 0, type: 'audio/wav' }, 'sampleEmpty'],
  [{ size: 20 * megabyte + 1, type: 'audio/wav' }, 'fileTooLarge'],
  [{ size: 100, type: 'image/png' }, 'sampleUnsupported'],
  [{ size: 100, type: 'application/pdf' }, 'sampleUnsupported'],
  [{ size: 20 * megabyte, type: 'audio/mpeg' }, undefined],
  [{ size: 100, type: '' }, undefined],
  [{ size: 100, type: 'video/webm' }, undefined],
])('%j: %s', (file, code) => {
  expect(checkFile(file)?.code).toBe(code);
});
