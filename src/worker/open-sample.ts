// A stored sample as sound, cut to the part that its user chose.
import { limits } from '#contract/limits.ts';
import type { Trim } from '#core/db/schema.ts';
import { decodeAudio } from '#speech/audio/decode.ts';
import type { Sound } from '#speech/engine.ts';

const sampleRate = 24_000;
/** A long file may be uploaded when its user cut a short piece out of it. 20 MB hold less than this. */
const longestFileSeconds = 30 * 60;

export async function openSample(bytes: Uint8Array, trim: Trim | null): Promise<Sound> {
  const maxSeconds = trim ? longestFileSeconds : limits.sample.maxSeconds + 1;
  const sound = await decodeAudio(bytes, { sampleRate, maxSeconds });
  if (!trim) return sound;
  const samples = sound.samples.slice(Math.floor(trim.start * sampleRate), Math.ceil(trim.end * sampleRate));
  return { ...sound, samples };
}
