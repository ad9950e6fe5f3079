// Words with sounds become the numbers that Kokoro reads, and every number knows its word.
import type { PhonemeWord } from '../../text/phonemes.ts';

/** Kokoro's symbol table, models/phonemes.json. */
export type Vocabulary = ReadonlyMap<string, number>;

/** What the model reads at once, without the silence at both ends. */
const MAX_TOKENS = 510;

/** `owners[i]` is the index of the word whose sound token `i` is, or -1 for spaces and punctuation. */
export type Tokens = { ids: number[]; owners: number[] };

export const readVocabulary = (json: Buffer): Vocabulary =>
  new Map(Object.entries(JSON.parse(json.toString()) as Record<string, number>));

/** Symbols that Kokoro does not know are left out, as it was trained. */
export function tokensOf(words: readonly PhonemeWord[], vocabulary: Vocabulary): Tokens {
  const tokens: Tokens = { ids: [], owners: [] };
  const add = (symbols: string, owner: number): void => {
    for (const symbol of symbols) {
      const id = vocabulary.get(symbol);
      if (id === undefined) continue;
      tokens.ids.push(id);
      tokens.owners.push(owner);
    }
  };
  words.forEach((word, index) => {
    add(word.phonemes, index);
    add(word.after, -1);
  });
  return tokens;
}

/** Pieces of at most `limit` tokens, cut where the best pause is: after punctuation, else at a space, else anywhere. */
export function splitTokens(tokens: Tokens, vocabulary: Vocabulary, limit = MAX_TOKENS): Tokens[] {
  const marks = new Set([...';:,.!?—…'].map((symbol) => vocabulary.get(symbol)));
  const space = vocabulary.get(' ');
  const pieces: Tokens[] = [];
  let start = 0;
  while (tokens.ids.length - start > limit) {
    const window = tokens.ids.slice(start, start + limit);
    const mark = window.findLastIndex((id) => marks.has(id));
    const gap = space === undefined ? -1 : window.lastIndexOf(space);
    const end = start + (mark > limit / 3 ? mark + 1 : gap > limit / 3 ? gap + 1 : limit);
    pieces.push(sliceTokens(tokens, start, end));
    start = end;
  }
  pieces.push(sliceTokens(tokens, start, tokens.ids.length));
  return pieces.filter((piece) => piece.owners.some((owner) => owner >= 0));
}

const sliceTokens = (tokens: Tokens, start: number, end: number): Tokens => ({
  ids: tokens.ids.slice(start, end),
  owners: tokens.owners.slice(start, end),
});
