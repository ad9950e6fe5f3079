// Front matter: what is accepted, and that every mistake names its file.
import { describe, expect, it } from 'vitest';
import { readFrontMatter } from './front-matter.ts';

const source = (lines: string[]) => `---\n${lines.join('\n')}\n---\n\nText.\n`;
const good = ['title: Quick start', 'description: From a sample to an MP3.', 'date: 2025-11-10'];

describe('front matter', () => {
  it('gives fields and the rest of the file', () => {
    const { meta, body } = readFrontMatter(source(good), 'blog', 'a.md');
    expect(meta).toEqual({
      title: 'Quick start',
      description: 'From a sample to an MP3.',
      date: '2025-11-10',
      order: 0,
    });
    expect(body.trim()).toBe('Text.');
  });

  it('keeps colons in a value', () => {
    const lines = ['title: Labels: who made this', ...good.slice(1)];
    expect(readFrontMatter(source(lines), 'blog', 'a.md').meta.title).toBe('Labels: who made this');
  });

  it('wants an order in documentation only', () => {
    expect(() => readFrontMatter(source(good), 'docs', 'docs/a.md')).toThrow('docs/a.md');
    expect(readFrontMatter(source([...good, 'order: 3']), 'docs', 'a.md').meta.order).toBe(3);
    expect(() => readFrontMatter(source([...good, 'order: 3']), 'blog', 'a.md')).toThrow('order');
  });

  it.each([
    ['no block at all', 'Text.'],
    ['an unknown field', source([...good, 'author: me'])],
    ['a date that is none', source([...good.slice(0, 2), 'date: 2025-02-30'])],
    ['a line without a value', source([...good, 'order'])],
  ])('refuses %s', (_, text) => {
    expect(() => readFrontMatter(text, 'blog', 'a.md')).toThrow('a.md');
  });
});
