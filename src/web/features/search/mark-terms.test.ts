// Marks and snippets.
import { expect, it } from 'vitest';
import { cutSnippet, markTerms } from './mark-terms.ts';

it('marks every place, whatever the case', () => {
  expect(markTerms('Quiet, very quiet.', ['quiet'])).toEqual([
    { text: 'Quiet', marked: true },
    { text: ', very ', marked: false },
    { text: 'quiet', marked: true },
    { text: '.', marked: false },
  ]);
});

it('takes terms as text, not as a pattern', () => {
  expect(markTerms('a.b (c', ['(c', '.'])).toHaveLength(4);
});

it('marks nothing without terms', () => {
  expect(markTerms('abc', [])).toEqual([{ text: 'abc', marked: false }]);
});

it('shows the place where the term stands', () => {
  const text = `${'long '.repeat(60)}needle ${'long '.repeat(60)}`;
  expect(cutSnippet(text, ['needle'])).toContain('needle');
  expect(cutSnippet(text, ['needle']).length).toBeLessThan(140);
  expect(cutSnippet('short', ['x'])).toBe('short');
});
