// Numbers in Chinese characters: 10200 -> 一万零二百, with 两 where Mandarin says 两.

const digits = '零一二三四五六七八九';
const places = ['', '十', '百', '千'];
const groups = ['', '万', '亿', '万亿', '亿亿'];

/** Digit by digit. Telephone style says 幺 for 1. */
export const readDigits = (text: string, telephone = false): string =>
  text
    .replace(/\d/g, (digit) => (telephone && digit === '1' ? '幺' : (digits[Number(digit)] ?? '')))
    .replace(/[^零一二三四五六七八九幺]/g, '');

/** One group of at most four digits. `leading` is true for the group that opens the number. */
function readGroup(group: string, leading: boolean): string {
  let spoken = '';
  let gap = false;
  [...group].forEach((digit, index) => {
    const place = group.length - 1 - index;
    if (digit === '0') {
      gap = spoken !== '';
      return;
    }
    if (gap) spoken += '零';
    gap = false;
    const opens = leading && spoken === '';
    if (digit === '1' && place === 1 && opens) spoken += '十';
    else if (digit === '2' && place >= 2 && opens) spoken += `两${places[place]}`;
    else spoken += (digits[Number(digit)] ?? '') + (places[place] ?? '');
  });
  return spoken;
}

/** A whole number; longer than 17 digits, or with leading zeros, it is read digit by digit. */
export function readWhole(text: string): string {
  const plain = text.replace(/,/g, '');
  if (/^0+$/.test(plain)) return plain.length === 1 ? '零' : readDigits(plain);
  if (plain.startsWith('0') || plain.length > 17) return readDigits(plain);
  const parts: string[] = [];
  for (let end = plain.length; end > 0; end -= 4) parts.unshift(plain.slice(Math.max(0, end - 4), end));
  let spoken = '';
  parts.forEach((part, index) => {
    const unit = groups[parts.length - 1 - index] ?? '';
    const leading = index === 0;
    const value = part.replace(/^0+/, '');
    if (value === '') return;
    if (!leading && part.startsWith('0')) spoken += '零';
    spoken += leading && value === '2' && unit !== '' ? `两${unit}` : readGroup(value, leading) + unit;
  });
  return spoken;
}

/** Whole or decimal, with thousands separators: 3.14 -> 三点一四. */
export function readNumber(text: string): string {
  const [whole = '', decimals] = text.split('.');
  return decimals === undefined ? readWhole(whole) : `${readWhole(whole)}点${readDigits(decimals)}`;
}

/** A number in front of a measure word: a lone 2 is 两. */
export const readCount = (text: string): string => (text === '2' ? '两' : readNumber(text));
