// Japanese numerals in katakana as they are said: 1234 -> センニヒャクサンジューヨン.

const digits = ['', 'イチ', 'ニ', 'サン', 'ヨン', 'ゴ', 'ロク', 'ナナ', 'ハチ', 'キュー'];
const spelled = ['ゼロ', 'イチ', 'ニー', 'サン', 'ヨン', 'ゴー', 'ロク', 'ナナ', 'ハチ', 'キュー'];
const hundreds: Record<string, string> = {
  '1': 'ヒャク',
  '3': 'サンビャク',
  '6': 'ロッピャク',
  '8': 'ハッピャク',
};
const thousands: Record<string, string> = { '1': 'セン', '3': 'サンゼン', '8': 'ハッセン' };
const groups = ['', 'マン', 'オク', 'チョー', 'ケイ'];

function readGroup(group: string): string {
  const [thousand = '0', hundred = '0', ten = '0', one = '0'] = group.padStart(4, '0');
  const place = (digit: string, irregular: Record<string, string>, name: string): string =>
    digit === '0' ? '' : (irregular[digit] ?? `${digits[Number(digit)]}${name}`);
  return (
    place(thousand, thousands, 'セン') +
    place(hundred, hundreds, 'ヒャク') +
    place(ten, { '1': 'ジュー' }, 'ジュー') +
    (digits[Number(one)] ?? '')
  );
}

/** 兆 doubles its consonant after 1, 8 and 10; 万 after 1000 is 一千万. */
function joinGroup(value: string, group: number): string {
  const name = groups[group] ?? '';
  const head = group > 0 && value === 'セン' ? 'イッセン' : value;
  return name === 'チョー' ? double(head, ['イチ', 'ハチ', 'ジュー']) + name : head + name;
}

/** The last numeral with a doubled consonant after it, if it is one of those named: ロク -> ロッ. */
export function double(kana: string, numerals: readonly string[]): string {
  const last = numerals.find((numeral) => kana.endsWith(numeral));
  if (last === undefined) return kana;
  return `${kana.slice(0, -1)}ッ`;
}

export function readInteger(written: string): string {
  const number = written.replace(/^0+(?=\d)/, '');
  if (number === '0') return 'ゼロ';
  if (number.length > 20) return spellDigits(number);
  let said = '';
  for (let end = number.length, group = 0; end > 0; end -= 4, group += 1) {
    const value = readGroup(number.slice(Math.max(0, end - 4), end));
    if (value !== '') said = joinGroup(value, group) + said;
  }
  return said;
}

export const spellDigits = (number: string): string =>
  [...number].map((digit) => spelled[Number(digit)]).join('');

/** Digits with a decimal part: 3.14 -> サンテンイチヨン, 0.5 -> レーテンゴ. */
export function readDecimal(written: string): string {
  const [whole = '0', fraction] = written.split('.');
  if (fraction === undefined) return readInteger(whole);
  const head = Number(whole) === 0 ? 'レー' : double(readInteger(whole), ['イチ', 'ハチ', 'ジュー']);
  return `${head}テン${[...fraction].map((digit) => (digit === '0' ? 'ゼロ' : digits[Number(digit)])).join('')}`;
}

const kanjiDigits = '〇一二三四五六七八九';
const kanjiPlaces: Record<string, number> = { 十: 10, 百: 100, 千: 1000 };
const kanjiGroups: Record<string, number> = { 万: 1e4, 億: 1e8, 兆: 1e12 };

/** Kanji numerals, mixed with digits or not, as digits: 三百二十一 -> 321, 1万2千 -> 12000, 二〇二四 -> 2024. */
export function kanjiToDigits(written: string): string {
  const text = written
    .replaceAll(',', '')
    .replace(/[〇一二三四五六七八九]/g, (digit) => String(kanjiDigits.indexOf(digit)));
  let total = 0;
  let section = 0;
  let current: number | undefined;
  for (const part of text.match(/\d+(?:\.\d+)?|[十百千万億兆]/g) ?? []) {
    const place = kanjiPlaces[part];
    const group = kanjiGroups[part];
    if (place !== undefined) {
      section += (current ?? 1) * place;
      current = undefined;
    } else if (group !== undefined) {
      total += (section + (current ?? (section === 0 ? 1 : 0))) * group;
      section = 0;
      current = undefined;
    } else current = Number(part);
  }
  const value = total + section + (current ?? 0);
  return Number.isInteger(value) ? String(value) : value.toFixed(4).replace(/0+$/, '');
}

const whatPlaces: Record<string, string> = { 十: 'ジュー', 百: 'ビャク', 千: 'ゼン', 万: 'マン', 億: 'オク' };

/** 何 with the places after it: 何百万 -> ナンビャクマン. */
export const readWhat = (places: string): string =>
  `ナン${[...places].map((place) => whatPlaces[place] ?? '').join('')}`;
