// Roman numerals where they are clearly meant, ordinals, ranges, and what stands between numbers.
import type { Rule } from '../../spans.ts';
import {
  parseRoman,
  readDigits,
  readNumber,
  readOrdinal,
  readWhole,
  readYear,
  toOrdinal,
} from '../numbers.ts';
import { clear, isYear, number, rule, sayPlain } from './patterns.ts';

const romanBefore =
  'Chapter|Part|Volume|Book|Act|Scene|Section|Article|Phase|Type|War|Bowl|Episode|Season|Level|Class|Title|Appendix|Mark|Rocky|Final Fantasy';
const monarchs =
  'Henry|Louis|George|Edward|Charles|James|William|Elizabeth|Richard|Philip|Napoleon|Pius|Benedict|Catherine|Nicholas|Alexander|Frederick|Paul|Gregory|Leo|Ferdinand|Leopold|Rama|Ramses|Mary';

export const numeralRules: readonly Rule[] = [
  rule(String.raw`(?<=\b(?:${romanBefore})\s)([IVXLC]+)\b`, ([, roman = '']) => {
    const value = parseRoman(roman);
    return value === undefined ? undefined : readWhole(String(value));
  }),
  rule(String.raw`(?<=\b(?:${monarchs})\s)([IVX]{1,5})(?![\w'’])`, ([, roman = '']) => {
    const value = parseRoman(roman);
    return value === undefined || roman === 'I' ? undefined : `the ${toOrdinal(readWhole(String(value)))}`;
  }),
  rule(
    String.raw`\b((?:X{1,3}|)(?:IX|IV|VI{1,3}|I{2,3}|V|X))th\s[Cc]entury`,
    ([, roman = '']) => `${readOrdinal(String(parseRoman(roman) ?? 0))} century`,
  ),
  rule(String.raw`\b(\d+(?:,\d{3})*)(?:st|nd|rd|th)\b`, ([, value = '']) => readOrdinal(value), 'gi'),
  rule(String.raw`${clear}(\d{4})\s?[-–]\s?(\d{2}|\d{4})(?![\d-])`, ([, from = '', to = '']) =>
    isYear(from) ? `${readYear(from)} to ${to.length === 4 ? readYear(to) : readWhole(to)}` : undefined,
  ),
  rule(String.raw`(${number})\s?[×x*]\s?(?=\d)`, ([, value = '']) => `${readNumber(value)} times`),
  rule(
    String.raw`${clear}(${number})\s?[-–−]\s?(${number})(?=\s?=)`,
    ([, a = '', b = '']) => `${readNumber(a)} minus ${readNumber(b)}`,
  ),
  rule(
    String.raw`${clear}(${number})[-–](${number})(?![\d-])`,
    ([, a = '', b = '']) => `${sayPlain(a)} to ${sayPlain(b)}`,
  ),
  rule(String.raw`(?<![\w.])(\d+(?:\.\d+){2,})(?!\d)`, ([text]) =>
    text.split('.').map(readWhole).join(' point '),
  ),
  rule(String.raw`(?<![\w)])[-−](${number})`, ([, value = '']) => `minus ${readNumber(value)}`),
];

/** Signs, and last of all the numbers that no other rule has taken. */
export const leftoverRules: readonly Rule[] = [
  rule(String.raw`\s?&\s?`, () => 'and'),
  rule(String.raw`(?<=[\w)²³]\s?)\+(?=\s?[\w(])`, () => 'plus'),
  rule(String.raw`(?<=\d)\+(?!\d)`, () => 'plus'),
  rule(String.raw`(?<=[\w)])²`, () => 'squared'),
  rule(String.raw`(?<=[\w)])³`, () => 'cubed'),
  rule('=', () => 'equals'),
  rule('÷', () => 'divided by'),
  rule('±', () => 'plus or minus'),
  rule('≈', () => 'approximately'),
  rule(String.raw`(?<=\d\s?)<(?=\s?\d)`, () => 'is less than'),
  rule(String.raw`(?<=\d\s?)>(?=\s?\d)`, () => 'is greater than'),
  rule(String.raw`\b([A-Z])\/([A-Z])\b`, ([, a = '', b = '']) => `${a} ${b}`),
  rule(String.raw`(?<=\w)\/(?=\w)`, () => 'slash'),
  rule(String.raw`(?<=\s)@(?=\s)`, () => 'at'),
  rule(String.raw`(?<=\d)[-–](?=[$€£¥]\d)`, () => 'to'),
  rule('©', () => 'copyright'),
  rule(String.raw`(${number})|\.(\d+)`, ([text, value]) =>
    value === undefined ? `point ${readDigits(text)}` : sayPlain(value),
  ),
];
