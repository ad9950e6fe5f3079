// Error rates between what was to be said and what was heard: by characters, and by sounds (which forgives spelling).
import type { Language } from '../src/speech/engine.ts';
import { planSpeech } from '../src/speech/text/plan-speech.ts';

/** Letters and digits only, in one case and width, as is usual for character error rates. */
export const plainCharacters = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The sounds of a text without stress, tone and length: 九点 and 9点, 会う and あう become the same. */
export async function plainSounds(text: string, language: Language): Promise<string> {
  const sentences = await planSpeech(text, language);
  return sentences.map(({ phonemes }) => phonemes.replace(/[^\p{L}]|[ːˈˌʰʲ]/gu, '')).join('');
}

/** Levenshtein distance in characters. */
export function editDistance(from: string, to: string): number {
  const [a, b] = [[...from], [...to]];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (const [i, symbol] of a.entries()) {
    const next = [i + 1];
    for (const [j, other] of b.entries()) {
      next.push(Math.min(next[j]! + 1, row[j + 1]! + 1, row[j]! + (symbol === other ? 0 : 1)));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
