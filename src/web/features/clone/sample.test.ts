// What is said about a sample before it is sent.
import { expect, test } from 'vitest';
import { judgeLength, refuseSample, type Sample, usedSeconds } from './sample.ts';

const sample = (seconds: number | null, trim: Sample['trim'] = null): Sample => ({
  blob: new Blob(),
  fileName: 'me.webm',
  text: '',
  seconds,
  trim,
});

test('the recommended range is 5 to 30 seconds', () => {
  expect([4.9, 5, 30, 30.1].map(judgeLength)).toEqual(['tooShort', 'good', 'good', 'tooLong']);
});

test('a trimmed sample is as long as its trimmed part', () => {
  expect(usedSeconds(sample(90, { start: 10, end: 22 }))).toBe(12);
  expect(usedSeconds(sample(null))).toBeNull();
});

test.each([
  [null, true, 'Please upload or record a voice sample first'],
  [sample(2), true, 'Audio must be at least 3 seconds long, about 5-30 seconds recommended'],
  [sample(61), true, 'Audio must be no longer than 60 seconds, about 5-30 seconds recommended'],
  [sample(10), false, 'Please confirm that you may use this voice'],
  [sample(10), true, undefined],
  [sample(61, { start: 0, end: 20 }), true, undefined],
  [sample(null), true, undefined],
])('%j with consent %s', (given, consent, refusal) => {
  expect(refuseSample(given, consent, 'en')).toBe(refusal);
});
