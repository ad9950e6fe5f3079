// The marks that users write: pauses and pronunciations. Whatever they write, nothing throws.
import { assert, property, string, stringMatching } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseMarkup } from './markup.ts';

const readingsOf = (text: string) =>
  parseMarkup(text).readings.map(({ start, end, reading, kind }) => [
    parseMarkup(text).text.slice(start, end),
    reading,
    kind,
  ]);

describe('pauses', () => {
  test.each([
    ['a [pause 0.5s] b', 0.5],
    ['a [pause 1] b', 1],
    ['a [pause 250ms] b', 0.25],
    ['a [PAUSE: 2 s] b', 2],
    ['a [pause] b', 0.5],
    ['a [pause 9999s] b', 10],
    ['a [pause .3s] b', 0.3],
  ])('%s waits %d seconds', (text, seconds) => {
    const parsed = parseMarkup(text);
    expect(parsed.text).toBe('a  b');
    expect(parsed.pauses).toEqual([{ at: 2, seconds }]);
  });

  test.each(['[pause -1s]', '[pause abc]', '[pause 1e9s]', '[paus 1s]', '[pause 1s'])(
    '%s is plain text',
    (text) => {
      expect(parseMarkup(text)).toEqual({ text, pauses: [], readings: [] });
    },
  );
});

describe('readings', () => {
  test.each([
    ['行{xing2}', [['行', 'xing2', 'pinyin']]],
    ['银行{xíng}人', [['行', 'xing2', 'pinyin']]],
    ['长大{zhang3 da4}了', [['长大', 'zhang3 da4', 'pinyin']]],
    [
      '绿{lü4}女{nv3}',
      [
        ['绿', 'lü4', 'pinyin'],
        ['女', 'nv3', 'pinyin'],
      ],
    ],
    ['今日{きょう}は', [['今日', 'きょう', 'kana']]],
    ['食べる{たべる}', [['食べる', 'たべる', 'kana']]],
    ['LINE{ライン}で', [['LINE', 'ライン', 'kana']]],
    ['I read{rɛd} it', [['read', 'rɛd', 'english']]],
    ['tomato{T AH0 M AA1 T OW0}', [['tomato', 'T AH0 M AA1 T OW0', 'english']]],
    ['LG{엘지}는', [['LG', '엘지', 'hangul']]],
    ['물건{물껀}', [['물건', '물껀', 'hangul']]],
  ])('%s', (text, readings) => {
    expect(readingsOf(text)).toEqual(readings);
  });

  test.each([
    ['行{xyz9}', '行 xyz9 '],
    ['{xing2}', ' xing2 '],
    ['word{行}', 'word 行 '],
    ['a{<script>}', 'a <script> '],
    ['行{}', '行{}'],
    ['行{xing2', '行{xing2'],
    ['行xing2}', '行xing2}'],
    ['一{yi1 er4 san1}', '一 yi1 er4 san1 '],
    ['x{__proto__}', 'x __proto__ '],
  ])('%s is read as it stands', (text, plain) => {
    expect(parseMarkup(text)).toEqual({ text: plain, pauses: [], readings: [] });
  });

  test('any text parses, and readings lie inside it in order', async () => {
    const hostile = stringMatching(/^[行今日あa한{}[\]pause 0-9.xing\n]{0,80}$/);
    for (const input of [string({ maxLength: 200 }), hostile]) {
      await assert(
        property(input, (source) => {
          const { text, readings, pauses } = parseMarkup(source);
          let last = 0;
          for (const { start, end } of readings) {
            expect(start).toBeGreaterThanOrEqual(last);
            expect(end).toBeGreaterThan(start);
            last = end;
          }
          expect(last).toBeLessThanOrEqual(text.length);
          expect(pauses.every(({ at, seconds }) => at <= text.length && seconds >= 0 && seconds <= 10)).toBe(
            true,
          );
        }),
        { numRuns: 500 },
      );
    }
  });
});
