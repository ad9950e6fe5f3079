// The decoder's raw material: nine harmonics of the pitch and breath noise, as the spectrum that its layers read.
// The published graph makes this itself, slowly and without the noise that the network was trained with.

const RATE = 24_000;
/** Samples per value of the pitch curve. */
const HOP = 300;
const SIZE = 20;
const STEP = 5;
const BINS = SIZE / 2 + 1;
const SOURCE_ROWS = 2 * BINS;
/** Below this the network takes a value for silence. */
const VOICED_HZ = 10;
const SINE = 0.1;
const BREATH_VOICED = 0.003;
const BREATH_UNVOICED = SINE / 3;

/** How the network mixes the harmonics: `decoder.generator.m_source.l_linear` of the published weights. */
const MIX = [
  -0.08154187, -0.18519667, -0.18263398, -0.17837206, -0.09873895, 0.08264039, 0.08743999, -0.39068547,
  -0.54774433,
];
const MIX_BIAS = -0.02945026;

/** Magnitudes, then phases, [22, 60 per value + 1] in rows. `noise` gives numbers of a normal distribution. */
export const makeSource = (pitch: Float32Array, noise: () => number): Float32Array =>
  spectrum(excite(pitch, noise));

/** Normal distribution by a small generator: the same seed breathes the same. */
export function seededNoise(seed: number): () => number {
  let state = (Math.imul(seed, 0x9e3779b1) ^ 0x5bd1e995) >>> 0;
  const uniform = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
}

function excite(pitch: Float32Array, noise: () => number): Float32Array {
  const sound = new Float32Array(pitch.length * HOP);
  const level = Math.hypot(...MIX);
  // Cycles of the fundamental at the end of each value; the curve between them is straight, as in training.
  const cycles = new Float64Array(pitch.length);
  let sum = 0;
  for (let k = 0; k < pitch.length; k++) cycles[k] = sum += (pitch[k]! / RATE) * HOP;
  for (let i = 0; i < sound.length; i++) {
    const k = Math.floor(i / HOP);
    const voiced = pitch[k]! > VOICED_HZ;
    let value = MIX_BIAS + noise() * level * (voiced ? BREATH_VOICED : BREATH_UNVOICED);
    if (voiced) {
      const at = Math.min(pitch.length - 1, Math.max(0, (i + 0.5) / HOP - 0.5));
      const low = Math.floor(at);
      const from = cycles[low]!;
      const phase = from + ((cycles[low + 1] ?? from) - from) * (at - low);
      value += SINE * mixHarmonics(2 * Math.PI * (phase - Math.floor(phase)));
    }
    sound[i] = Math.tanh(value);
  }
  return sound;
}

/** Sum of MIX[h] sin((h + 1) angle), by the recurrence of sines: one sine and one cosine instead of nine. */
function mixHarmonics(angle: number): number {
  const twice = 2 * Math.cos(angle);
  let [before, sine] = [0, Math.sin(angle)];
  let sum = 0;
  for (const weight of MIX) {
    sum += weight * sine;
    [before, sine] = [sine, twice * sine - before];
  }
  return sum;
}

const window = Float64Array.from({ length: SIZE }, (_, n) => 0.5 - 0.5 * Math.cos((2 * Math.PI * n) / SIZE));
const tables = Array.from({ length: BINS }, (_, bin) => ({
  cosine: window.map((weight, n) => weight * Math.cos((2 * Math.PI * bin * n) / SIZE)),
  sine: window.map((weight, n) => -weight * Math.sin((2 * Math.PI * bin * n) / SIZE)),
}));

/** Short-time Fourier transform, frames centred on every fifth sample, ends mirrored. */
function spectrum(sound: Float32Array): Float32Array {
  const columns = sound.length / STEP + 1;
  const result = new Float32Array(SOURCE_ROWS * columns);
  const last = sound.length - 1;
  const frame = new Float64Array(SIZE);
  for (let column = 0; column < columns; column++) {
    for (let n = 0; n < SIZE; n++) {
      const at = column * STEP + n - SIZE / 2;
      frame[n] = sound[at < 0 ? -at : at > last ? 2 * last - at : at]!;
    }
    for (let bin = 0; bin < BINS; bin++) {
      const { cosine, sine } = tables[bin]!;
      let real = 0;
      let imaginary = 0;
      for (let n = 0; n < SIZE; n++) {
        real += cosine[n]! * frame[n]!;
        imaginary += sine[n]! * frame[n]!;
      }
      result[bin * columns + column] = Math.sqrt(real * real + imaginary * imaginary);
      result[(BINS + bin) * columns + column] = Math.atan2(imaginary, real);
    }
  }
  return result;
}
