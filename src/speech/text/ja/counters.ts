// Japanese counters: how they sound, and how a numeral changes before them (いっぽん, さんぼん, よじ, はつか).
import { double, readDecimal } from './numerals.ts';

type Counter = {
  kana: string;
  /** Numerals whose last consonant doubles before it. */
  doubles?: readonly string[];
  /** Its form after a doubled consonant: ホン -> ポン. */
  doubled?: string;
  /** Its form after サン, セン, マン and ナン: ホン -> ボン. */
  afterN?: string;
  /** Its form after ヨン, where that changes too: フン -> プン. */
  afterFour?: string;
  /** 4, 7 and 9 in another form: ヨ, シチ, ク. */
  four?: string;
  seven?: string;
  nine?: string;
  /** Whole readings of certain numbers. */
  fixed?: Record<string, string>;
};

const kRow = ['イチ', 'ロク', 'ハチ', 'ジュー', 'ヒャク', 'ビャク', 'ピャク'];
const sRow = ['イチ', 'ハチ', 'ジュー'];
const k = (kana: string, more: Partial<Counter> = {}): Counter => ({ kana, doubles: kRow, ...more });
const s = (kana: string, more: Partial<Counter> = {}): Counter => ({ kana, doubles: sRow, ...more });
const h = (kana: string, doubled: string, afterN: string, afterFour?: string): Counter => ({
  kana,
  doubles: kRow,
  doubled,
  afterN,
  ...(afterFour === undefined ? {} : { afterFour }),
});
const plain = (kana: string, more: Partial<Counter> = {}): Counter => ({ kana, ...more });

/** Foreign units double by their first sound: ロッキロ, イッセンチ, ジュッパーセント. */
function foreign(kana: string): Counter {
  if (kana.startsWith('キロ')) return { kana, doubles: ['ロク', 'ジュー', 'ヒャク', 'ビャク', 'ピャク'] };
  if (/^(?:セ|ト)/.test(kana)) return s(kana);
  return /^[パペポカ]/.test(kana) ? { kana, doubles: ['ジュー'] } : plain(kana);
}

const days: Record<string, string> = {
  '2': 'フツカ',
  '3': 'ミッカ',
  '4': 'ヨッカ',
  '5': 'イツカ',
  '6': 'ムイカ',
  '7': 'ナノカ',
  '8': 'ヨーカ',
  '9': 'ココノカ',
  '10': 'トーカ',
  '14': 'ジューヨッカ',
  '20': 'ハツカ',
  '24': 'ニジューヨッカ',
};
const months = k('カゲツ');
const age = s('サイ', { fixed: { '20': 'ハタチ' } });

