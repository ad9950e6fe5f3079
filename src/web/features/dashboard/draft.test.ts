// A draft from the browser's memory may be old or damaged.
import { expect, test } from 'vitest';
import { defaultOptions, readDraft } from './draft.ts';

test('what was stored comes back', () => {
  const draft = { text: 'Hello', options: { ...defaultOptions, speed: 1.5 } };
  expect(readDraft(draft)).toEqual(draft);
});

test.each([undefined, null, 7, 'x', {}, { text: 7, options: { speed: 99 } }])(
  '%j becomes an empty draft',
  (value) => {
    expect(readDraft(value)).toEqual({ text: '', options: defaultOptions });
  },
);
