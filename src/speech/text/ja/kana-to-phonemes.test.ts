// Katakana in Kokoro's symbols.
import { expect, test } from 'vitest';
import { toPhonemes } from './kana-to-phonemes.ts';

test.each([
  ['アイウエオ', 'aiɯeo'],
  ['スシ', 'sɨɕi'],
  ['ツヅク', 'ʦɨzɨkɯ'],
  ['フジ', 'ɸɯʥi'],
  ['ヒト', 'çito'],
  ['ワタシ', 'βataɕi'],
  ['リョコー', 'ɾʲokoː'],
  ['キューニュー', 'kʲɨːɲɨː'],
  ['チョット', 'ʨoʔto'],
  ['ティーム', 'tʲiːmɯ'],
  ['フェリー', 'ɸeɾʲiː'],
  ['フィルム', 'ɸʲiɾɯmɯ'],
  ['ヴェネツィア', 'veneʦʲia'],
  ['ウォーター', 'βoːtaː'],
  ['デュボワ', 'dʲɨboβa'],
  ['クォーツ', 'kᵝoːʦɨ'],
  ['チェス', 'ʨesɨ'],
  ['シェフ', 'ɕeɸɯ'],
])('%s sounds %s', (kana, symbols) => expect(toPhonemes(kana)).toBe(symbols));

test.each([
  ['サンポ', 'sampo'],
  ['コンニチワ', 'koɲɲiʨiβa'],
  ['テンキ', 'teŋkʲi'],
  ['カンジ', 'kaɲʥi'],
  ['アンナイ', 'annai'],
  ['センロ', 'senɾo'],
  ['ホン', 'hoɴ'],
  ['デンワ', 'deɴβa'],
  ['アンゼン', 'aɴʣeɴ'],
])('ン takes the place of what follows: %s sounds %s', (kana, symbols) =>
  expect(toPhonemes(kana)).toBe(symbols),
);

test('what is not kana vanishes, spaces stay', () => {
  expect(toPhonemes('ア★ イ漢')).toBe('a i');
});
