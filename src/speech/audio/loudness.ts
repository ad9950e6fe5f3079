// Loudness by ITU-R BS.1770-4 (K-weighting, gated) and true peak by four-fold oversampling.

const blockSeconds = 0.4;
const stepSeconds = 0.1;
const absoluteGate = -70;
const relativeGate = -10;

/** Integrated loudness in LUFS; -Infinity for silence. */
export const measureLoudness = (samples: Float32Array, sampleRate: number): number =>
  gatedLoudness(blockPowers(samples, sampleRate));

/** Mean square of the K-weighted signal in 400 ms blocks, one every 100 ms. Sound shorter than that is one block. */
export const blockPowers = (samples: Float32Array, sampleRate: number): number[] => {
  const weighted = kWeighting(sampleRate);
  const step = Math.max(1, Math.round(stepSeconds * sampleRate));
  const steps: number[] = [];
  for (let from = 0; from + step <= samples.length; from += step) {
    let sum = 0;
    for (let i = from; i < from + step; i++) sum += weighted(samples[i]!) ** 2;
    steps.push(sum / step);
  }
  const stepsInBlock = Math.round(blockSeconds / stepSeconds);
  if (steps.length === 0) return [];
  if (steps.length < stepsInBlock) return [mean(steps)];
  return Array.from({ length: steps.length - stepsInBlock + 1 }, (_, i) =>
    mean(steps.slice(i, i + stepsInBlock)),
  );
};

/** The standard's two gates: silence does not count, nor what lies 10 LU below the rest. */
export const gatedLoudness = (powers: readonly number[]): number => {
  const loud = powers.filter((power) => toLufs(power) > absoluteGate);
  if (loud.length === 0) return Number.NEGATIVE_INFINITY;
  const gate = toLufs(mean(loud)) + relativeGate;
  return toLufs(mean(loud.filter((power) => toLufs(power) > gate)));
};

const toLufs = (power: number): number => -0.691 + 10 * Math.log10(power);

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Head (high shelf) and low-cut filters of the standard, whose 48 kHz numbers follow from these analogue ones. */
const kWeighting = (sampleRate: number): ((x: number) => number) => {
  const shelf = biquad(sampleRate, 1681.974450955533, 0.7071752369554196, (k, q) => {
    const high = 10 ** (3.999843853973347 / 20);
    const middle = high ** 0.4996667741545416;
    return [high + (middle * k) / q + k * k, 2 * (k * k - high), high - (middle * k) / q + k * k];
  });
  const lowCut = biquad(sampleRate, 38.13547087602444, 0.5003270373238773, (k, q) => {
    const scale = 1 + k / q + k * k;
    return [scale, -2 * scale, scale];
  });
  return (x) => lowCut(shelf(x));
};

const biquad = (
  sampleRate: number,
  frequency: number,
  q: number,
  numerator: (k: number, q: number) => [number, number, number],
): ((x: number) => number) => {
  const k = Math.tan((Math.PI * frequency) / sampleRate);
  const a0 = 1 + k / q + k * k;
  const [b0, b1, b2] = numerator(k, q).map((b) => b / a0) as [number, number, number];
  const a1 = (2 * (k * k - 1)) / a0;
  const a2 = (1 - k / q + k * k) / a0;
  let s1 = 0;
  let s2 = 0;
  return (x) => {
    const y = b0 * x + s1;
    s1 = b1 * x - a1 * y + s2;
    s2 = b2 * x - a2 * y;
    return y;
  };
};

/** Highest level between the samples, in dB of full scale. */
export const measureTruePeak = (samples: Float32Array): number => {
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  for (let i = 0; i < samples.length; i++) peak = Math.max(peak, peakAround(samples, i, peak * worthLooking));
  return 20 * Math.log10(peak);
};

/** A sample this far below the peak cannot hide a higher one beside it, in any real sound. */
const worthLooking = 0.5;
const reach = 12;
const phases = 4;

/** Windowed sinc at 1/4, 2/4 and 3/4 between two samples. */
const between = [1, 2, 3].map((phase) =>
  Float64Array.from({ length: 2 * reach }, (_, i) => {
    const distance = i - reach + 1 - phase / phases;
    const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / (reach + 0.5));
    return (Math.sin(Math.PI * distance) / (Math.PI * distance)) * window;
  }),
);

/** Highest absolute level from sample `at` up to the next; below `floor` only the samples themselves are looked at. */
export const peakAround = (samples: Float32Array, at: number, floor: number): number => {
  const own = Math.abs(samples[at]!);
  if (Math.max(own, Math.abs(samples[at + 1] ?? 0)) < floor) return own;
  let peak = own;
  for (const taps of between) {
    let sum = 0;
    for (let i = 0; i < taps.length; i++) sum += taps[i]! * (samples[at - reach + 1 + i] ?? 0);
    peak = Math.max(peak, Math.abs(sum));
  }
  return peak;
};
