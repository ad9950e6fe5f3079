// How fast somebody speaks, without knowing the words: peaks of the energy curve are about as many as syllables.

const CURVE_RATE = 80;
/** Natural logarithms of power: quieter than this below the loud parts is silence; a dip of this depth parts syllables. */
const SILENCE_BELOW = 6;
const DIP = 0.7;

/** Peaks per second of speech; undefined for less than a second of it. `energy` is log power, 80 values a second. */
export function measureRate(energy: Float32Array): number | undefined {
  const smooth = energy.map((_, i) => {
    const window = energy.subarray(Math.max(0, i - 2), i + 3);
    return window.reduce((sum, value) => sum + value, 0) / window.length;
  });
  const loud = smooth.toSorted()[Math.floor(smooth.length * 0.9)] ?? 0;
  const speech = smooth.filter((value) => value > loud - SILENCE_BELOW).length / CURVE_RATE;
  return speech < 1 ? undefined : countPeaks(smooth, loud - SILENCE_BELOW) / speech;
}

/** A peak counts when the curve falls by DIP on both sides of it. */
function countPeaks(curve: Float32Array, floor: number): number {
  let peaks = 0;
  let top = Number.NEGATIVE_INFINITY;
  let valley = curve[0] ?? 0;
  let rising = true;
  for (const value of curve) {
    if (rising) {
      top = Math.max(top, value);
      if (value < top - DIP) {
        if (top > floor) peaks++;
        rising = false;
        valley = value;
      }
    } else {
      valley = Math.min(valley, value);
      if (value > valley + DIP) {
        rising = true;
        top = value;
      }
    }
  }
  return rising && top > floor ? peaks + 1 : peaks;
}
