// Words in both languages, the same at indexing and asking.
import { expect, it } from 'vitest';
import { allowedMistakes, splitWords } from './split-words.ts';

it('divides Chinese into words', () => {
  expect(splitWords('声音样本 API', 'zh-CN')).toEqual(['声音', '样本', 'api']);
});

it('lowers English, drops punctuation and words that say nothing', () => {
  expect(splitWords('How to record a Good sample?', 'en-US')).toEqual(['record', 'good', 'sample']);
  expect(splitWords('the', 'en-US')).toEqual(['the']);
});

it('reads full-width letters as plain ones', () => {
  expect(splitWords('ＡＰＩ', 'zh-CN')).toEqual(['api']);
});

it('forgives mistakes in letters only', () => {
  expect(allowedMistakes('recording')).toBe(0.2);
  expect(allowedMistakes('api')).toBe(false);
  expect(allowedMistakes('录音样本')).toBe(false);
});
