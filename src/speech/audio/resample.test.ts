// Tones keep their level and place, what lies above the new band disappears.
import { expect, test } from 'vitest';
import { sine } from './fixtures.ts';
import { resample } from './resample.ts';

const rms = (samples: Float32Array): number => {
  const middle = samples.subarray(samples.length >> 2, (samples.length * 3) >> 2);
  return Math.sqrt(middle.reduce((sum, sample) => sum + sample * sample, 0) / middle.length);
};

test.each([
  [44_100, 24_000],
  [48_000, 24_000],
  [16_000, 24_000],
  [22_050, 16_000],
  [8000, 48_000],
  [44_101, 24_000],
  [24_000, 44_100],
])('a 1 kHz tone from %i to %i Hz equals the tone made at that rate', (from, to) => {
  const output = resample(sine(1000, 0.5, from), from, to);
  const expected = sine(1000, 0.5, to);
  expect(Math.abs(output.length - expected.length)).toBeLessThanOrEqual(1);
  for (let i = to / 10; i < to * 0.4; i++) expect(Math.abs(output[i]! - expected[i]!)).toBeLessThan(2e-4);
});

test.each([
  [44_100, 16_000, 7000, 0],
  [44_100, 16_000, 9200, -80],
  [48_000, 24_000, 10_800, 0],
  [48_000, 24_000, 13_500, -80],
  [48_000, 24_000, 20_000, -80],
])('from %i to %i Hz a tone at %i Hz changes by %i dB', (from, to, hz, decibels) => {
  const change = 20 * Math.log10(rms(resample(sine(hz, 0.5, from), from, to)) / rms(sine(hz, 0.5, from)));
  if (decibels === 0) expect(Math.abs(change)).toBeLessThan(0.1);
  else expect(change).toBeLessThan(decibels);
});

test('the same rate gives a copy, and rates that are none are refused', () => {
  const input = sine(100, 0.1, 8000);
  expect(resample(input, 8000, 8000)).toEqual(input);
  expect(() => resample(input, 0, 8000)).toThrow(RangeError);
});
