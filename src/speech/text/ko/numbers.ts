// Korean numbers, dates, times, money and units spelled out in Hangul, each beside the text it stands for.
import { decimal, digitByDigit, native, sino } from './numerals.ts';

/** A stretch of the sentence and how it is read; `reading` equals `text` where nothing was spelled out. */
export type Piece = { text: string; reading: string };

const nativeCounters =
  '시간|시|개(?!월|년|국|소|사|항)|명|살|마리|권|번째|번(?! ?(?:출구|버스|문제|방|국도|지|호|선|홈|게이트|타자))|잔|병|장|대(?!회|학|륙|통령|표)|채|벌|켤레|송이|그루|자루|곳|가지|사람|달(?!러)|배|척|통|판|끼|쌍|줄|칸|군데|바퀴|차례|포기|조각|그릇|접시|컵|다발|돌|모|알|방울|걸음|군데|마디';
const sinoCounters =
  '년대|년생|년|개월|개년|개국|월|일|분|초|원|층|호선|호실|호|회|위|등|도|세|세기|인분|인|학년|학기|주년|주일|주|퍼센트|점|차|과|동|단계|미터|킬로미터|킬로그램|킬로|그램|센티미터|센티|리터|평|쪽|페이지|번지|달러|엔|유로|위안|도|배럴|톤|박|부|편|단|급|기|권역|승|패|골|대';
const unitNames: Record<string, string> = {
  'km/h': '킬로미터 퍼 아워',
  'm/s': '미터 퍼 세컨드',
  km: '킬로미터',
  cm: '센티미터',
  mm: '밀리미터',
  kg: '킬로그램',
  mg: '밀리그램',
  ml: '밀리리터',
  kwh: '킬로와트시',
  kw: '킬로와트',
  khz: '킬로헤르츠',
  mhz: '메가헤르츠',
  ghz: '기가헤르츠',
  hz: '헤르츠',
  kb: '킬로바이트',
  mb: '메가바이트',
  gb: '기가바이트',
  tb: '테라바이트',
  kcal: '킬로칼로리',
  cal: '칼로리',
  'm²': '제곱미터',
  m2: '제곱미터',
  'km²': '제곱킬로미터',
  'm³': '세제곱미터',
  m: '미터',
  g: '그램',
  t: '톤',
  l: '리터',
  w: '와트',
  v: '볼트',
  '%p': '퍼센트포인트',
  '%': '퍼센트',
  '℃': '도',
  '°c': '도',
  '℉': '화씨도',
  '°': '도',
};
const unitPattern = Object.keys(unitNames)
  .sort((a, b) => b.length - a.length)
  .join('|');
const currencies: Record<string, string> = {
  '₩': '원',
  '￦': '원',
  $: '달러',
  '¥': '엔',
  '€': '유로',
  '£': '파운드',
};

const plain = (number: string): string => number.replaceAll(',', '');

const month = (digits: string): string =>
  ({ '6': '유월', '10': '시월' })[String(Number(digits))] ?? `${sino(digits)}월`;
const day = (digits: string): string => `${sino(digits)}일`;
const hour = (digits: string): string => {
  const value = Number(digits);
  return `${value >= 1 && value <= 12 ? native(digits) : sino(digits)}시`;
};

/** A number before a Hangul counter, in the numerals that this counter takes. */
function counted(number: string, counter: string): string {
  if (counter === '월' && !number.includes('.')) return month(number);
  if (counter === '시') return hour(number);
  if (counter === '번째') return number === '1' ? '첫번째' : `${native(number) ?? sino(number)}번째`;
  // 20대, 30대: an age, not twenty cars.
  const age = counter === '대' && /^[1-9]0$/.test(number);
  const takesNative = new RegExp(`^(?:${nativeCounters})$`).test(counter) && !age;
  return `${(takesNative ? native(number) : undefined) ?? decimal(number)}${counter}`;
}

const number = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;
const counters = `${nativeCounters}|${sinoCounters}`;

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

/** Names that keep their English number. */
const borrowed: Record<string, string> = {
  '5G': '파이브지',
  '4G': '포지',
  '3D': '쓰리디',
  '2D': '투디',
  '4K': '포케이',
  '8K': '에잇케이',
};

/** Tried in this order at every place where a digit or a currency sign begins. */
const rules: Rule[] = [
  [/^(5G|4G|3D|2D|4K|8K)(?![A-Za-z\d])/, (name = '') => borrowed[name] ?? name],
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
    String.raw`(0?[1-9]|1[0-2])\/(0?[1-9]|[12]\d|3[01])(?= ?(?:\([월화수목금토일]\)|까지|부터|에\b|에 ))`,
    (m = '', d = '') => `${month(m)} ${day(d)}`,
  ),
  rule(String.raw`(\d+)\/(\d+)(?!\d)`, (a = '', b = '') => `${sino(b)}분의 ${sino(a)}`),
  rule(
    String.raw`([₩￦$¥€£]) ?(${number})((?: ?(?:[천백십]?[만억조]|천))?)`,
    (sign = '', digits = '', group = '') => `${big(plain(digits) + group.trim())}${currencies[sign] ?? ''}`,
  ),
  rule(
    String.raw`((?:(?:${number})\s?(?:[천백십]?[만억조]|천|백)\s?)+(?:\d[\d,]*(?![\d.]))?)(원|명|달러|개|년|엔|유로|위안|톤|대|회|건|평|권|마리|여)?`,
    (parts = '', counter = '') => `${big(parts)}${counter}`,
  ),
  rule(
    String.raw`(${number}) ?[~∼〜～-] ?(${number}) ?(${counters})`,
    (a = '', b = '', counter = '') => `${counted(plain(a), counter)}에서 ${counted(plain(b), counter)}`,
  ),
  rule(
    String.raw`(${number}) ?[~∼〜～] ?(${number}) ?((?:${unitPattern})(?![a-z]))?`,
    (a = '', b = '', unit = '') =>
      `${decimal(plain(a))}에서 ${decimal(plain(b))}${unitNames[unit.toLowerCase()] ?? ''}`,
  ),
  rule(
    String.raw`(${number}) ?(${unitPattern})(?![a-z])`,
    (digits = '', unit = '') => `${decimal(plain(digits))}${unitNames[unit.toLowerCase()] ?? ''}`,
  ),
  rule(String.raw`(${number})( ?)(${counters})`, (digits = '', _, counter = '') =>
    counted(plain(digits), counter),
  ),
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
