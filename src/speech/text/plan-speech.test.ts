// From text to sentences ready to be spoken.

import { readFileSync } from 'node:fs';
import { array, assert, asyncProperty, constantFrom, oneof, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planSpeech } from './plan-speech.ts';

const summary = async (text: string) =>
  (await planSpeech(text, 'auto')).map(({ language, phonemes }) => `${language} ${phonemes}`);

describe('planSpeech', () => {
  test('each sentence in its own language', async () => {
    expect(await summary('你好。Hello there.')).toEqual(['zh ni↗xau↓.', 'en həlˈO ðˈɛɹ.']);
  });

  test('English words inside a Chinese sentence are read as English', async () => {
    expect(await summary('我用 iPhone 打电话给 Mr. Smith。')).toEqual([
      'zh wo↓ jʊ↘ŋ ˈIfˌOn ta↓tjɛ↘nxwa↘ kei↓ mˈɪstəɹ smˈɪθ.',
    ]);
  });

  test('the text stays as the user wrote it, without marks', async () => {
    const [sentence] = await planSpeech('他行{xing2}吗？花了¥5。', 'auto');
    expect(sentence?.text).toBe('他行吗？');
    expect(sentence?.words.map((word) => word.text)).toEqual(['他', '行', '吗']);
  });

  test('readings reach every language', async () => {
    expect(await summary('I read{rɛd} it.')).toEqual(['en I ɹˈɛd ˌɪt.']);
    const [japanese] = await planSpeech('明日{あす}は雨です。', 'auto');
    expect(japanese?.words[0]?.text).toBe('明日');
    expect(japanese?.phonemes).toMatch(/^asɨ|^asɯ/);
    const [korean] = await planSpeech('LG{엘지}는 커요.', 'auto');
    expect(korean?.phonemes).toMatch(/^elʥi|^elʨi/);
  });

  test('pauses: sentence, paragraph, and what was asked for', async () => {
    const plan = await planSpeech('One. Two.\nThree [pause 1s] four. [pause 0.5s] Five.', 'en');
    expect(plan.map(({ text, pauseAfter, paragraphEnd }) => [text, pauseAfter, paragraphEnd])).toEqual([
      ['One.', 0.35, false],
      ['Two.', 0.8, true],
      ['Three', 1, false],
      ['four.', 0.85, false],
      ['Five.', 0.8, true],
    ]);
  });

  test.each(['', '   ', '😀😀', '…', '。！？', '\u200B', '[pause 1s]', '---', '()"'])(
    '%j says nothing',
    async (text) => {
      expect(await planSpeech(text, 'auto')).toEqual([]);
    },
  );

  test('marks around foreign words are kept', async () => {
    expect(await summary('他说：“I love you”，我很好，thanks!')).toEqual([
      'zh tʰa→ ʂwo→: I lˈʌv jˈu, wo↓ xə↗nxau↓, θˈæŋks!',
    ]);
  });

  test('a language that was chosen is kept where the sentence is written in it', async () => {
    expect((await planSpeech('I have 3 cats.', 'zh'))[0]?.language).toBe('en');
    expect((await planSpeech('你有3只猫。', 'en'))[0]?.language).toBe('zh');
    expect((await planSpeech('用 3 个 app', 'zh'))[0]?.language).toBe('zh');
    expect((await planSpeech('東京', 'ja'))[0]?.language).toBe('ja');
    expect((await planSpeech('東京', 'zh'))[0]?.phonemes).toBe('tʊ→ŋʨi→ŋ.');
    expect((await planSpeech('3', 'zh'))[0]?.phonemes).toBe('sa→n.');
    expect((await planSpeech('3', 'en'))[0]?.phonemes).toBe('θɹˈi.');
  });

  test('long sentences come in pieces that Kokoro takes, cut at commas where there are some', async () => {
    const english = `${'We walked along the river, over the old bridge, and into the town, '.repeat(12)}at last.`;
    const chinese = `${'我们沿着小河走过了古老的石桥来到了热闹的小镇上'.repeat(12)}。`;
    for (const text of [english, chinese, 'a'.repeat(5_000), '9'.repeat(5_000), '𠮷'.repeat(2_000)]) {
      const plan = await planSpeech(text, 'auto');
      for (const { phonemes } of plan) expect(phonemes.length).toBeLessThanOrEqual(500);
    }
    const plan = await planSpeech(english, 'auto');
    expect(plan.length).toBeGreaterThan(4);
    expect(plan.every(({ phonemes }) => phonemes.length <= 260)).toBe(true);
    expect(plan.map(({ text }) => text).join(' ')).toBe(english);
    expect(plan.slice(0, -1).every(({ text, pauseAfter }) => text.endsWith(',') && pauseAfter < 0.35)).toBe(
      true,
    );
  });

  test('every symbol is in the vocabulary, whatever is written', async () => {
    const vocabulary = new Set(readFileSync(new URL('./kokoro-symbols.txt', import.meta.url), 'utf8'));
    const bits = constantFrom(
      ...'你 好 2024年 3.5% $5 Mr. Hello, 。 ！ ... constructor __proto__ [pause 1s] 行{xing2} 안녕 3개 きょう 日本 5km http://a.b/c?d \n " ( 😀 -- … ñ Ω ß'.split(
        ' ',
      ),
    );
    const texts = oneof(
      array(bits, { maxLength: 20 }).map((list) => list.join(' ')),
      string({ unit: 'binary', maxLength: 60 }),
    );
    await assert(
      asyncProperty(texts, async (text) => {
        for (const { phonemes, words, pauseAfter } of await planSpeech(text, 'auto')) {
          expect([...phonemes].filter((symbol) => !vocabulary.has(symbol))).toEqual([]);
          expect(phonemes).not.toBe('');
          expect(words.length).toBeGreaterThan(0);
          expect(pauseAfter).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    'a.',
    '1,',
    'a@',
    '1/',
    'a-',
    '3:',
    "a'",
    '$1',
    '[',
    '{a',
    '(',
    '一',
    '行{xing2}',
    'http://a?',
    'あ',
    '가',
    '1年',
  ])('%s five thousand characters long hurts nobody', async (bit) => {
    const started = performance.now();
    await planSpeech(bit.repeat(Math.ceil(5_000 / bit.length)), 'auto');
    expect(performance.now() - started).toBeLessThan(15_000);
  });

  test('5,000 characters are planned in well under a second', async () => {
    const text = '今天我们去公园看花，花了25元。 It was a lovely day, wasn’t it? '.repeat(80).slice(0, 5_000);
    await planSpeech('你好 hello', 'auto');
    const started = performance.now();
    const plan = await planSpeech(text, 'auto');
    expect(performance.now() - started).toBeLessThan(1_000);
    expect(plan.length).toBeGreaterThan(100);
  });
});
