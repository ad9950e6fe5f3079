// Power spectrum of a frame by a radix-2 Fourier transform; tables are made once per size.

/** A function from a frame of `size` samples (a power of two) to its size / 2 + 1 powers. The answer is reused. */
export function makePowerSpectrum(size: number): (frame: Float64Array) => Float64Array {
  const cosines = Float64Array.from({ length: size / 2 }, (_, i) => Math.cos((2 * Math.PI * i) / size));
  const sines = Float64Array.from({ length: size / 2 }, (_, i) => -Math.sin((2 * Math.PI * i) / size));
  const bits = Math.log2(size);
  const reversed = Uint32Array.from({ length: size }, (_, i) => reverseBits(i, bits));
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  const power = new Float64Array(size / 2 + 1);

  return (frame) => {
    for (let i = 0; i < size; i++) real[i] = frame[reversed[i]!]!;
    imaginary.fill(0);
    for (let half = 1; half < size; half *= 2) {
      const stride = size / (2 * half);
      for (let start = 0; start < size; start += 2 * half) {
        for (let k = 0; k < half; k++) {
          const [a, b] = [start + k, start + k + half];
          const [cosine, sine] = [cosines[k * stride]!, sines[k * stride]!];
          const x = real[b]! * cosine - imaginary[b]! * sine;
          const y = real[b]! * sine + imaginary[b]! * cosine;
          real[b] = real[a]! - x;
          imaginary[b] = imaginary[a]! - y;
          real[a] = real[a]! + x;
          imaginary[a] = imaginary[a]! + y;
        }
      }
    }
    for (let i = 0; i < power.length; i++) power[i] = real[i]! ** 2 + imaginary[i]! ** 2;
    return power;
  };
}

function reverseBits(value: number, bits: number): number {
  let result = 0;
  for (let i = 0; i < bits; i++) result = result * 2 + ((value >> i) & 1);
  return result;
}
