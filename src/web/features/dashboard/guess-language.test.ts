// The language that the dashboard shows while one types.
import { expect, test } from 'vitest';
import { guessLanguage } from './guess-language.ts';

test.each([
  ['Hello there', 'en'],
  ['你好，世界', 'zh'],
  ['我用 iPhone 打电话', 'zh'],
  ['今日は東京へ行きます', 'ja'],
  ['ありがとう', 'ja'],
  ['안녕하세요 여러분', 'ko'],
  ['The word 猫 means cat in this sentence', 'en'],
  ['123 !?', null],
  ['', null],
])('%s is %s', (text, language) => {
  expect(guessLanguage(text)).toBe(language);
});
