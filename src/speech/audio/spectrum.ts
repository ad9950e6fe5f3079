// Power spectrum of frames, by a plain radix-2 FFT.

/** Powers of the bins 0 to size / 2 of one Hann-windowed frame. */
export const framePowers = (samples: Float32Array, from: number, size: number): Float64Array => {
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  for (let i = 0; i < size; i++)
    real[i] = (samples[from + i] ?? 0) * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / size));
  transform(real, imaginary);
  return Float64Array.from({ length: size / 2 + 1 }, (_, i) => real[i]! ** 2 + imaginary[i]! ** 2);
};

const transform = (real: Float64Array, imaginary: Float64Array): void => {
  const size = real.length;
  for (let i = 1, j = 0; i < size; i++) {
    let bit = size >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      [real[i], real[j]] = [real[j]!, real[i]!];
      [imaginary[i], imaginary[j]] = [imaginary[j]!, imaginary[i]!];
    }
  }
  for (let span = 2; span <= size; span *= 2) {
    const angle = (-2 * Math.PI) / span;
    for (let k = 0; k < span / 2; k++) {
      const cos = Math.cos(angle * k);
      const sin = Math.sin(angle * k);
      for (let i = k; i < size; i += span) {
        const j = i + span / 2;
        const re = real[j]! * cos - imaginary[j]! * sin;
        const im = real[j]! * sin + imaginary[j]! * cos;
        real[j] = real[i]! - re;
        imaginary[j] = imaginary[i]! - im;
        real[i]! += re;
        imaginary[i]! += im;
      }
    }
  }
};
