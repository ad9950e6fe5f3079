// Changes the sample rate by a polyphase windowed sinc: flat to 91 % of the lower Nyquist, images below -90 dB.

/** Zero crossings of the sinc on either side; more is sharper and slower. */
const halfWidth = 40;
/** Where the filter starts to fall, as a share of the lower of both Nyquist frequencies. */
const cutoff = 0.955;
const kaiserBeta = 9.5;
/** Ratios such as 44101 : 24000 have no small common form; they take the nearest two of this many phases. */
const mostPhases = 1280;

export const resample = (samples: Float32Array, from: number, to: number): Float32Array => {
  if (!(from > 0 && to > 0)) throw new RangeError(`sample rates must be positive, not ${from} and ${to}`);
  if (from === to || samples.length === 0) return samples.slice();
  const divisor = greatestCommonDivisor(Math.round(from), Math.round(to));
  const up = Math.round(to) / divisor;
  const down = Math.round(from) / divisor;
  const phases = Math.min(up, mostPhases);
  const bank = filterBank(phases, Math.min(1, to / from));
  const output = new Float32Array(Math.ceil((samples.length * up) / down));
  const exact = phases === up;
  for (let n = 0; n < output.length; n++) {
    const position = n * down;
    const whole = Math.floor(position / up);
    const past = position - whole * up;
    const fraction = exact ? past : (past * phases) / up;
    const phase = Math.floor(fraction);
    const first = whole - bank.reach + 1;
    const value = convolve(samples, first, bank, phase);
    output[n] = exact
      ? value
      : value + (fraction - phase) * (convolve(samples, first, bank, phase + 1) - value);
  }
  return output;
};

type FilterBank = { taps: Float32Array; length: number; reach: number };

const convolve = (samples: Float32Array, first: number, bank: FilterBank, phase: number): number => {
  const { taps, length } = bank;
  const base = phase * length;
  const from = first < 0 ? -first : 0;
  const to = Math.min(length, samples.length - first);
  let sum = 0;
  for (let i = from; i < to; i++) sum += taps[base + i]! * samples[first + i]!;
  return sum;
};

const banks = new Map<string, FilterBank>();

/** One row of taps for each position between two input samples, and one more so that neighbours can be mixed. */
const filterBank = (phases: number, ratio: number): FilterBank => {
  const key = `${phases}/${ratio}`;
  const known = banks.get(key);
  if (known) return known;
  const band = cutoff * ratio;
  const reach = Math.ceil(halfWidth / ratio);
  const length = 2 * reach;
  const taps = new Float32Array((phases + 1) * length);
  const edge = besselI0(kaiserBeta);
  for (let phase = 0; phase <= phases; phase++) {
    const row = taps.subarray(phase * length, (phase + 1) * length);
    let sum = 0;
    for (let i = 0; i < length; i++) {
      const distance = i - reach + 1 - phase / phases;
      const place = distance / reach;
      const window = Math.abs(place) < 1 ? besselI0(kaiserBeta * Math.sqrt(1 - place * place)) / edge : 0;
      row[i] = band * sinc(distance * band) * window;
      sum += row[i]!;
    }
    for (let i = 0; i < length; i++) row[i]! /= sum;
  }
  const bank = { taps, length, reach };
  if (banks.size > 16) banks.clear();
  banks.set(key, bank);
  return bank;
};

const sinc = (x: number): number => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x));

const besselI0 = (x: number): number => {
  let sum = 1;
  let term = 1;
  for (let k = 1; k < 40; k++) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
};

const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonDivisor(b, a % b);
