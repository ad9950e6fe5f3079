// Takes the long pauses out of a recording: the encoder should hear the voice, not the room.
import { SAMPLE_RATE } from '../kokoro/kokoro.ts';

const BLOCK = SAMPLE_RATE / 50;
/** Speech stays within 30 dB below its loud parts; what is quieter for longer than KEEP on both sides goes. */
const QUIET = 10 ** (-30 / 10);
const KEEP_BLOCKS = 10;

export function cutSilence(samples: Float32Array): Float32Array {
  const blocks = Math.floor(samples.length / BLOCK);
  const power = Array.from({ length: blocks }, (_, i) =>
    samples.subarray(i * BLOCK, (i + 1) * BLOCK).reduce((sum, x) => sum + x * x, 0),
  );
  const loud = power.toSorted((a, b) => a - b)[Math.floor(blocks * 0.95)] ?? 0;
  const speaks = power.map((value) => value > loud * QUIET);
  const kept = speaks.map((_, i) =>
    speaks.slice(Math.max(0, i - KEEP_BLOCKS), i + KEEP_BLOCKS + 1).includes(true),
  );
  const result = new Float32Array(kept.filter(Boolean).length * BLOCK);
  let at = 0;
  kept.forEach((keep, i) => {
    if (!keep) return;
    result.set(samples.subarray(i * BLOCK, (i + 1) * BLOCK), at);
    at += BLOCK;
  });
  return result;
}
