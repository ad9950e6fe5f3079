// Follows the pitch of a voice: normalised autocorrelation gives candidates, a best path through time chooses among them.
import type { Sound } from '../engine.ts';
import { resample } from './resample.ts';

const rate = 8000;
const hop = 80;
const window = 400;
const lowestHz = 60;
const highestHz = 500;
const candidatesPerFrame = 5;
/** Below this likeness between neighbouring periods a frame has no voice. */
const voicingThreshold = 0.5;
const octaveJumpCost = 0.6;
const voicingChangeCost = 0.15;
/** A slight liking for high candidates: the double period is always as like as the period itself. */
const highPitchBonus = 0.03;

export type Pitch = { medianHz: number; rangeSemitones: number };

/** Pitch every 10 ms in Hz; 0 where there is no voice. */
export const trackPitch = ({ samples, sampleRate }: Sound): Float32Array => {
  const sound = resample(samples, sampleRate, rate);
  const frames = Math.max(0, Math.floor((sound.length - window - rate / lowestHz) / hop) + 1);
  const floor = loudestFrame(sound) * 0.01;
  const candidates = Array.from({ length: frames }, (_, i) => findCandidates(sound, i * hop, floor));
  return Float32Array.from(bestPath(candidates), ({ hz }) => hz);
};

/** Median in Hz and half the 16-84 % range in semitones; null when too little is voiced. */
export const summarisePitch = (track: Float32Array): Pitch | null => {
  const voiced = track.filter((hz) => hz > 0).sort();
  if (voiced.length < 20) return null;
  const at = (share: number): number => voiced[Math.floor(share * (voiced.length - 1))]!;
  return { medianHz: at(0.5), rangeSemitones: (12 * Math.log2(at(0.84) / at(0.16))) / 2 };
};

type Candidate = { hz: number; score: number };

const loudestFrame = (sound: Float32Array): number => {
  let loudest = 0;
  for (let from = 0; from + window <= sound.length; from += window) {
    let energy = 0;
    for (let i = from; i < from + window; i++) energy += sound[i]! ** 2;
    loudest = Math.max(loudest, energy);
  }
  return loudest;
};

const findCandidates = (sound: Float32Array, from: number, floor: number): Candidate[] => {
  const shortest = Math.floor(rate / highestHz);
  const longest = Math.ceil(rate / lowestHz);
  let energy = 0;
  for (let i = from; i < from + window; i++) energy += sound[i]! ** 2;
  const unvoiced = { hz: 0, score: voicingThreshold };
  if (energy <= floor || energy === 0) return [{ hz: 0, score: 1 }];
  const likeness = new Float64Array(longest + 2);
  let shifted = 0;
  for (let i = from + shortest - 1; i < from + shortest - 1 + window; i++) shifted += (sound[i] ?? 0) ** 2;
  for (let lag = shortest - 1; lag <= longest + 1; lag++) {
    let product = 0;
    for (let i = from; i < from + window; i++) product += sound[i]! * (sound[i + lag] ?? 0);
    likeness[lag] = product / Math.sqrt(energy * Math.max(shifted, 1e-12));
    shifted += (sound[from + lag + window] ?? 0) ** 2 - (sound[from + lag] ?? 0) ** 2;
  }
  const peaks: Candidate[] = [];
  for (let lag = shortest; lag <= longest; lag++) {
    const [before, here, after] = [likeness[lag - 1]!, likeness[lag]!, likeness[lag + 1]!];
    if (here < voicingThreshold / 2 || here < before || here < after) continue;
    // A parabola through three points gives the lag between samples.
    const bend = before - 2 * here + after;
    const shift = bend < 0 ? (before - after) / (2 * bend) : 0;
    const hz = rate / (lag + shift);
    peaks.push({ hz, score: here + highPitchBonus * Math.log2(hz / lowestHz) });
  }
  peaks.sort((a, b) => b.score - a.score);
  return [unvoiced, ...peaks.slice(0, candidatesPerFrame)];
};

/** Viterbi: the sum of scores less what jumps of pitch and changes of voicing cost. */
const bestPath = (frames: readonly Candidate[][]): Candidate[] => {
  let totals: number[] = [];
  const from: number[][] = [];
  frames.forEach((candidates, i) => {
    const before = frames[i - 1];
    const links: number[] = [];
    totals = candidates.map((candidate) => {
      if (!before) return candidate.score;
      let best = Number.NEGATIVE_INFINITY;
      let bestLink = 0;
      before.forEach((earlier, j) => {
        const total = totals[j]! - transitionCost(earlier.hz, candidate.hz);
        if (total > best) {
          best = total;
          bestLink = j;
        }
      });
      links.push(bestLink);
      return best + candidate.score;
    });
    from.push(links);
  });
  const path: Candidate[] = new Array(frames.length);
  let at = totals.indexOf(Math.max(...totals));
  for (let i = frames.length - 1; i >= 0; i--) {
    path[i] = frames[i]![at]!;
    at = from[i]![at] ?? 0;
  }
  return path;
};

const transitionCost = (a: number, b: number): number => {
  if (a === 0 && b === 0) return 0;
  if (a === 0 || b === 0) return voicingChangeCost;
  return octaveJumpCost * Math.abs(Math.log2(a / b));
};
