// Seeds vary the delivery, never the person; the same seed varies it the same way.
import { expect, test } from 'vitest';
import { vary } from './vary.ts';

const style = { timbre: new Float32Array(128).fill(0.2), prosody: new Float32Array(128).fill(0.1) };
const delivery = { speed: 1, pitch: 0, seed: 5 };

test('seed 0 is the voice as it is', () => {
  expect(vary(style, { ...delivery, seed: 0 })).toEqual({ style, delivery: { ...delivery, seed: 0 } });
});

test('another seed moves prosody and speed a little and leaves the timbre', () => {
  const varied = vary(style, delivery);
  expect(varied.style.timbre).toEqual(style.timbre);
  expect(varied.style.prosody).not.toEqual(style.prosody);
  expect(varied.delivery.speed).not.toBe(1);
  expect(Math.abs(varied.delivery.speed - 1)).toBeLessThanOrEqual(0.08);
  expect(vary(style, delivery)).toEqual(varied);
});
