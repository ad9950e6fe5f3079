// Mends a voice sample instead of refusing it: the best part, no rumble, less noise, one loudness.
import type { Sound } from '../engine.ts';
import { denoise } from './denoise.ts';
import { limitPeaks } from './limiter.ts';
import { measureLoudness } from './loudness.ts';
import { measureSample, type SampleReport } from './measure.ts';
import { measureNoise } from './quality.ts';
import { selectSpeech } from './select.ts';
import { findSpeech } from './vad.ts';

/** The level at which voice encoders meet their training material. */
const sampleLufs = -23;
const ceilingDb = -1;
const rumbleHz = 40;
/** Denoising must win this much, and may not eat this much of the voice. */
const leastGainDb = 3;
const mostLossDb = 3;

/** Give the report if there is one, or the sample is measured first. */
export const improveSample = async (sound: Sound, report?: SampleReport): Promise<Sound> => {
  const { speech, advice } = report ?? (await measureSample(sound));
  const selected = removeRumble(selectSpeech(sound, speech));
  const quieter = advice.includes('noisy') ? await denoiseIfItHelps(selected) : selected;
  return normalise(quieter);
};

const denoiseIfItHelps = async (sound: Sound): Promise<Sound> => {
  const cleaned = await denoise(sound);
  const speech = await findSpeech(sound);
  const before = measureNoise(sound, speech);
  const after = measureNoise(cleaned, speech);
  const voiceLoss = before.snrDb + before.noiseFloorDb - (after.snrDb + after.noiseFloorDb);
  return after.snrDb - before.snrDb >= leastGainDb && voiceLoss <= mostLossDb ? cleaned : sound;
};

/** A one-pole high-pass, run forwards and backwards so that no phase is turned: takes out DC and mains rumble. */
const removeRumble = ({ samples, sampleRate }: Sound): Sound => {
  const keep = Math.exp((-2 * Math.PI * rumbleHz) / sampleRate);
  const highPass = (input: Float32Array): Float32Array => {
    const output = new Float32Array(input.length);
    let before = input[0] ?? 0;
    let value = 0;
    for (let i = 0; i < input.length; i++) {
      value = keep * (value + input[i]! - before);
      before = input[i]!;
      output[i] = value;
    }
    return output;
  };
  return { samples: highPass(highPass(samples).reverse()).reverse(), sampleRate };
};

const normalise = ({ samples, sampleRate }: Sound): Sound => {
  const loudness = measureLoudness(samples, sampleRate);
  if (!Number.isFinite(loudness)) return { samples, sampleRate };
  const gain = 10 ** ((sampleLufs - loudness) / 20);
  const level = samples.map((sample) => sample * gain);
  return { samples: limitPeaks(level, sampleRate, ceilingDb), sampleRate };
};
