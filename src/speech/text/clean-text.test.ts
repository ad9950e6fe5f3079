// What is taken out of text before anything reads it.
import { describe, expect, test } from 'vitest';
import { cleanText } from './clean-text.ts';

describe('cleanText', () => {
  test.each([
    ['Hi 😀 there', 'Hi there'],
    ['👨‍👩‍👧‍👦家', ' 家'],
    ['🇨🇳中国', ' 中国'],
    ['👍🏽好', ' 好'],
    ['1️⃣ first', ' first'],
    ['zero\u200Bwidth\uFEFF', 'zerowidth'],
    ['right\u202Eto\u202Cleft', 'righttoleft'],
    ['bell\u0007null\u0000', 'bellnull'],
    ['half \uD83D pair', 'half pair'],
    ['a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
    ['tab\tand\u00A0space', 'tab and space'],
    ['e\u0301', 'é'],
    ['3 # * 5 © ™', '3 # * 5 © ™'],
  ])('%j becomes %j', (text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });
});
