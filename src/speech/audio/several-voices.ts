// Tells from the pitch track that two people speak, when their voices lie far apart; similar voices pass unnoticed.

/** Voiced frames (10 ms each) that make one piece: about a second of speech. */
const pieceFrames = 60;
const leastPieces = 4;
/** Two medians this far apart, with little spread around each, are two people; one lively speaker fills the gap between. */
const apartSemitones = 7;
const mostSpread = 2.2;
const emptySemitones = 2;
const leastShare = 0.2;

export const hasSeveralVoices = (track: Float32Array): boolean => {
  const voiced = Array.from(
    track.filter((hz) => hz > 0),
    (hz) => 12 * Math.log2(hz),
  );
  const medians: number[] = [];
  for (let from = 0; from + pieceFrames <= voiced.length; from += pieceFrames)
    medians.push(voiced.slice(from, from + pieceFrames).sort((a, b) => a - b)[pieceFrames / 2]!);
  if (medians.length < leastPieces) return false;
  medians.sort((a, b) => a - b);
  const least = Math.max(1, Math.ceil(leastShare * medians.length));
  for (let split = least; split <= medians.length - least; split++) {
    const low = describe(medians.slice(0, split));
    const high = describe(medians.slice(split));
    const gap = medians[split]! - medians[split - 1]!;
    const tight = low.spread < mostSpread && high.spread < mostSpread;
    if (tight && gap > emptySemitones && high.mean - low.mean > apartSemitones) return true;
  }
  return false;
};

const describe = (values: readonly number[]): { mean: number; spread: number } => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return { mean, spread: Math.sqrt(variance) };
};
