// Takes steady background noise out of a voice with RNNoise (recurrent network, WebAssembly, 48 kHz).
import createRnnoise from '@echogarden/rnnoise-wasm';
import type { Sound } from '../engine.ts';
import { resample } from './resample.ts';

const rate = 48_000;
const frame = 480;
const int16Scale = 32_768;
/** A little of the original is left in, which hides what the network gets wrong. */
const wet = 0.9;

export const denoise = async ({ samples, sampleRate }: Sound): Promise<Sound> => {
  const input = resample(samples, sampleRate, rate);
  const cleaned = new Float32Array(input.length);
  const rnnoise = await createRnnoise();
  const state = rnnoise._rnnoise_create(0);
  const pointer = rnnoise._malloc(frame * 4);
  const at = pointer / 4;
  // The network answers one frame late, so one more frame flushes it.
  for (let from = 0; from < input.length + frame; from += frame) {
    const heap = rnnoise.HEAPF32;
    for (let i = 0; i < frame; i++) heap[at + i] = (input[from + i] ?? 0) * int16Scale;
    rnnoise._rnnoise_process_frame(state, pointer, pointer);
    const answer = rnnoise.HEAPF32;
    for (let i = 0; i < frame; i++) {
      const place = from - frame + i;
      if (place >= 0 && place < cleaned.length) cleaned[place] = answer[at + i]! / int16Scale;
    }
  }
  rnnoise._free(pointer);
  rnnoise._rnnoise_destroy(state);
  const mixed = cleaned.map((sample, i) => wet * sample + (1 - wet) * input[i]!);
  return { samples: resample(mixed, rate, sampleRate).subarray(0, samples.length), sampleRate };
};
