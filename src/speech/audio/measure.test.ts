// A good sample is called good, each fault is named, and what can be mended is mended.
import { beforeAll, describe, expect, test } from 'vitest';
import type { Sound } from '../engine.ts';
import { decodeAudio } from './decode.ts';
import { readFixture, sine } from './fixtures.ts';
import { improveSample } from './improve.ts';
import { type AdviceCode, measureSample } from './measure.ts';
import { seededRandom } from './mutate.ts';
import { summarisePitch, trackPitch } from './pitch.ts';
import { clippedShare } from './quality.ts';
import { resample } from './resample.ts';
import { hasSeveralVoices } from './several-voices.ts';
import { findSpeech } from './vad.ts';

let speech: Sound;
beforeAll(async () => {
  const { samples, sampleRate } = await decodeAudio(await readFixture('speech.wav'));
  speech = { samples, sampleRate };
});

const change = (sound: Sound, make: (sample: number, i: number) => number): Sound => ({
  samples: sound.samples.map(make),
  sampleRate: sound.sampleRate,
});

const withNoise = (sound: Sound, level: number): Sound => {
  const random = seededRandom(7);
  return change(sound, (sample) => sample + (level * (random(20_001) - 10_000)) / 10_000);
};

const repeat = (sound: Sound, times: number): Sound => {
  const samples = new Float32Array(sound.samples.length * times);
  for (let i = 0; i < times; i++) samples.set(sound.samples, i * sound.samples.length);
  return { samples, sampleRate: sound.sampleRate };
};

const band = (sound: Sound, rate: number): Sound => ({
  samples: resample(resample(sound.samples, sound.sampleRate, rate), rate, sound.sampleRate),
  sampleRate: sound.sampleRate,
});

test('a clean recording is good', async () => {
  const report = await measureSample(speech);
  expect(report).toMatchObject({ verdict: 'good', advice: [], clippedShare: 0 });
  expect(report.seconds).toBeCloseTo(6.8, 1);
  expect(report.speechSeconds).toBeGreaterThan(5.5);
  expect(report.loudnessLufs).toBeCloseTo(-23, 0);
  expect(report.snrDb).toBeGreaterThan(35);
  expect(report.bandLimitHz).toBeGreaterThan(7000);
  expect(report.pitch?.medianHz).toBeGreaterThan(190);
  expect(report.pitch?.medianHz).toBeLessThan(235);
});

test.each<[string, (sound: Sound) => Sound, AdviceCode, string]>([
  [
    '2 seconds',
    ({ samples, sampleRate }) => ({ samples: samples.slice(0, 2.4 * sampleRate), sampleRate }),
    'tooLittleSpeech',
    'usable',
  ],
  [
    'half a second',
    ({ samples, sampleRate }) => ({ samples: samples.slice(0, sampleRate / 2), sampleRate }),
    'tooLittleSpeech',
    'unusable',
  ],
  ['silence', (sound) => change(sound, () => 0), 'noSpeech', 'unusable'],
  ['a tone', ({ sampleRate }) => ({ samples: sine(440, 5, sampleRate), sampleRate }), 'noSpeech', 'unusable'],
  [
    'a whisper into a far microphone',
    (sound) => change(sound, (sample) => sample * 0.05),
    'tooQuiet',
    'good',
  ],
  ['a loud room', (sound) => withNoise(sound, 0.02), 'noisy', 'usable'],
  [
    'an overdriven microphone',
    (sound) => change(sound, (sample) => Math.max(-0.9, Math.min(0.9, sample * 4))),
    'clipped',
    'usable',
  ],
  [
    'clipped and turned down afterwards',
    (sound) => change(sound, (sample) => Math.max(-0.4, Math.min(0.4, sample * 2))),
    'clipped',
    'usable',
  ],
  ['a telephone', (sound) => band(sound, 8000), 'narrowBand', 'usable'],
  ['41 seconds', (sound) => repeat(sound, 6), 'tooLong', 'good'],
])('%s: advice and verdict', async (_, spoil, advice, verdict) => {
  const report = await measureSample(spoil(speech));
  expect(report.advice).toContain(advice);
  expect(report.verdict).toBe(verdict);
});

