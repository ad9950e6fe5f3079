// What a recording suffers from: clipping, noise between the words, a cut-off band.
import type { Sound } from '../engine.ts';
import { framePowers } from './spectrum.ts';
import type { Stretch } from './vad.ts';

const nearPeak = 0.985;
const flatRun = 3;
const steepest = 0.004;
const quietPeak = 0.25;

/**
 * Share of samples in flat tops: runs that stay at the highest peak. A recording clipped and turned down later is flat
 * below full scale. Ask before any resampling, which rounds the tops.
 */
export const clippedShare = (samples: Float32Array): number => {
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  if (peak < quietPeak) return 0;
  let clipped = 0;
  let run = 0;
  for (let i = 0; i <= samples.length; i++) {
    const size = Math.abs(samples[i] ?? 0);
    const before = Math.abs(samples[i - 1] ?? 0);
    if (size >= nearPeak * peak && (run === 0 || Math.abs(size - before) <= steepest * peak)) run++;
    else {
      if (run >= flatRun) clipped += run;
      run = 0;
    }
  }
  return clipped / samples.length;
};

const frameSeconds = 0.02;

/** Level of the quietest part and its distance to speech, in dB. Frames outside speech count, or the quietest tenth. */
export const measureNoise = (
  { samples, sampleRate }: Sound,
  speech: readonly Stretch[],
): { noiseFloorDb: number; snrDb: number } => {
  const size = Math.round(frameSeconds * sampleRate);
  const inside: number[] = [];
  const all: number[] = [];
  for (let from = 0; from + size <= samples.length; from += size) {
    let power = 0;
    for (let i = from; i < from + size; i++) power += samples[i]! ** 2;
    const middle = (from + size / 2) / sampleRate;
    all.push(power / size);
    if (speech.some(({ start, end }) => middle >= start && middle <= end)) inside.push(power / size);
  }
  if (all.length === 0) return { noiseFloorDb: silenceDb, snrDb: 0 };
  all.sort((a, b) => a - b);
  const noise = mean(all.slice(0, Math.max(1, Math.ceil(all.length / 10))));
  const voice = mean(inside);
  const noiseFloorDb = Math.max(silenceDb, 10 * Math.log10(noise));
  if (inside.length === 0) return { noiseFloorDb, snrDb: 0 };
  const clean = Math.max(voice - noise, voice * 1e-3);
  return { noiseFloorDb, snrDb: Math.min(90, 10 * Math.log10(clean) - noiseFloorDb) };
};

const silenceDb = -100;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const spectrumSize = 1024;
/** Above the band limit the voice's spectrum lies this far below its strongest part. */
const bandDropDb = 62;

/** The frequency above which the recording is empty: 3.4 kHz tells a telephone, 4 kHz a Bluetooth headset. */
export const measureBandLimit = ({ samples, sampleRate }: Sound, speech: readonly Stretch[]): number => {
  const highest = new Float64Array(spectrumSize / 2 + 1);
  const lowest = new Float64Array(spectrumSize / 2 + 1).fill(Number.POSITIVE_INFINITY);
  for (const { start, end } of speech)
    for (
      let from = Math.floor(start * sampleRate);
      from + spectrumSize <= end * sampleRate;
      from += spectrumSize
    ) {
      const powers = framePowers(samples, from, spectrumSize);
      powers.forEach((power, i) => {
        highest[i] = Math.max(highest[i]!, power);
        lowest[i] = Math.min(lowest[i]!, power);
      });
    }
  const top = Math.max(...highest);
  if (top === 0) return 0;
  // Steady hiss is not voice: a band counts only while it moves.
  const alive = (bin: number): boolean =>
    10 * Math.log10(highest[bin]! / top) > -bandDropDb && highest[bin]! > 30 * lowest[bin]!;
  let limit = 0;
  const span = 4;
  for (let bin = 0; bin + span <= highest.length; bin += span)
    if ([0, 1, 2, 3].filter((i) => alive(bin + i)).length >= 3) limit = bin + span;
  return Math.min(sampleRate / 2, (limit * sampleRate) / spectrumSize);
};
