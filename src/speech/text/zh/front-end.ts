// Chinese text to sounds: numbers spelled out, characters read, tones changed, words parted by spaces.
import type { PhonemeWord } from '../phonemes.ts';
import { punctuationSymbol } from '../punctuation.ts';
import type { Reading, Span } from '../spans.ts';
import { measures, normaliseChinese } from './normalise.ts';
import { readPinyin } from './read-pinyin.ts';
import { parsePinyin, syllableSounds } from './syllables.ts';
import { applyToneSandhi, type Syllable } from './tone-sandhi.ts';

/** One word of the spoken text: where it came from, its syllables, and what follows it. */
type Word = { start: number; end: number; syllables: Syllable[]; after: string };

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
const segmentsOf = (text: string) => [...segmenter.segment(text)].map((found) => found.segment);
const isHan = (text: string) => /\p{Script=Han}|〇/u.test(text);

const isMeasure = (segment: string) => segment.length === 1 && `${measures}月号楼两多后`.includes(segment);

/** Words in which 儿 is a syllable of its own. */
const fullEr = /^(?:.*[女婴孤幼少健宠男胎育混血幸运新生小托]|)儿$/;

/** Words as the segmenter sees them, with a 儿 that it parted put back; a number spelled out never joins what follows. */
function segmentWords(spans: readonly Span[]): string[] {
  const words: string[] = [];
  for (const segment of splitAtNumbers(spans).flatMap(({ text, whole }) =>
    whole ? text.split(/( )/) : segmentsOf(text),
  )) {
    const last = words.at(-1);
    if (segment === '儿' && last !== undefined && isHan(last) && !fullEr.test(`${last}儿`)) {
      words[words.length - 1] = `${last}儿`;
    } else words.push(segment);
  }
  return words;
}

/** Neighbouring parts of plain text stay one piece, because words may reach over a part's end. */
function splitAtNumbers(spans: readonly Span[]): { text: string; whole: boolean }[] {
  const parts: { text: string; whole: boolean }[] = [];
  for (const { spoken, rewritten } of spans) {
    const last = parts.at(-1);
    if (rewritten || !last || last.whole) parts.push({ text: spoken, whole: rewritten });
    else last.text += spoken;
  }
  return parts;
}

/** Joins a closing 儿 to the syllable before it. */
function joinRetroflex(word: string, syllables: Syllable[]): Syllable[] {
  const last = syllables.at(-1);
  const before = syllables.at(-2);
  if (last?.char !== '儿' || !before || fullEr.test(word)) return syllables;
  return [...syllables.slice(0, -2), { ...before, retroflex: true }];
}

/** Spoken text with, for each of its units, the span it belongs to. */
function layOut(spans: readonly Span[]): { text: string; owners: Span[] } {
  const owners: Span[] = [];
  let text = '';
  for (const span of spans) {
    text += span.spoken;
    for (let unit = 0; unit < span.spoken.length; unit += 1) owners.push(span);
  }
  return { text, owners };
}

/** Where unit `at` of the spoken text stands in the sentence. */
function sourceOf(
  owners: readonly Span[],
  firsts: ReadonlyMap<Span, number>,
  at: number,
  end: boolean,
): number {
  const owner = owners[at];
  if (!owner) return 0;
  if (owner.rewritten) return end ? owner.end : owner.start;
  return owner.start + at - (firsts.get(owner) ?? 0) + (end ? 1 : 0);
}

function applyReadings(
  readings: readonly Reading[],
  spans: readonly Span[],
  firsts: ReadonlyMap<Span, number>,
  syllables: (Syllable | undefined)[],
): void {
  for (const { start, end, reading } of readings) {
    const span = spans.find((candidate) => candidate.start === start && candidate.end === end);
    const first = span && firsts.get(span);
    if (first === undefined) continue;
    reading.split(/\s+/).forEach((part, index) => {
      const syllable = syllables[first + index];
      const parsed = parsePinyin(part);
      if (syllable && parsed) Object.assign(syllable, parsed);
    });
  }
}

/** Words of the same rewritten part (2024 -> 二零二四) become one word that carries the original text. */
function toPhonemeWords(words: readonly Word[], sentence: string): PhonemeWord[] {
  const result: (PhonemeWord & { start: number; end: number })[] = [];
  for (const { start, end, syllables, after } of words) {
    const phonemes = syllables
      .map(({ plain, tone, retroflex }) => syllableSounds(plain, tone, retroflex))
      .join('');
    const last = result.at(-1);
    if (last && start < last.end) {
      last.phonemes += last.after + phonemes;
      last.after = after;
      last.end = Math.max(end, last.end);
      last.text = sentence.slice(last.start, last.end);
    } else result.push({ text: sentence.slice(start, end), phonemes, after, start, end });
  }
  return result.map(({ text, phonemes, after }) => ({ text, phonemes, after }));
}

/** The words of the spoken text with their syllables, tones changed phrase by phrase. */
function collectWords(
  segments: readonly string[],
  syllables: readonly (Syllable | undefined)[],
  owners: readonly Span[],
): Word[] {
  const firsts = firstUnits(owners);
  const words: Word[] = [];
  let phrase: Syllable[][] = [];
  let at = 0;
  for (const segment of segments) {
    const read = syllables.slice(at, at + segment.length).filter((syllable) => syllable !== undefined);
    const last = words.at(-1);
    if (read.length > 0) {
      const joined = joinRetroflex(segment, read);
      phrase.push(joined);
      // A measure word leans on its number: 三|个 is said as one.
      const leans = isMeasure(segment) && owners[at - 1]?.rewritten && !owners[at]?.rewritten;
      if (last?.after === ' ' && leans) last.after = '';
      const start = sourceOf(owners, firsts, at, false);
      const end = sourceOf(owners, firsts, at + segment.length - 1, true);
      words.push({ start, end, syllables: joined, after: ' ' });
    } else {
      const symbol = punctuationSymbol(segment);
      if (symbol !== '' && last) {
        applyToneSandhi(phrase);
        phrase = [];
        last.after = strongerMark(last.after, symbol);
      }
    }
    at += segment.length;
  }
  applyToneSandhi(phrase);
  return words;
}

/** Of several marks in a row the strongest is kept: a stop over a comma. */
function strongerMark(before: string, symbol: string): string {
  const strength = (mark: string) => ' ,;:—…!?.'.indexOf(mark.trim()[0] ?? ' ');
  return strength(symbol) >= strength(before) ? `${symbol} ` : before;
}

function firstUnits(owners: readonly Span[]): Map<Span, number> {
  const firsts = new Map<Span, number>();
  owners.forEach((owner, at) => {
    if (!firsts.has(owner)) firsts.set(owner, at);
  });
  return firsts;
}

/** One sentence of Chinese. Readings the user has given win over every rule. */
export function chinese(sentence: string, readings: readonly Reading[] = []): PhonemeWord[] {
  const spans = normaliseChinese(sentence, readings);
  const { text, owners } = layOut(spans);
  const segments = segmentWords(spans);
  const syllables = readPinyin(text, segments);
  applyReadings(readings, spans, firstUnits(owners), syllables);
  return toPhonemeWords(collectWords(segments, syllables, owners), sentence);
}
