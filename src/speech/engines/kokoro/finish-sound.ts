// The decoder's raw sound becomes a clean piece: silence at the ends cut, edges faded; and where each word is in it.
import type { SpokenWord } from '../../engine.ts';
import { FRAME_SAMPLES, SAMPLE_RATE } from './kokoro.ts';
import type { Tokens } from './tokens.ts';

const BLOCK = SAMPLE_RATE / 100;
/** A block this far below the loudest one is silence (-46 dB in power). */
const SILENCE = 10 ** (-46 / 10);
const LEAD_BLOCKS = 4;
const TAIL_BLOCKS = 7;
const FADE = SAMPLE_RATE / 200;

/** Cuts silence at both ends but for a breath, and fades the edges. `offset` is how many samples went at the start. */
export function trimSilence(sound: Float32Array): { samples: Float32Array; offset: number } {
  const blocks = Math.ceil(sound.length / BLOCK);
  const power = Array.from({ length: blocks }, (_, i) => {
    const block = sound.subarray(i * BLOCK, (i + 1) * BLOCK);
    return block.reduce((sum, x) => sum + x * x, 0) / block.length;
  });
  const floor = Math.max(...power) * SILENCE;
  const first = power.findIndex((p) => p > floor);
  const last = power.findLastIndex((p) => p > floor);
  const offset = Math.max(0, first - LEAD_BLOCKS) * BLOCK;
  const samples = sound.slice(offset, Math.min(sound.length, (last + 1 + TAIL_BLOCKS) * BLOCK));
  const fade = Math.min(FADE, samples.length / 2);
  for (let i = 0; i < fade; i++) {
    const gain = 0.5 - 0.5 * Math.cos((Math.PI * i) / fade);
    const end = samples.length - 1 - i;
    samples[i] = (samples[i] ?? 0) * gain;
    samples[end] = (samples[end] ?? 0) * gain;
  }
  return { samples, offset };
}

/** Start and end in seconds of each word that has sounds. `durations` has one more value at each end than tokens. */
export function wordTimes(
  tokens: Tokens,
  durations: readonly number[],
  texts: readonly string[],
  cut: { offset: number; length: number },
): SpokenWord[] {
  const spans = new Map<number, { start: number; end: number }>();
  let frame = durations[0] ?? 0;
  tokens.owners.forEach((owner, i) => {
    const end = frame + (durations[i + 1] ?? 0);
    if (owner >= 0) spans.set(owner, { start: spans.get(owner)?.start ?? frame, end });
    frame = end;
  });
  const seconds = (at: number): number =>
    Math.min(cut.length, Math.max(0, at * FRAME_SAMPLES - cut.offset)) / SAMPLE_RATE;
  return [...spans].map(([owner, { start, end }]) => ({
    text: texts[owner] ?? '',
    start: seconds(start),
    end: seconds(end),
  }));
}
