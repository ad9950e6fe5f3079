// The predicted pitch curve moves to a person's middle and range, and silence stays silence.
import { expect, test } from 'vitest';
import { measurePitch, movePitch, shapePitch } from './shape-pitch.ts';

/** Two octaves up and down around 200 Hz with unvoiced gaps. */
const curve = Float32Array.from({ length: 400 }, (_, i) =>
  i % 10 < 3 ? 0 : 200 * 2 ** (Math.sin(i / 20) / 3),
);

test('median and range land where they are wanted', () => {
  const own = measurePitch(curve);
  expect(own?.medianHz).toBeCloseTo(200, -1);
  const wanted = { medianHz: 110, rangeSemitones: own!.rangeSemitones * 1.3 };
  const moved = measurePitch(shapePitch(curve, movePitch(own!, wanted)));
  expect(moved?.medianHz).toBeCloseTo(110, 0);
  expect(moved?.rangeSemitones).toBeCloseTo(wanted.rangeSemitones, 1);
});

test('a range beyond belief is only half followed', () => {
  const { stretch } = movePitch({ medianHz: 200, rangeSemitones: 2 }, { medianHz: 200, rangeSemitones: 12 });
  expect(stretch).toBe(1.6);
});

test('an octave up doubles voiced values and leaves unvoiced ones', () => {
  const up = shapePitch(Float32Array.of(0, 5, 150), { shift: 12, stretch: 1, centreHz: 100 });
  expect([...up]).toEqual([0, 5, 300]);
});

test('nothing voiced: nothing to measure', () => {
  expect(measurePitch(new Float32Array(100))).toBeUndefined();
});