describe('pitch', () => {
  test.each([80, 120, 200, 310, 450])('a buzz of %i Hz', (hz) => {
    // Many harmonics like a voice, falling with frequency.
    const samples = Float32Array.from({ length: 24_000 }, (_, i) => {
      let sum = 0;
      for (let h = 1; h * hz < 4000; h++) sum += Math.sin((2 * Math.PI * h * hz * i) / 24_000) / h;
      return sum * 0.2;
    });
    const pitch = summarisePitch(trackPitch({ samples, sampleRate: 24_000 }));
    expect(Math.abs(12 * Math.log2(pitch!.medianHz / hz))).toBeLessThan(0.1);
    expect(pitch!.rangeSemitones).toBeLessThan(0.1);
  });

  test('a glide has the range of its middle two thirds', () => {
    let phase = 0;
    const samples = Float32Array.from({ length: 48_000 }, (_, i) => {
      phase += (2 * Math.PI * 100 * 2 ** (i / 48_000)) / 24_000;
      return 0.3 * Math.sin(phase) + 0.2 * Math.sin(2 * phase) + 0.1 * Math.sin(3 * phase);
    });
    const pitch = summarisePitch(trackPitch({ samples, sampleRate: 24_000 }));
    expect(pitch!.medianHz).toBeCloseTo(141, -1);
    expect(pitch!.rangeSemitones).toBeCloseTo(4.1, 0);
  });

  test('noise has none', () => {
    const random = seededRandom(3);
    const samples = Float32Array.from({ length: 48_000 }, () => random(2000) / 1000 - 1);
    expect(summarisePitch(trackPitch({ samples, sampleRate: 24_000 }))).toBeNull();
  });
});

test('two people far apart are noticed, one lively speaker is not', () => {
  const phrase = (hz: number) => Array.from({ length: 400 }, (_, i) => hz * 2 ** (Math.sin(i / 30) / 8));
  expect(hasSeveralVoices(Float32Array.from([...phrase(110), ...phrase(220)]))).toBe(true);
  const lively = Float32Array.from({ length: 1200 }, (_, i) => 160 * 2 ** (Math.sin(i / 170) / 2.5));
  expect(hasSeveralVoices(lively)).toBe(false);
});

test('speech is found where it is', async () => {
  const pad = new Float32Array(24_000);
  const samples = new Float32Array([...pad, ...speech.samples, ...pad]);
  const stretches = await findSpeech({ samples, sampleRate: 24_000 });
  expect(stretches[0]!.start).toBeGreaterThan(0.9);
  expect(stretches[0]!.start).toBeLessThan(1.3);
  expect(stretches.at(-1)!.end).toBeLessThan(8);
});

test('flat tops count, natural peaks do not', () => {
  expect(clippedShare(speech.samples)).toBeLessThan(0.0005);
  expect(clippedShare(sine(100, 1, 8000, 0.2))).toBe(0);
});

describe('improve', () => {
  test('a quiet sample with DC and long silences becomes short, centred and of one loudness', async () => {
    const pad = new Float32Array(48_000);
    const samples = new Float32Array([...pad, ...speech.samples, ...pad, ...speech.samples]).map(
      (x) => x * 0.1 + 0.05,
    );
    const mended = await improveSample({ samples, sampleRate: 24_000 });
    const report = await measureSample(mended);
    expect(report.loudnessLufs).toBeCloseTo(-23, 0);
    expect(report.seconds).toBeLessThan(14.5);
    expect(report.speechSeconds).toBeGreaterThan(11);
    const mean = mended.samples.reduce((sum, sample) => sum + sample, 0) / mended.samples.length;
    expect(Math.abs(mean)).toBeLessThan(0.001);
  });

  test('a long sample becomes its best 20 seconds', async () => {
    const mended = await improveSample(repeat(speech, 8));
    expect(mended.samples.length / 24_000).toBeGreaterThan(15);
    expect(mended.samples.length / 24_000).toBeLessThan(20.5);
  });

  test('noise is taken down, the voice stays', async () => {
    const noisy = withNoise(speech, 0.02);
    const before = await measureSample(noisy);
    const after = await measureSample(await improveSample(noisy, before));
    expect(after.snrDb).toBeGreaterThan(before.snrDb + 6);
    expect(after.speechSeconds).toBeGreaterThan(before.speechSeconds * 0.9);
    expect(Math.abs(12 * Math.log2(after.pitch!.medianHz / before.pitch!.medianHz))).toBeLessThan(1);
  });

  test('silence comes back without harm', async () => {
    const mended = await improveSample({ samples: new Float32Array(24_000), sampleRate: 24_000 });
    expect(mended.samples.every((sample) => sample === 0)).toBe(true);
  });
});
