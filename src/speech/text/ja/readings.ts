// From dictionary tokens to readings: what each piece of a Japanese sentence is, written in katakana as it is said.
import type { IpadicFeatures, Tokenizer } from '@sglkc/kuromoji';
import { isKana, isKatakana, markLong, markLongEi, toKatakana } from './kana.ts';
import { type Piece, readNumbers } from './numbers.ts';
import { kanjiToDigits, readInteger } from './numerals.ts';
import { fixes } from './reading-fixes.ts';
import { readLetters } from './units.ts';

/** `kana` is empty for marks and for what cannot be read; `joins` where no space parts it from the word before. */
export type Reading = { text: string; kana: string; joins: boolean };

/** Stands for a number in what the dictionary sees, so that the words around it are read in their context. */
const placeholder = '0';

/** Reading of a word from the dictionary, with the long vowels that it spells out marked. */
function dictionaryKana(token: IpadicFeatures): string {
  const said = token.pronunciation ?? '';
  if (token.pos === '動詞') return said;
  if (token.surface_form.includes('ヴ')) return markLong(token.surface_form);
  if (isKana(token.surface_form) && token.pos === '名詞') return spelledKana(token.surface_form);
  if (token.pos === '形容詞') return said.replace(/(?<=[シキイチニミリビジヒ])イ$/, 'ー');
  return isKatakana(token.surface_form) ? said : markLongEi(said);
}

function spelledKana(surface: string): string {
  const kana = toKatakana(surface);
  return isKatakana(surface) ? markLong(kana) : markLongEi(markLong(kana));
}

function readToken(token: IpadicFeatures, before: string, after: string): string {
  const surface = token.surface_form;
  const fix = fixes[surface]?.find(
    (rule) => (rule.before?.test(before) ?? true) && (rule.after?.test(after) ?? true),
  );
  if (fix) return fix.kana;
  const said = dictionaryKana(token);
  if (said !== '' && isKana(said)) return said;
  const parts = surface.split('・');
  if (parts.some((part) => part !== '') && parts.every((part) => part === '' || isKana(part)))
    return parts.map(spelledKana).join(' ').trim();
  return readLetters(surface) ?? '';
}

/** A verb's う makes one long vowel with what it follows: 行こ + う -> イコー. */
const isVolitional = (token: IpadicFeatures): boolean =>
  token.surface_form === 'う' && token.pos === '助動詞';

function readTokens(tokens: readonly IpadicFeatures[], sentence: string): Reading[] {
  const readings: Reading[] = [];
  let at = 0;
  let joinNext = false;
  for (const token of tokens) {
    const surface = token.surface_form;
    const before = sentence.slice(0, at);
    at += surface.length;
    // 々 that the dictionary left alone repeats the word before: 昔々.
    const repeated = surface === '々' ? readings.at(-1)?.kana : undefined;
    const kana = repeated ?? (isVolitional(token) ? 'ー' : readToken(token, before, sentence.slice(at)));
    const joins = joinNext || /^[ーンッャュョァィゥェォ]/.test(kana);
    readings.push({ text: surface, kana, joins });
    joinNext = kana.endsWith('ッ');
  }
  return readings;
}

/** Kanji numerals that count nothing, put together again: 三 百 五 十 -> サンビャクゴジュー. */
function mergeNumerals(tokens: readonly IpadicFeatures[]): IpadicFeatures[] {
  const merged: IpadicFeatures[] = [];
  for (const token of tokens) {
    const last = merged.at(-1);
    const numeral = /^[〇一二三四五六七八九十百千万億兆]+$/;
    const joins = token.pos_detail_1 === '数' && numeral.test(token.surface_form);
    if (joins && last?.pos_detail_1 === '数' && numeral.test(last.surface_form)) {
      last.surface_form += token.surface_form;
      last.pronunciation = readInteger(kanjiToDigits(last.surface_form));
    } else merged.push({ ...token });
  }
  return merged;
}

/** Full-width letters and digits to ASCII, half-width kana to full-width; Japanese marks stay. */
const normalise = (sentence: string): string =>
  sentence
    .toWellFormed()
    // The dictionary's trie ends words with a zero, so control characters must not reach it.
    .replace(/[\p{Cc}\ufffd]/gu, ' ')
    .replace(/[！-～｡-ﾟ㌀-㏿]+/g, (text) => text.normalize('NFKC'));

/** The lattice grows with the square of a run without marks, so long ones are looked up in slices. */
const slices = (text: string): string[] => text.match(/.{1,200}[、。，,！？!?\s]|.{1,200}/gsu) ?? [];

/** Every stretch of the sentence with its reading, in order. */
export function readSentence(tokenizer: Tokenizer<IpadicFeatures>, sentence: string): Reading[] {
  const pieces = readNumbers(normalise(sentence));
  const seen = pieces.map((piece) => (piece.kana === undefined ? piece.text : placeholder)).join('');
  const numbers: Piece[] = pieces.filter((piece) => piece.kana !== undefined);
  const tokens = slices(seen).flatMap((slice) => tokenizer.tokenize(slice));
  const readings = readTokens(mergeNumerals(tokens), seen);
  return readings.flatMap((reading) => {
    if (!/^0+$/.test(reading.text)) return [reading];
    return numbers
      .splice(0, reading.text.length)
      .map(({ text, kana = '' }) => ({ text, kana, joins: false }));
  });
}
