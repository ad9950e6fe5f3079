// Numbers in American English words.

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = '. . twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const scales = ['', 'thousand', 'million', 'billion', 'trillion', 'quadrillion'];

const irregularOrdinals: ReadonlyMap<string, string> = new Map([
  ['one', 'first'],
  ['two', 'second'],
  ['three', 'third'],
  ['five', 'fifth'],
  ['eight', 'eighth'],
  ['nine', 'ninth'],
  ['twelve', 'twelfth'],
]);

export const readDigits = (text: string): string =>
  [...text]
    .filter((char) => /\d/.test(char))
    .map((digit) => small[Number(digit)] ?? '')
    .join(' ');

function readBelow100(value: number): string {
  if (value < 20) return small[value] ?? '';
  const unit = value % 10;
  return `${tens[Math.floor(value / 10)]}${unit ? `-${small[unit]}` : ''}`;
}

function readBelow1000(value: number): string {
  const hundreds = Math.floor(value / 100);
  const rest = value % 100;
  const parts = [];
  if (hundreds) parts.push(`${small[hundreds]} hundred`);
  if (rest || !hundreds) parts.push(readBelow100(rest));
  return parts.join(' ');
}

/** A whole number; with leading zeros or beyond quadrillions it is read digit by digit. */
export function readWhole(text: string): string {
  const plain = text.replace(/,/g, '');
  if (plain === '0') return 'zero';
  if (plain.startsWith('0') || plain.length > 18) return readDigits(plain);
  const parts: string[] = [];
  for (let end = plain.length, scale = 0; end > 0; end -= 3, scale += 1) {
    const group = Number(plain.slice(Math.max(0, end - 3), end));
    if (group) parts.unshift(`${readBelow1000(group)}${scale ? ` ${scales[scale]}` : ''}`);
  }
  return parts.join(' ');
}

/** Whole or decimal: 3.14 -> three point one four. */
export function readNumber(text: string): string {
  const [whole = '', decimals] = text.split('.');
  const start = whole === '' ? 'zero' : readWhole(whole);
  return decimals === undefined || decimals === '' ? start : `${start} point ${readDigits(decimals)}`;
}

export function toOrdinal(words: string): string {
  return words.replace(/[a-z]+$/, (last) => {
    const irregular = irregularOrdinals.get(last);
    if (irregular) return irregular;
    return last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`;
  });
}

export const readOrdinal = (text: string): string => toOrdinal(readWhole(text));

/** 1984 -> nineteen eighty-four, 2007 -> two thousand seven, 1900 -> nineteen hundred. */
export function readYear(text: string): string {
  const year = Number(text);
  const century = Math.floor(year / 100);
  const rest = year % 100;
  if (year % 1000 < 10 && year >= 1000) return readWhole(text);
  if (text.length !== 4) return readWhole(text);
  if (rest === 0) return `${readBelow100(century)} hundred`;
  return `${readBelow100(century)} ${rest < 10 ? `oh ${small[rest]}` : readBelow100(rest)}`;
}

export const pluralOf = (word: string): string => {
  if (/(?:s|x|ch|sh)$/.test(word)) return `${word}es`;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return `${word}s`;
};

const romanValues: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 };

/** The value of a Roman numeral up to 399, or undefined where the letters do not make one. */
export function parseRoman(text: string): number | undefined {
  if (!/^C{0,3}(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/.test(text) || text === '') return undefined;
  const values = [...text].map((letter) => romanValues[letter] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}
