// Japanese numbers, dates, times, money, units and set phrases as kana, each beside the text it stands for.
import { count, countAfter, counterNames } from './counters.ts';
import { kanjiToDigits, readDecimal, readInteger, readWhat, spellDigits } from './numerals.ts';
import { readSetPhrase, setPhrasePattern } from './set-phrases.ts';
import { currencies, unitNames, unitPattern } from './units.ts';

/** A stretch of the sentence; `kana` is there where it was a number. */
export type Piece = { text: string; kana?: string };

type Read = (...groups: string[]) => string;
type Rule = [RegExp, Read];

const plain = (number: string): string => number.replaceAll(',', '');
const number = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;
const mixed = String.raw`(?:\d[\d,]*(?:\.\d+)?[十百千]?[万億兆]|\d[\d,]*[百千])(?:\d[\d,]*[十百千]?[万億兆]?)*`;
const kanji = '[〇一二三四五六七八九十百千万億兆]';
const counter = `(?:${counterNames.join('|')})`;
/** Counters that also follow kanji numerals without making another word of them. */
const kanjiCounter =
  '(?:人|日|月|年生|年|時間|時|分|秒|週間|か月|ヶ月|カ月|歳|才|円|ドル|本|匹|杯|泊|票|回|階|個|箇所|か所|ヶ所|か国|件|軒|巻|曲|冊|足|頭|点|通|枚|台|羽|倍|割|位|名|世紀|メートル|キロ|センチ)';
/** 十分 is mostly "enough" and 一時 "for a time": these are left to the dictionary unless a clock is meant. */
const notCounted =
  '十分(?![前後間]|以内|ほど|くらい|ぐらい|おき|ごと|遅)|一時(?!間|に|から|まで|半|は|、|。|頃|ごろ)|[一千]分の|一円に|一点張|一通り';

const monthAndDay = (month: string, day: string): string =>
  `${count(month, '月')} ${Number(day) === 1 ? 'ツイタチ' : count(day, '日')}`;
const clock = (hour: string, minute: string): string =>
  Number(minute) === 0 ? count(hour, '時') : `${count(hour, '時')} ${count(minute, '分')}`;
/** The first of a month is ツイタチ, a day's length イチニチ. */
const counted = (digits: string, name: string): string =>
  name === '日' && digits === '1' ? 'イチニチ' : count(digits, name);
const telephone = (...parts: string[]): string => parts.map(spellDigits).join(' ');
/** What may follow a counter and belongs to it: 三日間, 一日中. */
const tail = (text: string): string =>
  ({ 間: 'カン', 中: 'ジュー', 目: 'メ', ごろ: 'ゴロ', 頃: 'ゴロ' })[text] ?? '';
const tails = '(間(?!違|隔)|(?<=[日年晩])中(?![学国旬心央止継])|目|頃|ごろ)?';
const borrowed: Record<string, string> = {
  '5G': 'ファイブジー',
  '4G': 'フォージー',
  '3D': 'スリーディー',
  '2D': 'ツーディー',
  '4K': 'ヨンケー',
  '8K': 'ハチケー',
};

const rule = (source: string, read: Read): Rule => [new RegExp(`^(?:${source})`), read];

