// Pieces that the English rules share.
import type { Rule } from '../../spans.ts';
import { readNumber, readYear } from '../numbers.ts';

export const number = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`;
export const clear = String.raw`(?<![\d.,\w])`;
export const scaleName = '(?:hundred|thousand|million|billion|trillion)';

export const rule = (pattern: string, speak: Rule['speak'], flags = 'g'): Rule => ({
  pattern: new RegExp(pattern, flags),
  speak,
});

/** Letters to be named one by one: in rewritten text a lone capital is the letter's name. */
export const spell = (letters: string) => [...letters.toUpperCase()].join(' ');

export const isYear = (text: string) => /^(?:1[1-9]|20)\d\d$/.test(text);

/** A number on its own: four digits in the range of years are a year. */
export const sayPlain = (text: string) => (isYear(text) ? readYear(text) : readNumber(text));

/** "a 10 kg bag": behind an article and before a noun the unit stands in the singular. */
export function isAttribute(match: RegExpExecArray, sentence: string): boolean {
  const after = sentence.slice(match.index + match[0].length);
  return (
    /\ban? $/i.test(sentence.slice(0, match.index)) &&
    /^[ -](?!(?:of|in|and|or|to|for|on|per|is|was|a|each|at|from|more)\b)[a-z]/.test(after)
  );
}
