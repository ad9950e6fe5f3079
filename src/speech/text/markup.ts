// The two marks that users may write into text: `[pause 0.5s]`, and a pronunciation in braces: `行{xing2}`.
import { readingToSymbols } from './en/readings.ts';
import type { Reading } from './spans.ts';
import { parsePinyin } from './zh/syllables.ts';

/** Silence of `seconds` before the character at `at`. */
type Pause = { at: number; seconds: number };

type ReadingKind = 'pinyin' | 'kana' | 'hangul' | 'english';
export type MarkedReading = Reading & { kind: ReadingKind };

type ParsedMarkup = { text: string; pauses: Pause[]; readings: MarkedReading[] };

const longestPause = 10;
const mark = /\[\s*pause\s*[:=]?\s*(\d{0,4}(?:\.\d{1,4})?)\s*(ms|s|sec|seconds)?\s*\]|\{([^{}\n]{1,60})\}/giu;

function parsePause(amount: string, unit: string | undefined): number {
  const value = amount === '' || amount === '.' ? 0.5 : Number(amount);
  const seconds = unit?.toLowerCase() === 'ms' ? value / 1000 : value;
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), longestPause) : 0;
}

const syllablesOf = (reading: string) => reading.trim().split(/[\s']+/);
const toneVowels: Readonly<Record<string, string>> = Object.fromEntries(
  ['aāáǎà', 'eēéěè', 'iīíǐì', 'oōóǒò', 'uūúǔù', 'üǖǘǚǜ'].flatMap((row) =>
    [...row].slice(1).map((marked, at) => [marked, `${row[0]}${at + 1}`]),
  ),
);

/** "xíng" or "xing2" as "xing2". */
function numberTone(syllable: string): string {
  let tone = '';
  const plain = [...syllable.normalize('NFC').toLowerCase()]
    .map((char) => {
      if (!Object.hasOwn(toneVowels, char)) return char;
      const pair = toneVowels[char] ?? '';
      tone = pair.slice(1);
      return pair.slice(0, 1);
    })
    .join('');
  return plain + tone;
}

/** How many units at the end of `before` the reading stands for, and its kind; undefined where it makes no sense. */
function attach(
  before: string,
  reading: string,
): { length: number; kind: ReadingKind; reading: string } | undefined {
  const han = /[\p{Script=Han}々〇]+$/u.exec(before)?.[0] ?? '';
  const latin = /[A-Za-z][A-Za-z'’.-]*$|\d+$/.exec(before)?.[0] ?? '';
  if (/^[\p{Script=Hiragana}\p{Script=Katakana}ー・\s]+$/u.test(reading)) {
    const kana = /[\p{Script=Hiragana}ー]*$/u.exec(before)?.[0] ?? '';
    const stem = before.slice(0, before.length - kana.length);
    const kanji = /[\p{Script=Han}々〇]+$/u.exec(stem)?.[0] ?? '';
    if (kanji !== '' && reading.endsWith(kana))
      return { length: kanji.length + kana.length, kind: 'kana', reading };
    return latin === '' ? undefined : { length: latin.length, kind: 'kana', reading };
  }
  if (/^[가-힣\s]+$/.test(reading)) {
    const hangul = /[가-힣]+$/.exec(before)?.[0] ?? '';
    const base = hangul !== '' ? hangul.slice(-reading.replace(/\s/g, '').length) : han || latin;
    return base === '' ? undefined : { length: base.length, kind: 'hangul', reading };
  }
  if (han !== '') {
    const syllables = syllablesOf(reading).map(numberTone);
    if (syllables.length > han.length || !syllables.every(parsePinyin)) return undefined;
    return { length: syllables.length, kind: 'pinyin', reading: syllables.join(' ') };
  }
  if (latin !== '' && readingToSymbols(reading) !== undefined)
    return { length: latin.length, kind: 'english', reading };
  return undefined;
}

/** Takes the marks out of the text. A brace that is no reading stays out of the sound, but its text is never lost. */
export function parseMarkup(source: string): ParsedMarkup {
  let text = '';
  const pauses: Pause[] = [];
  const readings: MarkedReading[] = [];
  let at = 0;
  for (const match of source.matchAll(mark)) {
    text += source.slice(at, match.index);
    at = match.index + match[0].length;
    const [whole, amount = '', unit, reading] = match;
    if (reading === undefined) {
      pauses.push({ at: text.length, seconds: parsePause(amount, unit) });
      continue;
    }
    const found = attach(text.slice(-40), reading);
    if (found)
      readings.push({
        start: text.length - found.length,
        end: text.length,
        reading: found.reading,
        kind: found.kind,
      });
    else text += whole.replace(/[{}]/g, ' ');
  }
  return { text: text + source.slice(at), pauses, readings };
}
