// Dates, decades and times of day: "March 5, 2024", "the 1990s", "3:30 pm".
import type { Rule } from '../../spans.ts';
import { pluralOf, readOrdinal, readWhole, readYear } from '../numbers.ts';
import { clear, rule, spell } from './patterns.ts';

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const monthName = `(?:${months.map((name) => `${name}|${name.slice(0, 3)}\\.?`).join('|')}|Sept\\.?)`;
const halfDay = String.raw`(?:[ap]\.m\.|[ap]m)(?!\w)`;
const fullMonth = (text: string) => months.find((name) => name.slice(0, 3) === text.slice(0, 3)) ?? text;

function sayDate(month: string, day: string, year: string | undefined): string | undefined {
  const name = /^\d/.test(month) ? months[Number(month) - 1] : fullMonth(month);
  if (!name || Number(day) < 1 || Number(day) > 31) return undefined;
  return `${name} ${readOrdinal(String(Number(day)))}${year ? `, ${readYear(year)}` : ''}`;
}

/** A stop that belongs to "p.m." ends the sentence as well when it is the last thing in it. */
function sayTime(hour: string, minute: string, half: string | undefined, last: boolean): string | undefined {
  if (Number(hour) > 24 || Number(minute) > 59) return undefined;
  const hours = readWhole(String(Number(hour)));
  const minutes =
    minute === '00'
      ? half
        ? ''
        : Number(hour) > 12
          ? ' hundred'
          : " o'clock"
      : minute.startsWith('0')
        ? ` oh ${readWhole(minute.slice(1))}`
        : ` ${readWhole(minute)}`;
  return `${hours}${minutes}${half ? ` ${spell(half.replace(/[^apm]/gi, ''))}` : ''}${last && half?.endsWith('.') ? '.' : ''}`;
}

export const dateRules: readonly Rule[] = [
  rule(String.raw`${clear}(\d{4})-(\d{2})-(\d{2})(?!\d)`, ([, y, m = '', d = '']) => sayDate(m, d, y)),
  rule(String.raw`${clear}(\d{1,2})\/(\d{1,2})\/(\d{4})(?!\d)`, ([, m = '', d = '', y]) =>
    Number(m) > 12 ? sayDate(d, m, y) : sayDate(m, d, y),
  ),
  rule(
    String.raw`\b(${monthName})\s(\d{1,2})(?:st|nd|rd|th)?(?:,?\s(\d{4}))?(?![\d:]|,\d)`,
    ([, m = '', d = '', y]) => sayDate(m, d, y),
  ),
  rule(
    String.raw`\b(\d{1,2})(?:st|nd|rd|th)?\s(?:of\s)?(${monthName})(?:,?\s(\d{4}))?(?!\d|\w)`,
    ([, d = '', m = '', y]) => {
      const date = sayDate(m, d, y);
      return date && `the ${readOrdinal(String(Number(d)))} of ${fullMonth(m)}${y ? `, ${readYear(y)}` : ''}`;
    },
  ),
  rule(String.raw`\b(?:(?:1[1-9]|20)\d)0'?s\b`, ([text]) => {
    const century = text.slice(0, 2);
    const tens = text.slice(2, 3) === '0' ? 'hundreds' : pluralOf(readWhole(`${text.slice(2, 3)}0`));
    return text.startsWith('200') ? 'two thousands' : `${readWhole(century)} ${tens}`;
  }),
  rule(String.raw`(?<![\w])['’]?([2-9]0)'?s\b`, ([, tens = '']) => pluralOf(readWhole(tens))),
  rule(
    String.raw`${clear}(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\s?(${halfDay}))?(?!\d)`,
    ([text, h = '', m = '', s, half], sentence) => {
      const time = sayTime(h, m, half, sentence.endsWith(text));
      return s && time
        ? `${readWhole(h)} ${readWhole(String(Number(m)))} ${readWhole(String(Number(s)))}`
        : time;
    },
    'gi',
  ),
  rule(
    String.raw`${clear}(\d{1,2})\s?(${halfDay})`,
    ([text, h = '', half = ''], sentence) => sayTime(h, '00', half, sentence.endsWith(text)),
    'gi',
  ),
];
