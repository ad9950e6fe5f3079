// Test sounds: files beside the code, and small ones made to measure.
import { readFile } from 'node:fs/promises';

export const readFixture = async (name: string): Promise<Uint8Array> =>
  new Uint8Array(await readFile(new URL(`./fixtures/${name}`, import.meta.url)));

export const fixtureNames = [
  'short.wav',
  'short.flac',
  'short.mp3',
  'short.opus',
  'short.ogg',
  'short.m4a',
  'short-fragmented.mp4',
  'short.aac',
  'chrome.webm',
  'chrome.mp4',
] as const;

export const sine = (hz: number, seconds: number, sampleRate: number, amplitude = 0.5): Float32Array =>
  Float32Array.from(
    { length: Math.round(seconds * sampleRate) },
    (_, i) => amplitude * Math.sin((2 * Math.PI * hz * i) / sampleRate),
  );

/** Largest likeness of two sounds over small shifts, 1 for the same; codecs delay by up to some 50 ms. */
export const likeness = (a: Float32Array, b: Float32Array, mostShift = 1500): number => {
  let best = 0;
  for (let shift = -mostShift; shift <= mostShift; shift += 2) {
    let product = 0;
    let energyA = 0;
    let energyB = 0;
    for (let i = 0; i < a.length; i += 3) {
      const x = a[i]!;
      const y = b[i + shift] ?? 0;
      product += x * y;
      energyA += x * x;
      energyB += y * y;
    }
    best = Math.max(best, product / Math.sqrt(energyA * energyB + 1e-12));
  }
  return best;
};
