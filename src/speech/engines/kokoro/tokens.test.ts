// Symbols to numbers, and long sentences into pieces.
import { expect, test } from 'vitest';
import { splitTokens, tokensOf, type Vocabulary } from './tokens.ts';

const vocabulary: Vocabulary = new Map([...' ,.abc'].map((symbol, i) => [symbol, i + 1]));
const word = (phonemes: string, after = ' ') => ({ text: phonemes, phonemes, after });
const symbols = new Map([...vocabulary].map(([symbol, id]) => [id, symbol]));
const shown = (ids: readonly number[]) => ids.map((id) => symbols.get(id)).join('');

test('every token knows its word; unknown symbols vanish', () => {
  expect(tokensOf([word('aXb', ', '), word('c', '.')], vocabulary)).toEqual({
    ids: [4, 5, 2, 1, 6, 3],
    owners: [0, 0, -1, -1, 1, -1],
  });
});

test('pieces end at punctuation, else at a space, else anywhere, and lose nothing', () => {
  const split = (text: string) =>
    splitTokens(tokensOf([word(text, '')], vocabulary), vocabulary, 10).map(({ ids }) => shown(ids));
  expect(split('abc')).toEqual(['abc']);
  expect(split('abcab, cabc abc')).toEqual(['abcab,', ' cabc abc']);
  expect(split('abcab cabc abcabc')).toEqual(['abcab ', 'cabc ', 'abcabc']);
  expect(split('abcabcabcabcabc').join('')).toBe('abcabcabcabcabc');
  expect(split('abcabcabcabcabc').every((piece) => piece.length <= 10)).toBe(true);
});

test('a piece without any sound is left out', () => {
  expect(
    splitTokens(tokensOf([{ text: '...', phonemes: '', after: '...' }], vocabulary), vocabulary),
  ).toEqual([]);
});
