// What the voice encoder hears: 80 bands, 80 times a second, as models/README.md defines them; and the energy curve.
import { makePowerSpectrum } from './fourier.ts';

export const BANDS = 80;
export const MEL_HOP = 300;
const SIZE = 2048;
const WINDOW = 1200;
/** Bands are laid out as for 16 kHz although the sound has 24 kHz: Kokoro's family was trained so. */
const LAYOUT_RATE = 16_000;
const FLOOR = 1e-5;

const powerSpectrum = makePowerSpectrum(SIZE);
const hann = Float64Array.from(
  { length: WINDOW },
  (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / WINDOW),
);
const filters = makeFilters();

/** Band powers frame by frame: frame k is centred on sample 300 k. At least 1,025 samples are needed to mirror the ends. */
export function melPower(samples: Float32Array): Float32Array[] {
  if (samples.length <= SIZE / 2) throw new RangeError('Too short for a spectrum');
  const frames = Math.floor(samples.length / MEL_HOP) + 1;
  const frame = new Float64Array(SIZE);
  const edge = (SIZE - WINDOW) / 2;
  return Array.from({ length: frames }, (_, k) => {
    for (let i = 0; i < WINDOW; i++) {
      frame[edge + i] = hann[i]! * mirrored(samples, k * MEL_HOP - SIZE / 2 + edge + i);
    }
    return applyFilters(powerSpectrum(frame));
  });
}

/** [80, frames] in rows, as the encoder wants it. */
export function logMel(power: readonly Float32Array[]): Float32Array {
  const mel = new Float32Array(BANDS * power.length);
  power.forEach((bands, k) => {
    for (let band = 0; band < BANDS; band++) {
      mel[band * power.length + k] = (Math.log(FLOOR + bands[band]!) + 4) / 4;
    }
  });
  return mel;
}

/** Kokoro's energy curve: logarithm of the length of the band vector. */
export const energyCurve = (power: readonly Float32Array[]): Float32Array =>
  Float32Array.from(power, (bands) => Math.log(Math.hypot(...bands.map((value) => value + FLOOR))));

function mirrored(samples: Float32Array, at: number): number {
  const last = samples.length - 1;
  return samples[at < 0 ? -at : at > last ? 2 * last - at : at]!;
}

type Filter = { first: number; weights: Float64Array };

function makeFilters(): Filter[] {
  const toMel = (hz: number): number => 2595 * Math.log10(1 + hz / 700);
  const toHz = (mel: number): number => 700 * (10 ** (mel / 2595) - 1);
  const top = toMel(LAYOUT_RATE / 2);
  const edges = Array.from({ length: BANDS + 2 }, (_, i) => toHz((top * i) / (BANDS + 1)));
  const bins = Array.from({ length: SIZE / 2 + 1 }, (_, i) => (i * LAYOUT_RATE) / SIZE);
  return Array.from({ length: BANDS }, (_, band) => {
    const [low, middle, high] = [edges[band]!, edges[band + 1]!, edges[band + 2]!];
    const weights = bins.map((hz) =>
      Math.max(0, Math.min((hz - low) / (middle - low), (high - hz) / (high - middle))),
    );
    const first = weights.findIndex((weight) => weight > 0);
    const last = weights.findLastIndex((weight) => weight > 0);
    return { first, weights: Float64Array.from(weights.slice(first, last + 1)) };
  });
}

function applyFilters(power: Float64Array): Float32Array {
  return Float32Array.from(filters, ({ first, weights }) => {
    let sum = 0;
    for (let i = 0; i < weights.length; i++) sum += weights[i]! * power[first + i]!;
    return sum;
  });
}
