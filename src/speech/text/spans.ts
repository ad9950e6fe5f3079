// Rewrites parts of a sentence into spoken words while remembering what stood there: "$5" -> "five dollars".

/** A part of the sentence. `spoken` differs from the sentence's own slice where a rule has rewritten it. */
export type Span = { start: number; end: number; spoken: string; rewritten: boolean };

/** A rule gives the spoken words for a match, or undefined to leave it to later rules. */
export type Rule = {
  pattern: RegExp;
  speak: (match: RegExpExecArray, sentence: string) => string | undefined;
};

/** A pronunciation that the user has written behind a word: `行{xing2}`. Offsets count in the text it belongs to. */
export type Reading = { start: number; end: number; reading: string };

/**
 * Applies the rules in order. What one rule has rewritten, or what `fixed` covers, no later rule touches.
 * Patterns must carry the g flag and are matched against the whole sentence, so they may look around.
 */
export function rewriteSpans(
  sentence: string,
  rules: readonly Rule[],
  fixed: readonly Reading[] = [],
): Span[] {
  const taken: Span[] = fixed.map(({ start, end }) => ({
    start,
    end,
    spoken: sentence.slice(start, end),
    rewritten: false,
  }));
  const owner = new Uint8Array(sentence.length);
  for (const span of taken) owner.fill(1, span.start, span.end);

  for (const { pattern, speak } of rules) {
    pattern.lastIndex = 0;
    for (let match = pattern.exec(sentence); match !== null; match = pattern.exec(sentence)) {
      const start = match.index;
      const end = start + match[0].length;
      if (end === start) {
        pattern.lastIndex += 1;
        continue;
      }
      if (owner.subarray(start, end).includes(1)) {
        pattern.lastIndex = start + 1;
        continue;
      }
      const spoken = speak(match, sentence);
      if (spoken === undefined) continue;
      taken.push({ start, end, spoken, rewritten: true });
      owner.fill(1, start, end);
    }
  }

  taken.sort((a, b) => a.start - b.start);
  const spans: Span[] = [];
  let at = 0;
  const keep = (start: number, end: number) => {
    if (end > start) spans.push({ start, end, spoken: sentence.slice(start, end), rewritten: false });
  };
  for (const span of taken) {
    keep(at, span.start);
    spans.push(span);
    at = span.end;
  }
  keep(at, sentence.length);
  return spans;
}

/** The sentence as it will be spoken; rewritten parts stand apart from what surrounds them in spaced scripts. */
export const spokenText = (spans: readonly Span[], gap = ''): string =>
  spans
    .map(({ spoken, rewritten }) => (rewritten ? `${gap}${spoken}${gap}` : spoken))
    .join('')
    .replace(/ {2,}/g, ' ')
    .replace(/ ([,.!?;:])/g, '$1')
    .trim();

/** Full-width letters, digits and signs as their plain forms; one character stays one character. */
export const narrow = (text: string): string =>
  text.replace(/[\uFF01-\uFF5E]/g, (char) =>
    /[０-９Ａ-Ｚａ-ｚ％＋－／＝＄＃＆＠．]/.test(char)
      ? String.fromCharCode(char.charCodeAt(0) - 0xfee0)
      : char,
  );
