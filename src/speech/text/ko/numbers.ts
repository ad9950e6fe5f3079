// Korean numbers, dates, times, money and units spelled out in Hangul, each beside the text it stands for.
import { decimal, digitByDigit, native, sino } from './numerals.ts';
import { borrowed, currencies, unitNames, unitPattern } from './units.ts';

/** A stretch of the sentence and how it is read; `reading` equals `text` where nothing was spelled out. */
export type Piece = { text: string; reading: string };

/** Counters that take native numerals, with what must not follow: 개 is one, 개월 is not. */
const nativeCounters = [
  ...['시간', '시(?!즌|리즈|험|작)', '개(?!월|년|국|소|사|항)', '명', '살', '마리', '권', '번째'],
  '번(?! ?(?:출구|버스|문제|방|국도|지|호|선|홈|게이트|타자))',
  // 자동차 2대, but 4대 보험 and 3대 0.
  '대(?!회|학|륙|통령|표|양| ?\\d| (?!있|없|중|모두|더|이상|정도|밖|씩|남)[가-힣])',
  ...[
    '잔',
    '병(?!동|원)',
    '장',
    '채(?!널)',
    '벌',
    '켤레',
    '송이',
    '그루',
    '자루',
    '곳',
    '가지',
    '사람',
    '달(?!러)',
  ],
  ...[
    '배',
    '척(?!도)',
    '통(?!신|합|화)',
    '판(?!매)',
    '끼',
    '쌍',
    '줄',
    '칸',
    '군데',
    '바퀴',
    '차례',
    '포기',
    '조각',
    '그릇',
  ],
  ...['접시', '컵', '다발', '돌', '모(?!델|드|니|바)', '알', '방울', '걸음', '마디'],
].join('|');
const sinoCounters = [
  ...[
    '년대',
    '년생',
    '년',
    '개월',
    '개년',
    '개국',
    '월',
    '일',
    '분',
    '초',
    '원',
    '층',
    '호선',
    '호실',
    '호',
    '회',
    '위',
    '등',
  ],
  ...[
    '도',
    '세기',
    '세',
    '인분',
    '인',
    '학년',
    '학기',
    '주년',
    '주일',
    '주',
    '퍼센트',
    '점',
    '차',
    '과',
    '동',
    '단계',
    '평',
  ],
  ...[
    '미터',
    '킬로미터',
    '킬로그램',
    '킬로',
    '그램',
    '센티미터',
    '센티',
    '리터',
    '톤',
    '쪽',
    '페이지',
    '번지',
    '달러',
    '엔',
  ],
  ...['유로', '위안', '배럴', '박', '부', '편', '단', '급', '기', '승', '패', '골', '대', '번'],
].join('|');

const plain = (number: string): string => number.replaceAll(',', '');

const month = (digits: string): string =>
  ({ '6': '유월', '10': '시월' })[String(Number(digits))] ?? `${sino(digits)}월`;
const day = (digits: string): string => `${sino(digits)}일`;
const hour = (digits: string): string => {
  const value = Number(digits);
  return `${value >= 1 && value <= 12 ? native(digits) : sino(digits)}시`;
};

/** A number before a Hangul counter, in the numerals that this counter takes. */
function counted(number: string, nativeCounter: string, sinoCounter: string): string {
  const counter = nativeCounter || sinoCounter;
  if (counter === '월' && !number.includes('.')) return month(number);
  if (counter === '시') return hour(number);
  if (counter === '번째') return number === '1' ? '첫번째' : `${native(number) ?? sino(number)}번째`;
  // 20대, 30대: an age, not twenty cars.
  const age = counter === '대' && /^[1-9]0$/.test(number);
  const numeral = nativeCounter !== '' && !age ? native(number) : undefined;
  return `${numeral ?? decimal(number)}${counter}`;
}

const number = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;
/** Captures the counter, as native or as Sino-Korean one. */
const counters = `(?:(${nativeCounters})|(${sinoCounters}))`;

type Rule = [RegExp, (...groups: string[]) => string];
const rule = (source: string, read: (...groups: string[]) => string): Rule => [
  new RegExp(`^(?:${source})`, 'i'),
  read,
];

const big = (parts: string): string =>
  parts
    .replace(
      /(\d[\d,]*(?:\.\d+)?)\s*([천백십]?)([만억조]?)/g,
      (_, digits: string, small: string, group: string) => {
        const value = decimal(plain(digits));
        const head = value === '일' && (small !== '' || group === '만') ? '' : value;
        return `${head}${small}${group} `;
      },
    )
    .replace(/\s+/g, ' ')
    .trim();

