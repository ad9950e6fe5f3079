// Cuts text into sentences, and sentences that are too long into clauses.
import { abbreviations } from './en/abbreviations.ts';

/** A sentence's place in the text; `paragraphEnd` where a line break follows. */
type SentencePlace = { start: number; end: number; paragraphEnd: boolean };

const stops = '.!?。！？｡…‼⁇⁈⁉';
const closers = /[)\]}"'”’»」』】〉》）］｝〕›]/;
const isSpace = (char: string | undefined) => char === undefined || /\s/.test(char);

const moreAbbreviations = new Set('no nr p pp al cf vs viz eq sec ch art nos ca e.g i.e a.m p.m'.split(' '));
const neverLast = new Set(
  'mr mrs ms dr prof rev gen col capt lt sgt gov sen rep st mt fig vol no nr vs cf e.g i.e approx'.split(' '),
);

/** The word before a full stop, back to the last space or bracket. */
function wordBefore(text: string, stop: number, reach = 24): string {
  const from = Math.max(0, stop - reach);
  return /[^\s("“'[{「『]*$/.exec(text.slice(from, stop))?.[0] ?? '';
}

/** Does the full stop at `at` end a sentence, or belong to an abbreviation, a number or an address? */
function endsAtFullStop(text: string, at: number): boolean {
  const next = text[at + 1];
  if (
    next !== undefined &&
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(next)
  ) {
    return !/[A-Za-z\d]/.test(text[at - 1] ?? '') || !/^[A-Z]$|\d$/.test(wordBefore(text, at));
  }
  if (!isSpace(next) && !closers.test(next ?? '')) return false;
  const word = wordBefore(text, at);
  const lower = word.toLowerCase();
  const rest = /^[\s)\]"'”’]*(\S)?/.exec(text.slice(at + 1, at + 8))?.[1];
  if (rest === undefined) return true;
  if (/^\d+$/.test(word) && isLineStart(text, at - word.length)) return false;
  if (neverLast.has(lower)) return false;
  if (abbreviations.has(lower) || moreAbbreviations.has(lower)) {
    // A lower-case common word such as "sun." or "sat." is no abbreviation.
    return /^[a-z]/.test(word) && !/^(?:etc|approx|est|dept|min|max|p|pp|al|ca|a\.m|p\.m)$/.test(lower)
      ? true
      : /^(?:etc|inc|ltd|co|corp|jr|sr|al|a\.m|p\.m)$/.test(lower) && /[A-Z"“]/.test(rest);
  }
  // Initials (J. Smith) and spelled-out countries (U.S. troops) go on unless a new sentence clearly starts.
  if (/^[A-Z]$/.test(word)) return false;
  if (/^(?:[A-Za-z]\.)+[A-Za-z]$/.test(word)) {
    return (
      /[A-Z“"]/.test(rest) &&
      /^\s+(?:The|A|An|It|He|She|They|We|You|I|This|That|In|But|And|So|There|If|When)\b/.test(
        text.slice(at + 1, at + 12),
      )
    );
  }
  return !/[a-z]/.test(rest) || /[a-z]{3}$/.test(word) === false ? !/[a-z]/.test(rest) : false;
}

const isLineStart = (text: string, at: number) => /(?:^|\n)\s*$/.test(text.slice(Math.max(0, at - 12), at));

/** The end of the sentence whose stop stands at `at`: further stops and closing quotes belong to it. */
function endOfStops(text: string, at: number): number {
  let end = at + 1;
  while (end < text.length && (stops.includes(text[end] ?? ' ') || closers.test(text[end] ?? ''))) {
    // A straight quote after a space would open the next sentence, but here none stands between.
    end += 1;
  }
  return end;
}

function endsHere(text: string, at: number): boolean {
  const char = text[at] ?? '';
  if (!stops.includes(char)) return false;
  if (char === '.') {
    if (text[at + 1] === '.') return false;
    if (text[at - 1] === '.')
      return /^[\s"'”’)]+["“'‘(]?[A-Z\p{Lo}]|^["'”’)]*\s*$|^\p{Script=Han}/u.test(text.slice(at + 1, at + 8));
    return endsAtFullStop(text, at);
  }
  if (stops.includes(text[at + 1] ?? ' ')) return false;
  if (/[A-Za-z0-9=/&#]/.test(text[at + 1] ?? ' ') && /:\/\/|^www\./.test(wordBefore(text, at, 200)))
    return false;
  const rest = text.slice(at + 1, at + 8);
  if (char === '…')
    return (
      /^["'”’」』）)]*(?:\s*$|\s+["“(]?\p{Lu}|\s*\n)|^["”」』]/u.test(rest) ||
      (/^[\p{Script=Han}]/u.test(rest) && text.slice(0, at + 1).endsWith('……') && at > 12)
    );
  // "Yahoo! is" and "「なに？」と聞いた": the sentence goes on in lower case or with a particle.
  if (/^["'”’)]?\s+[a-z]/.test(rest)) return false;
  return !/^[」』”"][とっがをはの]/.test(rest) && !/^[”"][，,]/.test(rest);
}

/** Sentences in order; white space around them is left out. */
export function splitSentences(text: string): SentencePlace[] {
  const places: SentencePlace[] = [];
  let start = 0;
  const close = (end: number, paragraphEnd: boolean) => {
    const from = start + (/^\s*/.exec(text.slice(start, end))?.[0].length ?? 0);
    const to = from + text.slice(from, end).trimEnd().length;
    if (to > from) places.push({ start: from, end: to, paragraphEnd });
    else if (paragraphEnd && places.length > 0)
      places[places.length - 1] = { ...(places.at(-1) as SentencePlace), paragraphEnd };
    start = end;
  };
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '\n') {
      close(at + 1, true);
    } else if (endsHere(text, at)) {
      const end = endOfStops(text, at);
      const breaks = /^[^\S\n]*\n/.test(text.slice(end, end + 40));
      close(end, breaks);
      at = end - 1;
    }
  }
  close(text.length, false);
  const last = places.at(-1);
  if (last) last.paragraphEnd = true;
  return places;
}

/** Places to cut a long sentence, the best first: behind a semicolon, a comma, a joining word, a space, anywhere. */
const cuts: readonly RegExp[] = [
  /[;；:：—]+["”」』)）]?\s*/gu,
  /[,，、]["”」』)）]?(?!\d)\s*/gu,
  /\s(?=(?:and|but|or|because|which|that|while|when|if|so|then|who|where|with|from|for|to)\s)/gu,
  /\s+/gu,
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])/gu,
];

/** Cuts a sentence near its middle, again and again, until `fits` accepts every piece; a piece is never empty. */
export function splitClauses(sentence: string, fits: (piece: string) => boolean): string[] {
  if (sentence.length < 2 || fits(sentence)) return [sentence];
  const middle = sentence.length / 2;
  for (const pattern of cuts) {
    const ends = [...sentence.matchAll(pattern)]
      .map((match) => match.index + match[0].length)
      .filter((end) => end > sentence.length * 0.15 && end < sentence.length * 0.85);
    const best = ends.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
    if (best !== undefined) {
      return [...splitClauses(sentence.slice(0, best), fits), ...splitClauses(sentence.slice(best), fits)];
    }
  }
  const half = middle - (/[\uD800-\uDBFF]/.test(sentence[Math.floor(middle) - 1] ?? '') ? 1 : 0);
  const cut = Math.max(1, Math.floor(half));
  return [...splitClauses(sentence.slice(0, cut), fits), ...splitClauses(sentence.slice(cut), fits)];
}