const table: Record<string, Counter> = {
  人: plain('ニン', { four: 'ヨ', seven: 'シチ', fixed: { '1': 'ヒトリ', '2': 'フタリ' } }),
  名: plain('メー'),
  名様: plain('メーサマ'),
  日: plain('ニチ', { seven: 'シチ', nine: 'ク', fixed: days }),
  月: plain('ガツ', { four: 'シ', seven: 'シチ', nine: 'ク' }),
  年: plain('ネン', { four: 'ヨ' }),
  年代: plain('ネンダイ'),
  年生: plain('ネンセー', { four: 'ヨ' }),
  時: plain('ジ', { four: 'ヨ', seven: 'シチ', nine: 'ク', fixed: { '0': 'レージ' } }),
  時間: plain('ジカン', { four: 'ヨ', seven: 'シチ', nine: 'ク' }),
  分: h('フン', 'プン', 'プン', 'プン'),
  秒: plain('ビョー'),
  週: s('シュー'),
  週間: s('シューカン'),
  か月: months,
  ヶ月: months,
  ヵ月: months,
  カ月: months,
  ケ月: months,
  箇月: months,
  世紀: s('セーキ'),
  歳: age,
  才: age,
  円: plain('エン', { four: 'ヨ' }),
  ドル: plain('ドル'),
  ユーロ: plain('ユーロ'),
  ポンド: plain('ポンド'),
  ウォン: plain('ウォン'),
  元: plain('ゲン'),
  本: h('ホン', 'ポン', 'ボン'),
  匹: h('ヒキ', 'ピキ', 'ビキ'),
  杯: h('ハイ', 'パイ', 'バイ'),
  泊: h('ハク', 'パク', 'パク', 'パク'),
  発: h('ハツ', 'パツ', 'パツ'),
  票: h('ヒョー', 'ピョー', 'ビョー'),
  歩: h('ホ', 'ポ', 'ポ'),
  品: h('ヒン', 'ピン', 'ピン'),
  回: k('カイ'),
  回目: k('カイメ'),
  階: k('カイ', { afterN: 'ガイ' }),
  個: k('コ'),
  箇所: k('カショ'),
  か所: k('カショ'),
  ヶ所: k('カショ'),
  カ所: k('カショ'),
  か国: k('カコク'),
  ヶ国: k('カコク'),
  カ国: k('カコク'),
  か国語: k('カコクゴ'),
  ヶ国語: k('カコクゴ'),
  件: k('ケン'),
  軒: k('ケン', { afterN: 'ゲン' }),
  巻: k('カン'),
  曲: k('キョク'),
  級: k('キュー'),
  冊: s('サツ'),
  足: s('ソク', { afterN: 'ゾク' }),
  社: s('シャ'),
  章: s('ショー'),
  世代: s('セダイ'),
  頭: s('トー'),
  点: s('テン'),
  通: s('ツー'),
  着: s('チャク'),
  丁目: s('チョーメ'),
  枚: plain('マイ'),
  台: plain('ダイ'),
  番: plain('バン'),
  番目: plain('バンメ'),
  番線: plain('バンセン'),
  番地: plain('バンチ'),
  度: plain('ド'),
  羽: plain('ワ'),
  割: plain('ワリ'),
  倍: plain('バイ'),
  号: plain('ゴー'),
  号室: plain('ゴーシツ'),
  号車: plain('ゴーシャ'),
  位: plain('イ'),
  代: plain('ダイ'),
  段: plain('ダン'),
  次: plain('ジ'),
  問: plain('モン'),
  話: plain('ワ'),
  行: plain('ギョー'),
  部: plain('ブ'),
  坪: plain('ツボ'),
  畳: plain('ジョー', { four: 'ヨ' }),
  つ: plain('ツ', {
    fixed: {
      '1': 'ヒトツ',
      '2': 'フタツ',
      '3': 'ミッツ',
      '4': 'ヨッツ',
      '5': 'イツツ',
      '6': 'ムッツ',
      '7': 'ナナツ',
      '8': 'ヤッツ',
      '9': 'ココノツ',
    },
  }),
  トン: s('トン'),
  ページ: foreign('ページ'),
  ポイント: foreign('ポイント'),
  パーセント: foreign('パーセント'),
  キロ: foreign('キロ'),
  センチ: foreign('センチ'),
};

/** Counters as they are written, the longest first. */
export const counterNames = Object.keys(table).sort((a, b) => b.length - a.length);

function sound(counter: Counter, before: string): string {
  const stem = counter.doubles ? double(before, counter.doubles) : before;
  if (stem !== before) return stem + (counter.doubled ?? counter.kana);
  if (before.endsWith('ヨン')) {
    return counter.four === undefined
      ? before + (counter.afterFour ?? counter.kana)
      : `${before.slice(0, -2)}${counter.four}${counter.kana}`;
  }
  if (before.endsWith('ン')) return before + (counter.afterN ?? counter.kana);
  if (before.endsWith('ナナ') && counter.seven)
    return `${before.slice(0, -2)}${counter.seven}${counter.kana}`;
  if (before.endsWith('キュー') && counter.nine)
    return `${before.slice(0, -3)}${counter.nine}${counter.kana}`;
  return before + counter.kana;
}

/** Digits before a counter; a foreign unit that is not in the table simply follows its numeral. */
export function count(number: string, name: string): string {
  const counter = table[name] ?? foreign(name);
  return counter.fixed?.[String(Number(number))] ?? sound(counter, readDecimal(number));
}

/** A numeral that is already kana before a counter: ナン and 本 -> ナンボン. */
export const countAfter = (kana: string, name: string): string => sound(table[name] ?? foreign(name), kana);
