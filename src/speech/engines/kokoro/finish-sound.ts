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

/** Samples before the first and after the last sound of the sentence that may belong to it: onsets and decay. */
const REACH = SAMPLE_RATE / 5;

/**
 * Cuts silence at both ends but for a breath, and fades the edges. `speech` is where the tokens with sounds lie, in
 * samples: what is far from them is never kept. `offset` is how many samples went at the start.
 */
export function trimSilence(
  sound: Float32Array,
  speech: { start: number; end: number },
): { samples: Float32Array; offset: number } {
  const blocks = Math.ceil(sound.length / BLOCK);
  const power = Array.from({ length: blocks }, (_, i) => {
    if ((i + 1) * BLOCK < speech.start - REACH || i * BLOCK > speech.end + REACH) return 0;
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

type Spans = Map<number, { start: number; end: number }>;

/** Where each word that has sounds lies, in samples. `durations` has one more value at each end than tokens. */
export function wordSpans(tokens: Tokens, durations: readonly number[]): Spans {
  const spans: Spans = new Map();
  let at = (durations[0] ?? 0) * FRAME_SAMPLES;
  tokens.owners.forEach((owner, i) => {
    const end = at + (durations[i + 1] ?? 0) * FRAME_SAMPLES;
    if (owner >= 0) spans.set(owner, { start: spans.get(owner)?.start ?? at, end });
    at = end;
  });
  return spans;
}

/** The same in seconds, after `offset` samples were cut and `length` were left. */
export function wordTimes(
  spans: Spans,
  texts: readonly string[],
  { offset, length }: { offset: number; length: number },
): SpokenWord[] {
  const seconds = (at: number): number => Math.min(length, Math.max(0, at - offset)) / SAMPLE_RATE;
  return [...spans].map(([owner, { start, end }]) => ({
    text: texts[owner] ?? '',
    start: seconds(start),
    end: seconds(end),
  }));
}
