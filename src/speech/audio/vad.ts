// Finds speech with the Silero model: a probability every 32 ms, then stretches of speech in seconds.
import { fileURLToPath } from 'node:url';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import type { Sound } from '../engine.ts';
import { resample } from './resample.ts';

const rate = 16_000;
const frame = 512;
const frameSeconds = frame / rate;
/** The model wants the end of the frame before in front of each frame. */
const context = 64;
const starts = 0.5;
const ends = 0.35;
const shortestSpeech = 0.1;
const longestGap = 0.2;
const margin = 0.05;

export type Stretch = { start: number; end: number };

let session: Promise<InferenceSession> | undefined;

const loadModel = (): Promise<InferenceSession> => {
  const path = fileURLToPath(new URL('../../../models/silero-vad.onnx', import.meta.url));
  session ??= InferenceSession.create(path, { intraOpNumThreads: 1, interOpNumThreads: 1 });
  return session;
};

/** Stretches of speech, in order, in seconds. */
export const findSpeech = async ({ samples, sampleRate }: Sound): Promise<Stretch[]> => {
  const seconds = samples.length / sampleRate;
  const probabilities = await speechProbabilities(levelled(resample(samples, sampleRate, rate)));
  return joinFrames(probabilities)
    .filter(({ start, end }) => end - start >= shortestSpeech)
    .map(({ start, end }) => ({ start: Math.max(0, start - margin), end: Math.min(seconds, end + margin) }));
};

/** The model misses quiet voices, so it hears everything at the same peak. */
const levelled = (samples: Float32Array): Float32Array => {
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  const gain = peak > 0.001 ? 0.7 / peak : 1;
  return samples.map((sample) => sample * gain);
};

const speechProbabilities = async (samples: Float32Array): Promise<number[]> => {
  const model = await loadModel();
  const sr = new Tensor('int64', BigInt64Array.of(BigInt(rate)), []);
  let state: Tensor = new Tensor('float32', new Float32Array(2 * 128), [2, 1, 128]);
  const probabilities: number[] = [];
  for (let at = 0; at < samples.length; at += frame) {
    const window = new Float32Array(context + frame);
    const from = Math.max(0, at - context);
    window.set(samples.subarray(from, at + frame), context - (at - from));
    const input = new Tensor('float32', window, [1, window.length]);
    const { output, stateN } = await model.run({ input, state, sr });
    probabilities.push(Number(output!.data[0]));
    state = stateN!;
  }
  return probabilities;
};

/** Two thresholds keep a stretch together while the probability wavers. */
const joinFrames = (probabilities: readonly number[]): Stretch[] => {
  const stretches: Stretch[] = [];
  let inside = false;
  probabilities.forEach((probability, i) => {
    inside = probability >= (inside ? ends : starts);
    if (!inside) return;
    const start = i * frameSeconds;
    const last = stretches.at(-1);
    if (last && start - last.end <= longestGap) last.end = start + frameSeconds;
    else stretches.push({ start, end: start + frameSeconds });
  });
  return stretches;
};
