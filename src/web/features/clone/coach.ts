// The sample coach: listens to the level while one records and says the one thing that helps most.
import { limits } from '#contract/limits.ts';

export type CoachAdvice =
  | { code: 'silent' | 'louder' | 'quieter' | 'noisy' | 'enough' | 'good' }
  | { code: 'moreSeconds'; seconds: number };

/** In dB below full scale. Speech at a hand's distance peaks between -30 and -10. */
const silentDb = -55;
const quietDb = -36;
const loudDb = -5;
/** Between words a quiet room is at least this much below the voice. */
const leastContrastDb = 14;
const noisyFloorDb = -48;

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NEGATIVE_INFINITY;

/** `levels` are those of the last seconds, in dB; `seconds` is the time recorded so far. */
export function coach(levels: readonly number[], seconds: number): CoachAdvice {
  const { recommendedMinSeconds, recommendedMaxSeconds } = limits.sample;
  if (seconds >= recommendedMaxSeconds) return { code: 'enough' };
  if (seconds >= 1.5 && levels.length > 0) {
    const sorted = [...levels].sort((a, b) => a - b);
    const voice = quantile(sorted, 0.9);
    const floor = quantile(sorted, 0.1);
    if (voice < silentDb) return { code: 'silent' };
    if (voice > loudDb) return { code: 'quieter' };
    if (floor > noisyFloorDb && voice - floor < leastContrastDb) return { code: 'noisy' };
    if (voice < quietDb) return { code: 'louder' };
  }
  const missing = Math.ceil(recommendedMinSeconds - seconds);
  return missing > 0 ? { code: 'moreSeconds', seconds: missing } : { code: 'good' };
}
