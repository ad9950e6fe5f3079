// Korean numerals in Hangul: Sino-Korean (이십삼), native (스물세) and digit by digit (공일공).

const digits = ['', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구'];
const places = ['', '십', '백', '천'];
const groups = ['', '만', '억', '조', '경'];

/** Four digits; a leading 일 is not said before 십, 백 and 천. */
function readGroup(group: string): string {
  return [...group]
    .map((digit, index) => {
      const place = places[group.length - 1 - index] ?? '';
      if (digit === '0') return '';
      return digit === '1' && place !== '' ? place : `${digits[Number(digit)]}${place}`;
    })
    .join('');
}

/** Digits as a Sino-Korean numeral, groups of ten thousand apart: 15000 -> 만 오천. */
export function sino(written: string): string {
  const number = written.replace(/^0+(?=\d)/, '');
  if (number === '0') return '영';
  if (number.length > 20) return digitByDigit(number, '영');
  const said: string[] = [];
  for (let end = number.length, group = 0; end > 0; end -= 4, group += 1) {
    const value = readGroup(number.slice(Math.max(0, end - 4), end));
    if (value === '') continue;
    // 만 alone drops its 일 at the head of a number; 억 and above keep it.
    said.unshift(group === 1 && value === '일' && end <= 1 ? '만' : value + (groups[group] ?? ''));
  }
  return said.join(' ');
}

/** Digits with a decimal part: 3.14 -> 삼점 일사. */
export function decimal(written: string): string {
  const [whole = '0', fraction] = written.split('.');
  return fraction === undefined ? sino(whole) : `${sino(whole)}쩜 ${digitByDigit(fraction, '영')}`;
}

export const digitByDigit = (number: string, zero: '공' | '영'): string =>
  [...number].map((digit) => (digit === '0' ? zero : digits[Number(digit)])).join('');

const nativeOnes = ['', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉'];
const nativeTens = ['', '열', '스물', '서른', '마흔', '쉰', '예순', '일흔', '여든', '아흔'];

/** Native numeral before a counter, 1 to 99; undefined where only the Sino-Korean one is said. */
export function native(written: string): string | undefined {
  const value = Number(written);
  if (!Number.isInteger(value) || value < 1 || value > 99) return undefined;
  if (value === 20) return '스무';
  return `${nativeTens[Math.floor(value / 10)]}${nativeOnes[value % 10]}`;
}
