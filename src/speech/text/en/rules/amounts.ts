// Telephone numbers, percentages, measures and fractions.
import type { Rule } from '../../spans.ts';
import { pluralOf, readDigits, readNumber, readOrdinal, readWhole } from '../numbers.ts';
import { nameUnit, unitPattern } from '../units.ts';
import { clear, isAttribute, number, rule } from './patterns.ts';

const denominators: ReadonlyMap<string, string> = new Map([
  ['2', 'half'],
  ['4', 'quarter'],
]);

function sayFraction(top: string, bottom: string): string {
  const name = denominators.get(bottom) ?? readOrdinal(bottom);
  if (top === '1') return `one ${name}`;
  return `${readWhole(top)} ${name === 'half' ? 'halves' : pluralOf(name)}`;
}

const signFractions = new Map([
  ['½', 'one half'],
  ['⅓', 'one third'],
  ['⅔', 'two thirds'],
  ['¼', 'one quarter'],
  ['¾', 'three quarters'],
  ['⅛', 'one eighth'],
]);

const sayPhone = (text: string) =>
  text
    .split(/\D+/)
    .filter((part) => part !== '')
    .map(readDigits)
    .join(', ');

const saySign = (sign: string | undefined) => (sign === '+' ? 'plus ' : sign ? 'minus ' : '');

export const amountRules: readonly Rule[] = [
  rule(
    String.raw`(?<![\w.])\+\d{1,3}[ -]?\(?\d{2,4}\)?(?:[ -]\d{2,4}){1,4}(?!\d)`,
    ([text]) => `plus ${sayPhone(text)}`,
  ),
  rule(String.raw`(?<![\w.])(?:1-)?(?:\(\d{3}\)\s?|\d{3}[-.])\d{3}[-.]\d{4}(?!\d)`, ([text]) =>
    sayPhone(text),
  ),
  rule(String.raw`(?<![\w.-])\d{3}-\d{4}(?![\d-])`, ([text]) => sayPhone(text)),
  rule(String.raw`\b(?:911|411|101)\b(?= |$|[,.!?])(?<=(?:[Cc]all|[Dd]ial|[Rr]oom)\s\d{3})`, ([text]) =>
    readDigits(text),
  ),
  rule(
    String.raw`${clear}(${number})\s?[-–—]\s?(${number})\s?%`,
    ([, a = '', b = '']) => `${readNumber(a)} to ${readNumber(b)} percent`,
  ),
  rule(
    String.raw`(?<![\w.])([-−+])?(${number})\s?%`,
    ([, sign, value = '']) => `${saySign(sign)}${readNumber(value)} percent`,
  ),
  rule(
    String.raw`${clear}(${number})\s?[-–]\s?(${number})\s?(${unitPattern})`,
    ([, a = '', b = '', unit = '']) => `${readNumber(a)} to ${readNumber(b)} ${nameUnit(unit, b)}`,
  ),
  rule(
    String.raw`(?<![\w.])([-−])?(${number})[\s-]?(${unitPattern})(\.(?=\s*$| [a-z]))?`,
    (match, sentence) => {
      const [text, sign, value = '', unit = '', stop] = match;
      const amount = isAttribute(match, sentence) ? '1' : value;
      const ends = stop && sentence.endsWith(text) ? '.' : '';
      return `${saySign(sign)}${readNumber(value)} ${nameUnit(unit, amount)}${ends}`;
    },
  ),
  rule(
    String.raw`\b([3-8])'(\d{1,2})(?:"|'')?`,
    ([, feet = '', inches = '']) => `${readWhole(feet)} foot ${readWhole(inches)}`,
  ),
  rule(
    String.raw`\b(\d{3})\/(\d{2,3})\b`,
    ([, high = '', low = '']) => `${readWhole(high)} over ${readWhole(low)}`,
  ),
  rule(String.raw`\b24\/7\b`, () => 'twenty-four seven'),
  rule(String.raw`\b9\/11\b`, () => 'nine eleven'),
  rule(
    String.raw`\b(\d+)\s(\d)\/(\d{1,2})\b`,
    ([, whole = '', top = '', bottom = '']) =>
      `${readWhole(whole)} and ${bottom === '2' ? 'a half' : sayFraction(top, bottom)}`,
  ),
  rule(String.raw`(\d+)?\s?([½⅓⅔¼¾⅛])`, ([, whole, sign = '']) => {
    const part = signFractions.get(sign) ?? '';
    return whole ? `${readWhole(whole)} and ${part.replace('one half', 'a half')}` : part;
  }),
  rule(String.raw`${clear}(\d{1,2})\/(\d{1,3})(?![\d/])`, ([, top = '', bottom = '']) =>
    Number(bottom) > 1 ? sayFraction(top, bottom) : undefined,
  ),
];