/** Tried in this order wherever a numeral or a currency sign begins. */
const rules: Rule[] = [
  rule(`(${setPhrasePattern})`, readSetPhrase),
  rule('(5G|4G|3D|2D|4K|8K)(?![A-Za-z0-9])', (name = '') => borrowed[name] ?? ''),
  rule(String.raw`\+81[- ]?(\d{1,2})[- ](\d{3,4})[- ](\d{4})(?!\d)`, (...parts) => telephone('81', ...parts)),
  rule(String.raw`(0\d{1,4})[-)](\d{1,4})-(\d{3,4})(?!\d)`, telephone),
  rule(
    String.raw`(\d{4})[-/.](0?[1-9]|1[0-2])[-/.](0?[1-9]|[12]\d|3[01])(?!\d)`,
    (y = '', m = '', d = '') => `${count(y, '年')} ${monthAndDay(m, d)}`,
  ),
  rule(String.raw`([01]?\d|2[0-9]):([0-5]\d)(?::([0-5]\d))?(?![\d:])`, (h = '', m = '', s = '') =>
    s === '' || s === undefined ? clock(h, m) : `${count(h, '時')} ${count(m, '分')} ${count(s, '秒')}`,
  ),
  rule(String.raw`(1/2|1/3|2/3|1/4|3/4|1/10|1/100)(?![\d(（])`, (fraction = '') => {
    const [part = '', whole = ''] = fraction.split('/');
    return `${readInteger(whole)}ブンノ ${readInteger(part)}`;
  }),
  rule(String.raw`(0?[1-9]|1[0-2])/(0?[1-9]|[12]\d|3[01])(?![\d/])`, monthAndDay),
  rule(
    String.raw`(\d+)/(\d+)`,
    (part = '', whole = '') => `${readInteger(whole)}ブンノ ${readInteger(part)}`,
  ),
  rule(`([¥￥$€£₩]) ?(${mixed}|${number})`, (sign = '', digits = '') =>
    count(kanjiToDigits(digits), currencies[sign] ?? ''),
  ),
  rule(
    String.raw`(\d+|${kanji}+)分の(\d+|${kanji}+)`,
    (whole = '', part = '') =>
      `${readInteger(kanjiToDigits(whole))}ブンノ ${readInteger(kanjiToDigits(part))}`,
  ),
  rule(
    String.raw`(1[0-2]|0?[1-9]|十[一二]?|[一二三四五六七八九])月(3[01]|[12]\d|0?[1-9]|${kanji}{1,3})日`,
    (m = '', d = '') => monthAndDay(kanjiToDigits(m), kanjiToDigits(d)),
  ),
  rule(
    `(${number})[-〜～~](${number})(${unitPattern})(?![A-Za-z])`,
    (a = '', b = '', unit = '') => `${readDecimal(plain(a))}カラ ${count(plain(b), unitNames[unit] ?? '')}`,
  ),
  rule(
    `(${number})-(${number})(${counter})`,
    (a = '', b = '', name = '') => `${readDecimal(plain(a))}カラ ${counted(plain(b), name)}`,
  ),
  rule(`(${number}) ?(${unitPattern})(?![A-Za-z])`, (digits = '', unit = '') =>
    count(plain(digits), unitNames[unit] ?? ''),
  ),
  rule(
    `(${mixed}|${number})(${counter})${tails}`,
    (digits = '', name = '', after = '') => `${counted(kanjiToDigits(digits), name)}${tail(after)}`,
  ),
  rule(`(${mixed})`, (digits = '') => readDecimal(kanjiToDigits(digits))),
  rule(`何([十百千万億]+)(${kanjiCounter})?`, (places = '', name = '') => {
    const said = readWhat(places);
    return name === '' ? said : countAfter(said, name);
  }),
  rule(`何(${kanjiCounter})`, (name = '') => countAfter('ナン', name)),
  rule(
    `(${kanji}+)(${kanjiCounter})${tails}`,
    (digits = '', name = '', after = '') => `${counted(kanjiToDigits(digits), name)}${tail(after)}`,
  ),
  rule(String.raw`(\d+(?:\.\d+){2,})`, (digits = '') => digits.split('.').map(readInteger).join('テン')),
  rule(String.raw`(0\d+)(?![\d.,])`, (digits = '') => spellDigits(digits)),
  rule(`(${number})`, (digits = '') => readDecimal(plain(digits))),
];

const begins = new RegExp(
  `${setPhrasePattern}|[¥￥$€£₩] ?\\d|(?<![\\dA-Za-z)）ー])[-−+](?=\\d)|\\d|${kanji}|何`,
);
const guard = new RegExp(`^(?:${notCounted})`);
const range = /^ ?[〜～~] ?(?=\d)/;

function readAt(rest: string): { length: number; kana?: string } {
  const skipped = guard.exec(rest);
  if (skipped) return { length: skipped[0].length };
  const sign = /^[-−]/.test(rest) ? 'マイナス ' : /^\+(?!81)/.test(rest) ? 'プラス ' : '';
  const body = sign === '' ? rest : rest.slice(1);
  for (const [pattern, read] of rules) {
    const match = pattern.exec(body);
    if (match)
      return { length: match[0].length + (sign === '' ? 0 : 1), kana: sign + read(...match.slice(1)) };
  }
  // A kanji numeral that counts nothing belongs to a word: the dictionary reads it, whole runs at a time.
  return { length: /^[〇一二三四五六七八九十百千万億兆]+|^./.exec(rest)?.[0].length ?? 1 };
}

/** Cuts a sentence into pieces; the texts joined give the sentence again. */
export function readNumbers(sentence: string): Piece[] {
  const pieces: Piece[] = [];
  const addText = (text: string): void => {
    const last = pieces.at(-1);
    if (last && last.kana === undefined) last.text += text;
    else pieces.push({ text });
  };
  let rest = sentence;
  while (rest !== '') {
    const dash = pieces.at(-1)?.kana === undefined ? null : range.exec(rest);
    const start = rest.search(begins);
    if (dash) {
      pieces.push({ text: dash[0], kana: 'カラ' });
      rest = rest.slice(dash[0].length);
    } else if (start === 0) {
      const { length, kana } = readAt(rest);
      if (kana === undefined) addText(rest.slice(0, length));
      else pieces.push({ text: rest.slice(0, length), kana });
      rest = rest.slice(length);
    } else {
      const end = start === -1 ? rest.length : start;
      addText(rest.slice(0, end));
      rest = rest.slice(end);
    }
  }
  return pieces;
}
