// Silence at the ends goes, edges are quiet, and words keep their places.
import { expect, test } from 'vitest';
import { trimSilence, wordSpans, wordTimes } from './finish-sound.ts';

const rate = 24_000;

test('silence is cut to a breath at both ends and edges fade from zero', () => {
  const sound = new Float32Array(rate * 2);
  for (let i = rate / 2; i < rate; i++) sound[i] = 0.5 * Math.sin(i / 10);
  const { samples, offset } = trimSilence(sound, { start: rate / 2, end: rate });
  expect(offset / rate).toBeCloseTo(0.46, 2);
  expect(samples.length / rate).toBeCloseTo(0.61, 2);
  expect(Math.abs(samples[0] ?? 1) + Math.abs(samples.at(-1) ?? 1)).toBe(0);
});

test('noise far from the last word is not kept, however loud', () => {
  const sound = Float32Array.from({ length: rate * 2 }, (_, i) => 0.5 * Math.sin(i / 10));
  const { samples, offset } = trimSilence(sound, { start: rate / 2, end: rate });
  expect(offset / rate).toBeCloseTo(0.26, 1);
  expect(samples.length / rate).toBeCloseTo(1, 1);
});

test('pure silence stays as it is', () => {
  expect(trimSilence(new Float32Array(2400), { start: 0, end: 2400 }).samples.every((x) => x === 0)).toBe(
    true,
  );
});

test('word times follow the durations and shift with the cut', () => {
  const tokens = { ids: [5, 6, 1, 7], owners: [0, 0, -1, 1] };
  // Silence 4, then 2 + 2 for the first word, 1 for the space, 4 for the second, silence 3; frames of 25 ms.
  const spans = wordSpans(tokens, [4, 2, 2, 1, 4, 3]);
  const times = wordTimes(spans, ['good', 'day'], { offset: 0.05 * rate, length: rate });
  expect(times).toEqual([
    { text: 'good', start: 0.05, end: 0.15 },
    { text: 'day', start: 0.175, end: 0.275 },
  ]);
});
