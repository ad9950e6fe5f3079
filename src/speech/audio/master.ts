// Brings speech to the level of broadcasts and podcasts: -16 LUFS, true peak at most -1 dB.
import type { Sound } from '../engine.ts';
import { limitPeaks } from './limiter.ts';
import { blockPowers, gatedLoudness, measureLoudness } from './loudness.ts';

const targetLufs = -16;
/** Half a decibel below the promised -1 dB: MP3 coding moves peaks a little. */
const ceilingDb = -1.5;
const largestGainDb = 50;
const close = 0.1;

/** A whole result. Limiting takes some loudness away, so the gain is corrected until it fits. */
export const masterSound = ({ samples, sampleRate }: Sound): Sound => {
  const loudness = measureLoudness(samples, sampleRate);
  if (!Number.isFinite(loudness)) return { samples: samples.slice(), sampleRate };
  let gainDb = Math.min(largestGainDb, targetLufs - loudness);
  let mastered = amplify(samples, sampleRate, gainDb);
  for (let round = 0; round < 4; round++) {
    const missing = targetLufs - measureLoudness(mastered, sampleRate);
    if (Math.abs(missing) < close || gainDb === largestGainDb) break;
    gainDb = Math.min(largestGainDb, gainDb + missing * 1.2);
    mastered = amplify(samples, sampleRate, gainDb);
  }
  return { samples: mastered, sampleRate };
};

const amplify = (samples: Float32Array, sampleRate: number, gainDb: number): Float32Array => {
  const gain = 10 ** (gainDb / 20);
  return limitPeaks(
    samples.map((sample) => sample * gain),
    sampleRate,
    ceilingDb,
  );
};

/** The gain changes at most this much from one sentence to the next, so that no step is heard. */
const largestStepDb = 1;
const maxBlocks = 18_000;

export type Leveller = {
  /** Levels the next sentence. */
  next(samples: Float32Array): Float32Array;
  /** The gain in use; keep it with the voice and later results start at the right level. */
  readonly gainDb: number | undefined;
};

/** The same for a stream: one gain for the voice, found on its first sentence and refined slowly by the others. */
export const createLeveller = (sampleRate: number, startGainDb?: number): Leveller => {
  let gainDb = startGainDb;
  const powers: number[] = [];
  return {
    get gainDb() {
      return gainDb;
    },
    next(samples) {
      powers.push(...blockPowers(samples, sampleRate));
      if (powers.length > maxBlocks) powers.splice(0, powers.length - maxBlocks);
      const loudness = gatedLoudness(powers);
      if (Number.isFinite(loudness)) {
        const wanted = Math.min(largestGainDb, targetLufs - loudness);
        const step = gainDb === undefined ? 0 : wanted - gainDb;
        gainDb = (gainDb ?? wanted) + Math.max(-largestStepDb, Math.min(largestStepDb, step));
      }
      return amplify(samples, sampleRate, gainDb ?? 0);
    },
  };
};
