// Chooses the best 5 to 20 seconds of a sample: speech only, long pauses shortened, the cleanest part of a long one.
import type { Sound } from '../engine.ts';
import type { Stretch } from './vad.ts';

const longestSeconds = 20;
const longestPause = 0.4;
const edge = 0.1;
const fadeSeconds = 0.01;

export const selectSpeech = (sound: Sound, speech: readonly Stretch[]): Sound => {
  if (speech.length === 0) return { samples: sound.samples.slice(), sampleRate: sound.sampleRate };
  const whole = { start: 0, end: sound.samples.length / sound.sampleRate };
  const phrases = speech.flatMap((stretch) => splitLong(sound, stretch));
  const chosen = bestRun(sound, phrases);
  const pieces = chosen.map(({ start, end }, i) => ({
    // Half of a pause belongs to each neighbour, at most half of the longest pause that is kept.
    start: Math.max(
      start - (i === 0 ? edge : Math.min(longestPause, start - chosen[i - 1]!.end) / 2),
      whole.start,
    ),
    end: Math.min(
      end + (i + 1 === chosen.length ? edge : Math.min(longestPause, chosen[i + 1]!.start - end) / 2),
      whole.end,
    ),
  }));
  return joinPieces(sound, pieces);
};

/** Somebody who never pauses is cut where the voice is quietest, between half and all of the allowed length. */
const splitLong = (sound: Sound, stretch: Stretch): Stretch[] => {
  if (stretch.end - stretch.start <= longestSeconds) return [stretch];
  let quietest = Number.POSITIVE_INFINITY;
  let cut = stretch.start + longestSeconds;
  for (let at = stretch.start + longestSeconds / 2; at < stretch.start + longestSeconds; at += 0.02) {
    const level = power(sound, { start: at, end: at + 0.04 });
    if (level < quietest) {
      quietest = level;
      cut = at + 0.02;
    }
  }
  return [{ start: stretch.start, end: cut }, ...splitLong(sound, { start: cut, end: stretch.end })];
};

/** The run of neighbouring phrases with most speech; among equals the one whose level is most even. */
const bestRun = (sound: Sound, phrases: readonly Stretch[]): Stretch[] => {
  const levels = phrases.map((phrase) => 10 * Math.log10(power(sound, phrase) + 1e-10));
  const median = levels.toSorted((a, b) => a - b)[levels.length >> 1]!;
  let best: Stretch[] = [];
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let first = 0; first < phrases.length; first++) {
    let seconds = 0;
    let unevenness = 0;
    for (let last = first; last < phrases.length; last++) {
      const { start, end } = phrases[last]!;
      const pause = last === first ? 0 : Math.min(longestPause, start - phrases[last - 1]!.end);
      if (seconds + pause + end - start > longestSeconds && last > first) break;
      seconds += pause + end - start;
      unevenness += Math.abs(levels[last]! - median) * (end - start);
      const score = seconds - 0.1 * unevenness;
      if (score > bestScore) {
        bestScore = score;
        best = phrases.slice(first, last + 1);
      }
    }
  }
  return best;
};

const power = ({ samples, sampleRate }: Sound, { start, end }: Stretch): number => {
  const from = Math.floor(start * sampleRate);
  const to = Math.min(samples.length, Math.floor(end * sampleRate));
  let sum = 0;
  for (let i = from; i < to; i++) sum += samples[i]! ** 2;
  return sum / Math.max(1, to - from);
};

/** Puts the pieces together; short fades at the cuts keep them from clicking. */
const joinPieces = ({ samples, sampleRate }: Sound, pieces: readonly Stretch[]): Sound => {
  const fade = Math.round(fadeSeconds * sampleRate);
  const parts = pieces.map(({ start, end }) => {
    const part = samples.slice(Math.floor(start * sampleRate), Math.floor(end * sampleRate));
    for (let i = 0; i < Math.min(fade, part.length); i++) {
      part[i]! *= i / fade;
      part[part.length - 1 - i]! *= i / fade;
    }
    return part;
  });
  const joined = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return { samples: joined, sampleRate };
};
