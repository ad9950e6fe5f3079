// Kana written one way: full-width katakana, and long vowels marked with ー.

/** Hiragana to katakana; everything else stays. */
export const toKatakana = (text: string): string =>
  text.replace(/[ぁ-ゖゝゞ]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0x60));

export const isKana = (text: string): boolean => /^[ぁ-ゖァ-ヺー]+$/.test(text);
export const isKatakana = (text: string): boolean => /^[ァ-ヺー]+$/.test(text);

const aRow = 'アカガサザタダナハバパマヤラワャァ';
const uRow = 'ウクグスズツヅヌフブプムユルュゥヴ';
const eRow = 'エケゲセゼテデネヘベペメレェ';
const oRow = 'オコゴソゾトドノホボポモヨロョォ';
const longO = new RegExp(`(?<=[${oRow}])[ウオ]`, 'g');
const longU = new RegExp(`(?<=[${uRow}])ウ`, 'g');
const longA = new RegExp(`(?<=[${aRow}])ア`, 'g');
const longE = new RegExp(`(?<=[${eRow}])エ`, 'g');
const eThenI = new RegExp(`(?<=[${eRow}])イ`, 'g');

/** Spelled-out long vowels of a kana word as ー: とうきょう -> トーキョー. Not for verbs, whose endings are sounded apart. */
export const markLong = (kana: string): string =>
  kana.replace(longO, 'ー').replace(longU, 'ー').replace(longA, 'ー').replace(longE, 'ー');

/** えい is said as a long え: センセイ -> センセー. */
export const markLongEi = (kana: string): string => kana.replace(eThenI, 'ー');
