// Takes long pauses and noise without speech out of a recording: the encoder should hear the voice, not the room.
import { findSpeech } from '../../audio/vad.ts';
import type { Sound } from '../../engine.ts';

/** Shorter pauses belong to the way somebody speaks. */
const LONGEST_PAUSE = 0.4;

export async function keepSpeech(sound: Sound): Promise<Float32Array> {
  const stretches: { start: number; end: number }[] = [];
  for (const stretch of await findSpeech(sound)) {
    const last = stretches.at(-1);
    if (last && stretch.start - last.end < LONGEST_PAUSE) last.end = stretch.end;
    else stretches.push({ ...stretch });
  }
  const at = (seconds: number): number => Math.round(seconds * sound.sampleRate);
  const pieces = stretches.map(({ start, end }) => sound.samples.subarray(at(start), at(end)));
  const kept = new Float32Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let filled = 0;
  for (const piece of pieces) {
    kept.set(piece, filled);
    filled += piece.length;
  }
  return kept;
}
