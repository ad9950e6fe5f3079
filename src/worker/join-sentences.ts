// Sentences with their pauses become one sound.

type Piece = { samples: Float32Array; pauseAfter: number };

export function joinSentences(pieces: readonly Piece[], sampleRate: number): Float32Array {
  const lengths = pieces.map(
    ({ samples, pauseAfter }) => samples.length + Math.round(pauseAfter * sampleRate),
  );
  const whole = new Float32Array(lengths.reduce((sum, length) => sum + length, 0));
  let at = 0;
  for (const [i, { samples }] of pieces.entries()) {
    whole.set(samples, at);
    at += lengths[i] ?? 0;
  }
  return whole;
}
