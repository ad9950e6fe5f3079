// Syllable-like peaks are counted per second of speech, whatever the level and the pauses.
import { expect, test } from 'vitest';
import { measureRate } from './measure-rate.ts';

/** Log power with `perSecond` bumps of 2.5 nepers. */
const speech = (perSecond: number, seconds: number, level = 0): number[] =>
  Array.from({ length: 80 * seconds }, (_, i) => level + 1.25 * Math.sin((2 * Math.PI * perSecond * i) / 80));

test.each([3, 4, 5, 6])('%d bumps a second', (rate) => {
  expect(measureRate(Float32Array.from(speech(rate, 5)))).toBeCloseTo(rate, 0);
});

test('neither pauses nor level change the rate', () => {
  const pause = Array<number>(160).fill(-15);
  const broken = [...speech(4, 3, -3), ...pause, ...speech(4, 3, -3)];
  expect(measureRate(Float32Array.from(broken))).toBeCloseTo(4, 0);
});

test('too little speech tells nothing', () => {
  expect(measureRate(Float32Array.from(speech(4, 0.5)))).toBeUndefined();
});
