// How long a text takes to speak, roughly: an East Asian character is a syllable, a Latin one a third of one.

/** Seconds of work for each second of speech: measured 0.4 on two x64 cores, 1 on two arm64 ones; progress corrects it. */
const realTimeFactor = 0.6;

export function expectSeconds(text: string): number {
  const syllables = text.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu)?.length ?? 0;
  const letters = [...text].length - syllables;
  return 1.5 + realTimeFactor * (syllables * 0.22 + letters * 0.065);
}
