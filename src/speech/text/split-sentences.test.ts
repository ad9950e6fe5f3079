// Where sentences end, and where they only seem to.
import { describe, expect, test } from 'vitest';
import { splitClauses, splitSentences } from './split-sentences.ts';

const cut = (text: string) => splitSentences(text).map(({ start, end }) => text.slice(start, end));

const cases: [string, string[]][] = [
  ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
  ['Mr. Smith met Dr. Jones. They talked.', ['Mr. Smith met Dr. Jones.', 'They talked.']],
  ['Bring fruit, e.g. apples, i.e. food. Thanks.', ['Bring fruit, e.g. apples, i.e. food.', 'Thanks.']],
  ['He lives in the U.S. and likes it.', ['He lives in the U.S. and likes it.']],
  ['He moved to the U.S. He likes it.', ['He moved to the U.S.', 'He likes it.']],
  ['See No. 5 and p. 12 there.', ['See No. 5 and p. 12 there.']],
  ['It costs 3.50 dollars. Version 2.0.1 is out.', ['It costs 3.50 dollars.', 'Version 2.0.1 is out.']],
  ['Well... I think so. Yes...', ['Well...', 'I think so.', 'Yes...']],
  ['Well... maybe not.', ['Well... maybe not.']],
  ['Wait… what? Fine.', ['Wait… what?', 'Fine.']],
  ['He said, "Stop." Then he left.', ['He said, "Stop."', 'Then he left.']],
  ['“Go!” she cried. “Now!”', ['“Go!” she cried.', '“Now!”']],
  ['(It rained.) We stayed.', ['(It rained.)', 'We stayed.']],
  [
    'Go to https://example.com/a.b?c=1.2 now. Then stop.',
    ['Go to https://example.com/a.b?c=1.2 now.', 'Then stop.'],
  ],
  ['Mail john.smith@example.com. Thanks.', ['Mail john.smith@example.com.', 'Thanks.']],
  ['J. K. Rowling wrote it. So?', ['J. K. Rowling wrote it.', 'So?']],
  ['We met at 5 p.m. It was late.', ['We met at 5 p.m.', 'It was late.']],
  ['We met at 5 p.m. yesterday.', ['We met at 5 p.m. yesterday.']],
  ['Apples, pears, etc. are fruit. Yes.', ['Apples, pears, etc. are fruit.', 'Yes.']],
  ['He saw the sun. It sat. We won.', ['He saw the sun.', 'It sat.', 'We won.']],
  ['Really?! No way!!! OK.', ['Really?!', 'No way!!!', 'OK.']],
  ['1. First thing\n2. Second thing', ['1. First thing', '2. Second thing']],
  ['No stop here\nA new line\n\nA paragraph', ['No stop here', 'A new line', 'A paragraph']],
  ['Yahoo! is a company. So is Jeopardy!', ['Yahoo! is a company.', 'So is Jeopardy!']],
  ['今天很好。明天呢？走吧！', ['今天很好。', '明天呢？', '走吧！']],
  ['他说：“走吧。”我们就走了。', ['他说：“走吧。”', '我们就走了。']],
  ['“走吧！”，他说。', ['“走吧！”，他说。']],
  ['真的吗？！太好了……我们走。', ['真的吗？！', '太好了……我们走。']],
  ['圆周率是3.14。对吧。', ['圆周率是3.14。', '对吧。']],
  ['Hello.你好。', ['Hello.', '你好。']],
  ['我用Node.js写代码。很好。', ['我用Node.js写代码。', '很好。']],
  ['「行くの？」と聞いた。はい。', ['「行くの？」と聞いた。', 'はい。']],
  ['今日は晴れです。明日は雨です。', ['今日は晴れです。', '明日は雨です。']],
  ['안녕하세요. 반갑습니다! 네?', ['안녕하세요.', '반갑습니다!', '네?']],
  ['값은 3.5입니다. 네.', ['값은 3.5입니다.', '네.']],
  ['', []],
  ['  \n \n ', []],
  ['...', ['...']],
];

describe('splitSentences', () => {
  test.each(cases)('%j', (text, sentences) => {
    expect(cut(text)).toEqual(sentences);
  });

  test('tells where paragraphs end', () => {
    const ends = splitSentences('One. Two.\nThree.\n\nFour').map((place) => place.paragraphEnd);
    expect(ends).toEqual([false, true, true, true]);
  });

  test('places follow each other and lose nothing but white space', () => {
    for (const [text] of cases) {
      expect(cut(text).join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
    }
  });

  test('a hundred thousand stops take no time', () => {
    const started = performance.now();
    splitSentences('.'.repeat(100_000));
    splitSentences('a. '.repeat(33_000));
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});

describe('splitClauses', () => {
  const below = (limit: number) => (piece: string) => piece.length <= limit;

  test('leaves a short sentence alone', () => {
    expect(splitClauses('Short, really.', below(50))).toEqual(['Short, really.']);
  });

  test('prefers semicolons to commas, and commas to words', () => {
    expect(splitClauses('We came, we saw; we won, and left.', below(20))).toEqual([
      'We came, we saw; ',
      'we won, and left.',
    ]);
    expect(splitClauses('When the rain stopped, the children ran out', below(30))).toEqual([
      'When the rain stopped, ',
      'the children ran out',
    ]);
  });

  test('does not cut a number at its comma', () => {
    expect(splitClauses('almost 1,000,000 of them', below(14)).join('|')).not.toMatch(/\d,\|/);
  });

  test('cuts Chinese without spaces, and anything at all in the end', () => {
    for (const text of ['我们今天去公园看花看树看人看天看地'.repeat(5), 'a'.repeat(300), '𠮷'.repeat(99)]) {
      const pieces = splitClauses(text, below(40));
      expect(pieces.join('')).toBe(text);
      expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(40);
      expect(pieces.every((piece) => piece.isWellFormed())).toBe(true);
    }
  });
});
