// Loudness and peaks against the standard's own figures, and results at -16 LUFS whatever came in.
import { beforeAll, describe, expect, test } from 'vitest';
import { decodeAudio } from './decode.ts';
import { readFixture, sine } from './fixtures.ts';
import { limitPeaks } from './limiter.ts';
import { measureLoudness, measureTruePeak } from './loudness.ts';
import { createLeveller, masterSound } from './master.ts';

let speech: Float32Array;
beforeAll(async () => {
  speech = (await decodeAudio(await readFixture('speech.wav'))).samples;
});

const scaled = (samples: Float32Array, gain: number): Float32Array => samples.map((sample) => sample * gain);

describe('loudness', () => {
  // EBU Tech 3341: a 1 kHz tone in both channels at -23 dB is -23 LUFS; in one channel that is 3 dB less.
  test.each([24_000, 44_100, 48_000])('a 997 Hz tone of full scale at %i Hz is -3.01 LUFS', (rate) => {
    expect(measureLoudness(sine(997, 5, rate, 1), rate)).toBeCloseTo(-3.01, 1);
  });

  test('silence around a tone does not count', () => {
    const tone = sine(1000, 5, 48_000, 0.1);
    const padded = new Float32Array(tone.length * 3);
    padded.set(tone, tone.length);
    expect(measureLoudness(padded, 48_000)).toBeCloseTo(measureLoudness(tone, 48_000), 0);
  });

  test('silence has none', () => {
    expect(measureLoudness(new Float32Array(48_000), 48_000)).toBe(Number.NEGATIVE_INFINITY);
  });

  test('true peak sees what lies between the samples', () => {
    // A quarter of the sampling rate, shifted by 45 degrees: samples reach only 0.707 of the top.
    const tone = Float32Array.from({ length: 4800 }, (_, i) => Math.sin((Math.PI / 2) * i + Math.PI / 4));
    expect(Math.max(...tone)).toBeCloseTo(Math.SQRT1_2, 2);
    expect(measureTruePeak(tone)).toBeCloseTo(0, 0);
  });
});

test('the limiter holds the ceiling and leaves quiet parts alone', () => {
  const loud = scaled(speech, 4);
  const limited = limitPeaks(loud, 24_000, -1);
  expect(measureTruePeak(limited)).toBeLessThanOrEqual(-0.95);
  expect(limitPeaks(scaled(speech, 0.1), 24_000, -1)).toEqual(scaled(speech, 0.1));
});

test.each([0.03, 0.1, 0.5, 1, 3])('speech at %f of its level comes out at -16 LUFS, below -1 dB', (gain) => {
  const { samples } = masterSound({ samples: scaled(speech, gain), sampleRate: 24_000 });
  expect(Math.abs(measureLoudness(samples, 24_000) + 16)).toBeLessThan(0.5);
  expect(measureTruePeak(samples)).toBeLessThanOrEqual(-1);
});

test('silence stays silence', () => {
  const { samples } = masterSound({ samples: new Float32Array(24_000), sampleRate: 24_000 });
  expect(samples.every((sample) => sample === 0)).toBe(true);
});

test('a stream keeps one level: sentences of uneven loudness end near -16 LUFS, each close to the last', () => {
  const leveller = createLeveller(24_000);
  const sentences = [1, 0.8, 1.2, 0.9, 1.1, 1].map((gain) => scaled(speech, 0.3 * gain));
  const gains: number[] = [];
  const levelled = sentences.map((sentence) => {
    const samples = leveller.next(sentence);
    gains.push(leveller.gainDb!);
    return samples;
  });
  for (let i = 1; i < gains.length; i++) expect(Math.abs(gains[i]! - gains[i - 1]!)).toBeLessThanOrEqual(1);
  for (const part of levelled) {
    expect(Math.abs(measureLoudness(part, 24_000) + 16)).toBeLessThan(3);
    expect(measureTruePeak(part)).toBeLessThanOrEqual(-1);
  }
});

test('a voice whose gain is known starts at the right level', () => {
  const first = createLeveller(24_000);
  first.next(speech);
  const second = createLeveller(24_000, first.gainDb);
  expect(Math.abs(measureLoudness(second.next(speech), 24_000) + 16)).toBeLessThan(0.6);
});
