// Spells out what English text writes in digits and signs: dates, times, money, measures, addresses, acronyms.
import { narrow, type Reading, type Rule, rewriteSpans, type Span } from '../spans.ts';
import { abbreviations, needCapital, sayCapitals } from './abbreviations.ts';
import { sayAddress } from './addresses.ts';
import {
  parseRoman,
  pluralOf,
  readDigits,
  readNumber,
  readOrdinal,
  readWhole,
  readYear,
  toOrdinal,
} from './numbers.ts';
import { nameUnit, unitPattern } from './units.ts';

const number = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`;
const clear = String.raw`(?<![\d.,\w])`;
const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const monthName = `(?:${months.map((name) => `${name}|${name.slice(0, 3)}\\.?`).join('|')}|Sept\\.?)`;
const halfDay = String.raw`(?:[ap]\.m\.|[ap]m)(?!\w)`;
const scaleName = '(?:hundred|thousand|million|billion|trillion)';

const rule = (pattern: string, speak: Rule['speak'], flags = 'g'): Rule => ({
  pattern: new RegExp(pattern, flags),
  speak,
});

const spell = (letters: string) => [...letters.toUpperCase()].join(' ');

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

const currencies: ReadonlyMap<string, readonly [string, string, string]> = new Map([
  ['$', ['dollar', 'dollars', 'cent']],
  ['US$', ['U S dollar', 'U S dollars', 'cent']],
  ['€', ['euro', 'euros', 'cent']],
  ['£', ['pound', 'pounds', 'penny']],
  ['¥', ['yen', 'yen', '']],
  ['₩', ['won', 'won', '']],
  ['₹', ['rupee', 'rupees', '']],
  ['USD', ['U S dollar', 'U S dollars', 'cent']],
  ['EUR', ['euro', 'euros', 'cent']],
  ['GBP', ['pound', 'pounds', 'penny']],
  ['JPY', ['yen', 'yen', '']],
  ['CNY', ['yuan', 'yuan', '']],
  ['RMB', ['yuan', 'yuan', '']],
]);

const shortScales: Readonly<Record<string, string>> = {
  k: 'thousand',
  K: 'thousand',
  m: 'million',
  M: 'million',
  bn: 'billion',
  B: 'billion',
  T: 'trillion',
};

/** "a 10 kg bag": behind an article and before a noun the unit stands in the singular. */
function isAttribute(match: RegExpExecArray, sentence: string): boolean {
  const after = sentence.slice(match.index + match[0].length);
  return (
    /\ban? $/i.test(sentence.slice(0, match.index)) &&
    /^[ -](?!(?:of|in|and|or|to|for|on|per|is|was|a|each|at|from|more)\b)[a-z]/.test(after)
  );
}

function sayMoney(
  sign: string,
  amount: string,
  scale: string | undefined,
  attribute = false,
): string | undefined {
  const [one, many, coin] = currencies.get(sign) ?? [];
  if (one === undefined || many === undefined) return undefined;
  const plural = attribute ? one : many;
  if (scale)
    return `${readNumber(amount)} ${Object.hasOwn(shortScales, scale) ? shortScales[scale] : scale} ${plural}`;
  const [whole = '', cents] = amount.split('.');
  if (cents?.length === 2 && coin) {
    const coins = Number(cents);
    const coinName = coin === 'penny' ? (coins === 1 ? 'penny' : 'pence') : coins === 1 ? coin : `${coin}s`;
    const change = `${readWhole(String(coins))} ${coinName}`;
    if (Number(whole) === 0) return change;
    const notes = `${readWhole(whole)} ${whole === '1' ? one : many}`;
    return coins === 0 ? notes : `${notes} and ${change}`;
  }
  return `${readNumber(amount)} ${amount === '1' ? one : plural}`;
}

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

const isYear = (text: string) => /^(?:1[1-9]|20)\d\d$/.test(text);
const sayPlain = (text: string) => (isYear(text) ? readYear(text) : readNumber(text));

const romanBefore =
  'Chapter|Part|Volume|Book|Act|Scene|Section|Article|Phase|Type|War|Bowl|Episode|Season|Level|Class|Title|Appendix|Mark|Rocky|Final Fantasy';
const monarchs =
  'Henry|Louis|George|Edward|Charles|James|William|Elizabeth|Richard|Philip|Napoleon|Pius|Benedict|Catherine|Nicholas|Alexander|Frederick|Paul|Gregory|Leo|Ferdinand|Leopold|Rama|Ramses|Mary';

const sayAbbreviation: Rule['speak'] = (match, sentence) => {
  const word = match[1] ?? '';
  const key = word.toLowerCase();
  const full = abbreviations.get(key);
  const rest = sentence.slice(match.index + match[0].length);
  const before = sentence.slice(0, match.index);
  if (full === undefined || (needCapital.has(key) && !/^[A-Z]/.test(word))) return undefined;
  // "St." and "Dr." behind a name are a street and a drive; "ft." and "min." behind a number are units.
  if (/^(?:st|dr)$/.test(key) && /[A-Z][a-z]+ $/.test(before) && !/^ [A-Z]/.test(rest))
    return key === 'st' ? 'street' : 'drive';
  if (/^(?:min|max|ed|co|mon|sat|sun|mar|est|ext)$/.test(key) && rest.trim() === '') return undefined;
  if (/^(?:mon|sat|sun|wed)$/.test(key) && !/^[ ,]+(?:\d|[A-Z])/.test(rest)) return undefined;
  return rest.trim() === '' ? `${full}.` : full;
};

function createRules(known: (word: string) => boolean): readonly Rule[] {
  const sayPart = (word: string): string =>
    sayCapitals(word, known, false) === 'word' ? word.toLowerCase() : spell(word);
  return [
    // Addresses and names of the net
    rule(String.raw`\b[\w.+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+`, ([text]) => sayAddress(text, known)),
    rule(
      String.raw`\bhttps?:\/\/[^\s<>"'）)，。、]*[^\s<>"'）)，。、.,!?;:]`,
      ([text]) => sayAddress(text, known),
      'gi',
    ),
    rule(
      String.raw`\b(?:www\.)?(?:[a-z0-9-]+\.)+(?:com|org|net|edu|gov|io|ai|cn|co|uk|jp|kr|de|fr|dev|app|me|tv|info)\b(?:\/[\w./?=&%#~-]*[\w/])?`,
      ([text]) => sayAddress(text, known),
      'gi',
    ),
    rule(String.raw`(?<![\w&])#([A-Za-z]\w*)`, ([, tag = '']) => `hashtag ${tag.replace(/_/g, ' ')}`),
    rule(String.raw`(?<!\w)@(\w+)`, ([, name = '']) => `at ${name.replace(/_/g, ' ')}`),
    rule(String.raw`\bC\+\+`, () => 'C plus plus'),
    rule(String.raw`\b([CF])#`, ([, letter = '']) => `${letter} sharp`),
    rule(String.raw`\bWi-?Fi\b`, () => 'wifi', 'gi'),
    rule(String.raw`\b[Ee]-?mails?\b`, ([text]) => (text.endsWith('s') ? 'E-mails' : 'E-mail')),
    // Abbreviations with inner stops
    rule(String.raw`\be\.g\.,?`, () => 'for example,', 'gi'),
    rule(String.raw`\bi\.e\.,?`, () => 'that is,', 'gi'),
    rule(String.raw`\bPh\.?D\.?(?!\w)`, () => 'P H D'),
    rule(String.raw`\bNo\.\s?(?=\d)|\bNr\.\s?(?=\d)|#(?=\d)`, () => 'number'),
    rule(String.raw`\bpp?\.\s?(?=\d)`, ([text]) => (text.startsWith('pp') ? 'pages' : 'page')),
    // Dates
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
        return (
          date && `the ${readOrdinal(String(Number(d)))} of ${fullMonth(m)}${y ? `, ${readYear(y)}` : ''}`
        );
      },
    ),
    rule(String.raw`\b(?:(?:1[1-9]|20)\d)0s\b`, ([text]) => {
      const century = text.slice(0, 2);
      const tens = text.slice(2, 3) === '0' ? 'hundreds' : pluralOf(readWhole(`${text.slice(2, 3)}0`));
      return text.startsWith('200') ? 'two thousands' : `${readWhole(century)} ${tens}`;
    }),
    rule(String.raw`(?<![\w])['’]?([2-9]0)s\b`, ([, tens = '']) => pluralOf(readWhole(tens))),
    // Times
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
    // Money
    rule(
      String.raw`(US\$|[$€£¥₩₹])\s?(${number})(?:\s?(${scaleName}|bn|[kKMBT])(?!\w))?`,
      (match, sentence) => {
        const [, sign = '', amount = '', scale] = match;
        return sayMoney(sign, amount, scale, isAttribute(match, sentence));
      },
    ),
    rule(
      String.raw`${clear}(${number})(?:\s(${scaleName}))?\s?(USD|EUR|GBP|JPY|CNY|RMB)\b`,
      ([, amount = '', scale, sign = '']) => sayMoney(sign, amount, scale),
    ),
    // Telephone numbers
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
    // Percentages, measures, fractions
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
    // Roman numerals
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
    // Numbers
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
    // Words of letters and digits, camel case, capitals
    rule(String.raw`\bCOVID-19\b`, () => 'covid nineteen', 'gi'),
    rule(String.raw`\b[A-Za-z]+-?\d+[A-Za-z\d]*\b|\b\d+[A-Za-z]+\d*\b`, ([text]) => sayMixed(text, sayPart)),
    rule(String.raw`\b([A-Z])\.(?:([A-Z])\.)+`, ([text], sentence) => {
      const ends = sentence.endsWith(text);
      return spell(text.replace(/\./g, '')) + (ends ? '.' : '');
    }),
    rule(String.raw`\b(${[...abbreviations.keys()].join('|')})\.`, sayAbbreviation, 'gi'),
    rule(String.raw`\b([A-Z]{2,})(['’]s|s)?(?![\w])`, ([text, letters = '', tail = ''], sentence) => {
      const shouting =
        sentence.length > letters.length + 3 && !/[a-z]{2,}/.test(sentence) && /[A-Z]{4,}/.test(sentence);
      if (sayCapitals(letters, known, shouting) === 'word')
        return tail === '' ? undefined : text.toLowerCase();
      return spell(letters) + (tail === '' ? '' : "'s");
    }),
    rule(String.raw`\b[A-Za-z]*[a-z][A-Z][A-Za-z]*\b`, ([text]) =>
      known(text.toLowerCase()) ? undefined : sayMixed(text, sayPart),
    ),
    // Signs
    rule(String.raw`\s?&\s?`, () => 'and'),
    rule(String.raw`(?<=[\d\w)]\s?)\+(?=\s?[\d\w(])`, () => 'plus'),
    rule(String.raw`(?<=\d)\+(?!\d)`, () => 'plus'),
    rule(String.raw`=`, () => 'equals'),
    rule(String.raw`÷`, () => 'divided by'),
    rule(String.raw`±`, () => 'plus or minus'),
    rule(String.raw`≈`, () => 'approximately'),
    rule(String.raw`(?<=\d\s?)<(?=\s?\d)`, () => 'is less than'),
    rule(String.raw`(?<=\d\s?)>(?=\s?\d)`, () => 'is greater than'),
    rule(String.raw`\b([A-Z])\/([A-Z])\b`, ([, a = '', b = '']) => `${a} ${b}`),
    rule(String.raw`(?<=\w)\/(?=\w)`, () => 'slash'),
    rule('©', () => 'copyright'),
    // What is left of numbers
    rule(String.raw`(${number})|\.(\d+)`, ([text, value]) =>
      value === undefined ? `point ${readDigits(text)}` : sayPlain(value),
    ),
  ];
}

const saySign = (sign: string | undefined) => (sign === '+' ? 'plus ' : sign ? 'minus ' : '');

/** "iPhone15Pro", "MP3", "H2O": letters and digits part; parts in capitals are spelled. */
function sayMixed(text: string, sayPart: (word: string) => string): string {
  return (text.match(/\d+|[A-Z]{2,}(?![a-z])|[A-Z]?[a-z]+|[A-Z]/g) ?? [])
    .map((part) => {
      if (/^\d/.test(part))
        return part.startsWith('0') || part.length > 4 ? readDigits(part) : sayPlain(part);
      if (/^[A-Z]+$/.test(part)) return part.length === 1 ? part : sayPart(part);
      return part.length === 1 ? part.toUpperCase() : part.toLowerCase();
    })
    .join(' ');
}

/** The normaliser, given what tells whether the dictionary knows a word. */
export function createNormaliser(known: (word: string) => boolean) {
  const rules = createRules(known);
  return (sentence: string, readings: readonly Reading[] = []): Span[] =>
    rewriteSpans(narrow(sentence).replaceAll('’', "'"), rules, readings);
}
