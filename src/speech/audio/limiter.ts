// Keeps the true peak below a ceiling by turning the level down smoothly around each peak.
import { peakAround } from './loudness.ts';

/** The gain starts to fall this long before a peak and has recovered this long after. */
const reachSeconds = 0.006;

export const limitPeaks = (samples: Float32Array, sampleRate: number, ceilingDb: number): Float32Array => {
  const ceiling = 10 ** (ceilingDb / 20);
  const wanted = new Float32Array(samples.length).fill(1);
  let quiet = true;
  for (let i = 0; i < samples.length; i++) {
    const peak = peakAround(samples, i, ceiling / 2);
    if (peak <= ceiling) continue;
    quiet = false;
    // The peak may lie between this sample and the next, so both are turned down.
    wanted[i] = Math.min(wanted[i]!, ceiling / peak);
    if (i + 1 < wanted.length) wanted[i + 1] = ceiling / peak;
  }
  if (quiet) return samples.slice();
  const reach = Math.max(1, Math.round(reachSeconds * sampleRate));
  const gains = smooth(lowestWithin(wanted, reach), reach);
  return samples.map((sample, i) => sample * gains[i]!);
};

/** Sliding minimum over `reach` samples on both sides (a queue of rising candidates, linear in time). */
const lowestWithin = (values: Float32Array, reach: number): Float32Array => {
  const lowest = new Float32Array(values.length);
  const queue = new Int32Array(values.length);
  let head = 0;
  let tail = 0;
  for (let i = 0; i < values.length + reach; i++) {
    if (i < values.length) {
      while (tail > head && values[queue[tail - 1]!]! >= values[i]!) tail--;
      queue[tail++] = i;
    }
    const centre = i - reach;
    if (centre < 0) continue;
    while (queue[head]! < centre - reach) head++;
    lowest[centre] = values[queue[head]!]!;
  }
  return lowest;
};

/** Two running means of half the reach each: their joint window is a triangle that never leaves the minimum's reach. */
const smooth = (values: Float32Array, reach: number): Float32Array => {
  const half = Math.max(1, Math.floor(reach / 2));
  return runningMean(runningMean(values, half), half);
};

const runningMean = (values: Float32Array, half: number): Float32Array => {
  const means = new Float32Array(values.length);
  let sum = 0;
  let count = 0;
  for (let i = -half; i < values.length; i++) {
    const entering = i + half;
    if (entering < values.length) {
      sum += values[entering]!;
      count++;
    }
    const leaving = i - half - 1;
    if (leaving >= 0) {
      sum -= values[leaving]!;
      count--;
    }
    if (i >= 0) means[i] = sum / count;
  }
  return means;
};
