// Which language a sentence is in, and which parts of it are in another.
import { describe, expect, test } from 'vitest';
import type { Language } from '../engine.ts';
import { detectLanguage, detectTextLanguage, splitLanguages } from './detect-language.ts';

const alone: [string, Language][] = [
  ['Hello, world!', 'en'],
  ['Où est le café?', 'en'],
  ['12345', 'en'],
  ['你好，世界。', 'zh'],
  ['今天的天气真好！', 'zh'],
  ['這個問題很難。', 'zh'],
  ['我愛北京天安門', 'zh'],
  ['我用 iPhone 打电话给 Mr. Smith。', 'zh'],
  ['这是一个test', 'zh'],
  ['OK，我们走吧。', 'zh'],
  ['我喜欢の这个字。', 'zh'],
  ['我在看《ドラえもん》这部动画片呢，真好看。', 'zh'],
  ['今日はいい天気ですね。', 'ja'],
  ['東京タワーに行きました。', 'ja'],
  ['これはPythonのコードです。', 'ja'],
  ['カタカナ', 'ja'],
  ['駅前の売店', 'ja'],
  ['経済学部', 'ja'],
  ['안녕하세요.', 'ko'],
  ['저는 iPhone을 써요.', 'ko'],
  ['大韓民國은 아름답다.', 'ko'],
  ['BTS 멤버', 'ko'],
  ['I said 你好 to everyone in the room today.', 'en'],
  ['She wrote ありがとう on the card for her friend.', 'en'],
];

const hinted: [string, Language, Language][] = [
  ['東京大学。', 'ja', 'ja'],
  ['東京大学。', 'zh', 'zh'],
  ['第一章', 'ja', 'ja'],
  ['你好吗', 'ja', 'zh'],
  ['Thank you very much.', 'zh', 'en'],
  ['OK', 'zh', 'en'],
  ['2024', 'ko', 'ko'],
  ['100%', 'ja', 'ja'],
];

const mixed: [string, Language, string][] = [
  ['我用 iPhone 打电话给 Mr. Smith。', 'zh', 'zh:我用 |en:iPhone|zh: 打电话给 |en:Mr. Smith|zh:。'],
  ['这是一个test', 'zh', 'zh:这是一个|en:test'],
  ['OK，我们走。', 'zh', 'en:OK|zh:，我们走。'],
  ['我爱New York City的夜景', 'zh', 'zh:我爱|en:New York City|zh:的夜景'],
  ['跑了5km', 'zh', 'zh:跑了5km'],
  ['内存16GB', 'zh', 'zh:内存16|en:GB'],
  ['我有3个MP3', 'zh', 'zh:我有3个|en:MP|zh:3'],
  ['B2B公司', 'zh', 'en:B2B|zh:公司'],
  ['去https://example.com/a?b=1看看', 'zh', 'zh:去|en:https://example.com/a?b=1|zh:看看'],
  ['写信到a.b@example.com吧', 'zh', 'zh:写信到|en:a.b@example.com|zh:吧'],
  ['AT&T和C++', 'zh', 'en:AT&T|zh:和|en:C++'],
  ['我看《ドラえもん》', 'zh', 'zh:我看《|ja:ドラえもん|zh:》'],
  ['他说안녕하세요。', 'zh', 'zh:他说|ko:안녕하세요|zh:。'],
  ['これはPythonです。', 'ja', 'ja:これは|en:Python|ja:です。'],
  ['저는 iPhone을 써요.', 'ko', 'ko:저는 |en:iPhone|ko:을 써요.'],
  ['I said 你好 today.', 'en', 'en:I said |zh:你好|en: today.'],
  ['Say 안녕 and ありがとう now', 'en', 'en:Say |ko:안녕|en: and |ja:ありがとう|en: now'],
  ["It's only English, isn't it?", 'en', "en:It's only English, isn't it?"],
  ["我说Don't worry, be happy。", 'zh', "zh:我说|en:Don't worry, be happy|zh:。"],
  ['气温25°C', 'zh', 'zh:气温25°C'],
];

describe('detectLanguage', () => {
  test.each(alone)('%s is %s', (sentence, language) => {
    expect(detectLanguage(sentence)).toBe(language);
  });

  test.each(hinted)('%s in a text in %s is %s', (sentence, hint, language) => {
    expect(detectLanguage(sentence, hint)).toBe(language);
  });

  test('a text in which one language clearly leads gives the hint', () => {
    expect(detectTextLanguage('これは本です。東京大学。')).toBe('ja');
    expect(detectTextLanguage('今天下雨。Hello. 我们回家。')).toBe('zh');
    expect(detectTextLanguage('안녕하세요. 東京.')).toBe('ko');
    expect(detectTextLanguage('')).toBe('en');
  });
});

describe('splitLanguages', () => {
  test.each(mixed)('%s', (sentence, main, expected) => {
    const runs = splitLanguages(sentence, main);
    expect(
      runs.map(({ language, start, end }) => `${language}:${sentence.slice(start, end)}`).join('|'),
    ).toBe(expected);
  });

  test('runs cover the sentence without gaps', () => {
    for (const [sentence, main] of mixed) {
      const runs = splitLanguages(sentence, main);
      expect(runs.map(({ start, end }) => sentence.slice(start, end)).join('')).toBe(sentence);
    }
  });
});
