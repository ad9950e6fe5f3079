// English text to sounds: numbers spelled out, each word pronounced in its context, small words weakened.
import type { FrontEnd, PhonemeWord } from '../phonemes.ts';
import { punctuationSymbol } from '../punctuation.ts';
import type { Reading, Span } from '../spans.ts';
import { chooseHeteronym } from './heteronyms.ts';
import { lookUpLexicon, nameLetter } from './lexicon.ts';
import { createNormaliser } from './normalise.ts';
import { type Dictionary, pronounce } from './pronounce.ts';
import { readingToSymbols } from './readings.ts';
import { lookUpWeakForm } from './weak-forms.ts';
import type { Context } from './word-class.ts';

/** One word to say. `gap` is what stands between it and the next: a space, a mark, or nothing within a compound. */
type Token = {
  word: string;
  capital: boolean;
  letter: boolean;
  start: number;
  end: number;
  gap: string;
  given?: string;
};

const wordPattern = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*['’]?/gu;
const plainLetters = (word: string) =>
  word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .replace(/[^A-Za-z']/g, '');

const greek: ReadonlyMap<string, string> = new Map(
  'α alpha β beta γ gamma δ delta ε epsilon θ theta λ lambda μ mu π pi σ sigma φ phi ω omega Δ delta Σ sigma Ω omega'
    .split(' ')
    .flatMap((item, at, all) => (at % 2 === 0 ? [[item, all[at + 1] ?? '']] : [])) as [string, string][],
);

/** What stands between two words: a hyphen binds, a bracket is a comma, a dash alone is a dash. */
function gapSymbol(text: string): string {
  if (/^[-‐‑]$/.test(text)) return '';
  if (text === '') return ' ';
  if (/^\s+[-–]+\s+$|--|—|–/.test(text)) return '—';
  const symbol = punctuationSymbol(text);
  if (symbol !== '') return `${symbol} `;
  return /[()[\]（）]/.test(text) ? ', ' : ' ';
}

function tokenise(spans: readonly Span[], readings: readonly Reading[]): Token[] {
  const tokens: Token[] = [];
  let between = '';
  const close = () => {
    const last = tokens.at(-1);
    if (last) last.gap = gapSymbol(between);
    between = '';
  };
  for (const span of spans) {
    const reading = readings.find(({ start, end }) => start === span.start && end === span.end);
    const given = reading && readingToSymbols(reading.reading);
    let at = 0;
    if (span.rewritten && tokens.length > 0 && between === '') between = ' ';
    for (const match of span.spoken.matchAll(wordPattern)) {
      const known = lookUpLexicon(match[0].toLowerCase()) !== undefined;
      const word = greek.get(match[0]) ?? (known ? match[0] : plainLetters(match[0]));
      between += span.spoken.slice(at, match.index);
      at = match.index + match[0].length;
      if (word === '' || word === "'") continue;
      close();
      const start = span.rewritten ? span.start : span.start + match.index;
      const end = span.rewritten ? span.end : span.start + at;
      const capital = /^[A-Z]/.test(word);
      const letter = span.rewritten && /^[A-Z](?:'s)?$/.test(word);
      tokens.push({
        word: word.toLowerCase(),
        capital,
        letter,
        start,
        end,
        gap: ' ',
        ...(given && { given }),
      });
    }
    between += span.spoken.slice(at);
    if (span.rewritten && between === '') between = ' ';
  }
  close();
  return tokens;
}

const startsWithVowel = (symbols: string) => /^[ˈˌ]?[AIOWYiuæɑɔəɐɛɜɪʊʌ]/.test(symbols);
const pauses = (gap: string) => /[^\s]/.test(gap);

function contextOf(tokens: readonly Token[], at: number): Context {
  const wordAt = (index: number, parted: boolean) => (parted ? '' : (tokens[index]?.word ?? ''));
  const before = at > 0 ? (tokens[at - 1]?.gap ?? '') : '';
  const after = tokens[at]?.gap ?? '';
  return {
    before: wordAt(at - 1, pauses(before)),
    before2: wordAt(at - 2, pauses(before)),
    after: wordAt(at + 1, pauses(after)),
    after2: wordAt(at + 2, pauses(after)),
    opens: at === 0 || pauses(before),
  };
}

function sayLetter(token: Token, next: Token | undefined): string {
  const name = nameLetter(token.word[0] ?? '', !next?.letter);
  return token.word.length > 1 ? (/[sx]$/.test(token.word[0] ?? '') ? `${name}ᵻz` : `${name}z`) : name;
}

/** Words are said from the last to the first, because the, to and a ask what sound comes next. */
function sayAll(tokens: readonly Token[], dictionary: Dictionary): string[] {
  const sentence = tokens.map((token) => token.word);
  const said: string[] = new Array(tokens.length).fill('');
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    const token = tokens[at];
    if (!token) continue;
    const next = said[at + 1];
    const last = at === tokens.length - 1 || pauses(token.gap);
    said[at] =
      token.given ??
      (token.letter
        ? sayLetter(token, pauses(token.gap) ? undefined : tokens[at + 1])
        : (chooseHeteronym(token.word, contextOf(tokens, at), sentence, token.capital) ??
          lookUpWeakForm(token.word, last || next === undefined ? undefined : startsWithVowel(next)) ??
          pronounce(token.word, dictionary)));
  }
  return said;
}

/** Words of one rewritten part ("$5") or one hyphened compound become one word with the text as it stood. */
function toPhonemeWords(tokens: readonly Token[], said: readonly string[], sentence: string): PhonemeWord[] {
  const words: (PhonemeWord & { start: number; end: number })[] = [];
  tokens.forEach((token, at) => {
    const last = words.at(-1);
    const phonemes = said[at] ?? '';
    if (last && (token.start < last.end || last.after === '')) {
      last.phonemes += last.after + phonemes;
      last.after = token.gap;
      last.end = Math.max(last.end, token.end);
      last.text = sentence.slice(last.start, last.end);
    } else
      words.push({
        text: sentence.slice(token.start, token.end),
        phonemes,
        after: token.gap,
        start: token.start,
        end: token.end,
      });
  });
  return words.map(({ text, phonemes, after }) => ({ text, phonemes, after }));
}

/** Loads the dictionary (once) and gives the front end. */
export async function loadEnglish(): Promise<FrontEnd> {
  const { dictionary } = await import('cmu-pronouncing-dictionary');
  const normalise = createNormaliser((word) => Object.hasOwn(dictionary, word));
  return (sentence, readings = []) => {
    const tokens = tokenise(normalise(sentence, readings), readings);
    return toPhonemeWords(tokens, sayAll(tokens, dictionary), sentence);
  };
}