/** Tried in this order at every place where a digit or a currency sign begins. */
const rules: Rule[] = [
  [/^(5G|4G|3D|2D|4K|8K)(?![A-Za-z\d])/, (name = '') => borrowed[name] ?? name],
  // Days that gave history its names: 3·1절, 4.19 혁명, 5·18 민주화 운동.
  rule(String.raw`(\d+)[·.](\d+)(?= ?(?:절|운동|혁명|민주))`, (a = '', b = '') => digitByDigit(a + b, '영')),
  rule(String.raw`\+82[- ]?(\d{1,2})[- ](\d{3,4})[- ](\d{4})(?!\d)`, (a = '', b = '', c = '') =>
    ['플러스 팔이', ...[a, b, c].map((part) => digitByDigit(part, '공'))].join(' '),
  ),
  rule(String.raw`(0\d{1,2})[-). ]+(\d{3,4})[- ](\d{4})(?!\d)`, (...parts) =>
    parts.map((part) => digitByDigit(part, '공')).join(' '),
  ),
  rule(String.raw`(1[5-9]\d\d)-(\d{4})(?!\d)`, (...parts) =>
    parts.map((part) => digitByDigit(part, '공')).join(' '),
  ),
  rule(
    String.raw`(\d{4})[-/.] ?(0?[1-9]|1[0-2])[-/.] ?(0?[1-9]|[12]\d|3[01])(?!\d)\.?`,
    (y = '', m = '', d = '') => `${sino(y)}년 ${month(m)} ${day(d)}`,
  ),
  rule(String.raw`([01]?\d|2[0-4]):([0-5]\d)(?::([0-5]\d))?(?![\d:])`, (h = '', m = '', s = '') =>
    [hour(h), Number(m) > 0 ? `${sino(m)}분` : '', s ? `${sino(s)}초` : ''].filter(Boolean).join(' '),
  ),
  rule(
    String.raw`(0?[1-9]|1[0-2])\/(0?[1-9]|[12]\d|3[01])(?= ?(?:\([월화수목금토일]\)|까지|부터|에 ))`,
    (m = '', d = '') => `${month(m)} ${day(d)}`,
  ),
  rule(String.raw`(\d+)\/(\d+)(?!\d)`, (a = '', b = '') => `${sino(b)}분의 ${sino(a)}`),
  rule(
    `([₩￦$¥€£]) ?(${number})((?: ?(?:[천백십]?[만억조]|천))?)`,
    (sign = '', digits = '', group = '') => `${big(plain(digits) + group.trim())}${currencies[sign] ?? ''}`,
  ),
  rule(
    String.raw`((?:(?:${number})\s?(?:[천백십]?[만억조]|천|백)\s?)+(?:\d[\d,]*(?![\d.]))?)(원|명|달러|개|년|엔|유로|위안|톤|대|회|건|평|권|마리|여)?`,
    (parts = '', counter = '') => `${big(parts)}${counter}`,
  ),
  rule(
    `(${number}) ?[~∼〜～-] ?(${number}) ?${counters}`,
    (a = '', b = '', one = '', other = '') =>
      `${counted(plain(a), one, other)}에서 ${counted(plain(b), one, other)}`,
  ),
  rule(
    `(${number}) ?[~∼〜～] ?(${number}) ?((?:${unitPattern})(?![a-z]))?`,
    (a = '', b = '', unit = '') =>
      `${decimal(plain(a))}에서 ${decimal(plain(b))}${unitNames[unit.toLowerCase()] ?? ''}`,
  ),
  rule(
    `(${number}) ?(${unitPattern})(?![a-z])`,
    (digits = '', unit = '') => `${decimal(plain(digits))}${unitNames[unit.toLowerCase()] ?? ''}`,
  ),
  rule(`(${number}) ?${counters}`, (digits = '', one = '', other = '') => counted(plain(digits), one, other)),
  rule(String.raw`(\d+(?:\.\d+){2,})`, (digits = '') =>
    digits
      .split('.')
      .map((part) => sino(part))
      .join('쩜 '),
  ),
  rule(String.raw`(0\d+)(?![\d.])`, (digits = '') => digitByDigit(digits, '공')),
  rule(`(${number})`, (digits = '') => decimal(plain(digits))),
];

/** Where a numeric expression may begin: a digit, a currency sign, or a minus or plus before a digit. */
const begins = /[₩￦$¥€£] ?\d|(?<![\d가-힣A-Za-z)])[-−+](?=\d)|\d/;

function readAt(rest: string): { length: number; reading: string } {
  const sign = /^[-−]/.test(rest) ? '마이너스 ' : /^\+(?!82)/.test(rest) ? '플러스 ' : '';
  const body = sign === '' ? rest : rest.slice(1);
  for (const [pattern, read] of rules) {
    const match = pattern.exec(body);
    if (match)
      return {
        length: match[0].trimEnd().length + (sign === '' ? 0 : 1),
        reading: sign + read(...match.slice(1)),
      };
  }
  return { length: 1, reading: '' };
}

/** Cuts a sentence into pieces, each with its reading; joined texts give the sentence again. */
export function readNumbers(sentence: string): Piece[] {
  const pieces: Piece[] = [];
  let rest = sentence;
  while (rest !== '') {
    const start = rest.search(begins);
    if (start !== 0) {
      const text = start === -1 ? rest : rest.slice(0, start);
      pieces.push({ text, reading: text });
      rest = rest.slice(text.length);
      continue;
    }
    const { length, reading } = readAt(rest);
    pieces.push({ text: rest.slice(0, length), reading });
    rest = rest.slice(length);
  }
  return pieces;
}
