// Cuts a text into parts that were searched for and parts that were not, and finds the piece worth showing.

export type TextPart = { text: string; marked: boolean };

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const patternOf = (terms: readonly string[]): RegExp =>
  new RegExp(
    `(${[...terms]
      .sort((a, b) => b.length - a.length)
      .map(escapePattern)
      .join('|')})`,
    'giu',
  );

/** @example markTerms('A quiet room', ['quiet']) // 'A ' plain, 'quiet' marked, ' room' plain */
export function markTerms(text: string, terms: readonly string[]): TextPart[] {
  if (terms.length === 0) return [{ text, marked: false }];
  return text
    .split(patternOf(terms))
    .map((part, index) => ({ text: part, marked: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}

const before = 30;
const length = 130;

/** The first place where a term stands, with some text around it. */
export function cutSnippet(text: string, terms: readonly string[]): string {
  const at = terms.length === 0 ? 0 : Math.max(0, text.search(patternOf(terms)));
  const start = at <= before ? 0 : Math.max(text.lastIndexOf(' ', at - before) + 1, at - 2 * before);
  const cut = text.slice(start, start + length);
  return `${start > 0 ? '… ' : ''}${cut}${start + length < text.length ? ' …' : ''}`;
}
