// From the user's text to what an engine says: cleaned, cut into sentences, each with its language, words and sounds.
import type { Language } from '../engine.ts';
import { cleanText } from './clean-text.ts';
import {
  detectLanguage,
  detectTextLanguage,
  keepLanguage,
  type LanguageRun,
  splitLanguages,
} from './detect-language.ts';
import { loadFrontEnd } from './front-ends.ts';
import { type MarkedReading, parseMarkup } from './markup.ts';
import { type FrontEnd, type PhonemeWord, phonemeString } from './phonemes.ts';
import { punctuationSymbol } from './punctuation.ts';
import { splitClauses, splitSentences } from './split-sentences.ts';

export type PlannedSentence = {
  /** As the user wrote it, without markup. */
  text: string;
  language: Language;
  words: PhonemeWord[];
  phonemes: string;
  /** Silence that follows, in seconds. */
  pauseAfter: number;
  paragraphEnd: boolean;
};

const sentencePause = 0.35;
const paragraphPause = 0.8;
const clausePause = 0.12;
/** Kokoro takes 510 symbols; it speaks best well below. */
const comfortable = 200;
const longest = 480;

type Piece = { start: number; end: number; language: Language; pause: number; paragraphEnd: boolean };

/** The language that a reading makes of the word it stands behind. */
const kindLanguage = { pinyin: 'zh', kana: 'ja', hangul: 'ko', english: 'en' } as const;

/** A word with a reading is read by the language of the reading, whatever the run around it. */
function placeReadings(runs: LanguageRun[], readings: readonly MarkedReading[]): LanguageRun[] {
  let placed = runs;
  for (const { start, end, kind } of readings) {
    const language = kindLanguage[kind];
    placed = placed.flatMap((run) => {
      if (run.end <= start || run.start >= end || run.language === language) return [run];
      const parts: LanguageRun[] = [
        { ...run, end: start },
        { language, start: Math.max(start, run.start), end: Math.min(end, run.end) },
        { ...run, start: end },
      ];
      return parts.filter((part) => part.end > part.start);
    });
  }
  return placed;
}

/** Japanese and Korean readings are simply written in place of the word; its own text is put back afterwards. */
function readSubstituted(
  frontEnd: FrontEnd,
  text: string,
  readings: readonly MarkedReading[],
): PhonemeWord[] {
  let written = '';
  let at = 0;
  for (const { start, end, reading } of readings) {
    written += text.slice(at, start) + reading;
    at = end;
  }
  const words = frontEnd(written + text.slice(at));
  for (const { start, end, reading } of readings) {
    const word = words.find((candidate) => candidate.text.startsWith(reading));
    if (word) word.text = text.slice(start, end) + word.text.slice(reading.length);
  }
  return words;
}

async function readRun(
  text: string,
  run: LanguageRun,
  readings: readonly MarkedReading[],
): Promise<PhonemeWord[]> {
  const frontEnd = await loadFrontEnd(run.language);
  const own = readings
    .filter(({ start, end }) => start >= run.start && end <= run.end)
    .map((reading) => ({ ...reading, start: reading.start - run.start, end: reading.end - run.start }));
  const part = text.slice(run.start, run.end);
  if (run.language === 'ja' || run.language === 'ko') return readSubstituted(frontEnd, part, own);
  return frontEnd(part, own);
}

const endsWithPause = /[.!?…;:,—]\s*$/;

/** All words of one piece; the marks that open a run belong to the word before it. */
async function readPiece(
  text: string,
  piece: Piece,
  readings: readonly MarkedReading[],
): Promise<PhonemeWord[]> {
  const sentence = text.slice(piece.start, piece.end);
  const own = readings
    .filter(({ start, end }) => start >= piece.start && end <= piece.end)
    .map((reading) => ({ ...reading, start: reading.start - piece.start, end: reading.end - piece.start }));
  const words: PhonemeWord[] = [];
  for (const run of placeReadings(splitLanguages(sentence, piece.language), own)) {
    const read = await readRun(sentence, run, own);
    const part = sentence.slice(run.start, run.end);
    const last = words.at(-1);
    const lead = punctuationSymbol(/^[^\p{L}\p{N}]*/u.exec(part)?.[0] ?? '');
    if (last && lead !== '') last.after = `${lead} `;
    else if (last && last.after === '') last.after = ' ';
    words.push(...read);
  }
  return words.filter((word) => word.phonemes !== '' || word.after.trim() !== '');
}

/** The last word always closes with a mark: Kokoro trails off without one. */
function closeSentence(words: PhonemeWord[], final: boolean): void {
  const last = words.at(-1);
  if (!last) return;
  last.after = last.after.trimEnd();
  if (!endsWithPause.test(last.after)) last.after += final ? '.' : ',';
}

/** Sentences, cut once more where the user asked for a pause. */
function cutPieces(
  text: string,
  pauses: readonly { at: number; seconds: number }[],
  asked: Language | 'auto',
): Piece[] {
  const hint = asked === 'auto' ? detectTextLanguage(text) : asked;
  const pieces: Piece[] = [];
  for (const { start, end, paragraphEnd } of splitSentences(text)) {
    const whole = text.slice(start, end);
    const language = asked === 'auto' ? detectLanguage(whole, hint) : keepLanguage(whole, asked);
    let from = start;
    for (const { at } of pauses) {
      if (at <= from || at >= end) continue;
      pieces.push({ start: from, end: at, language, pause: 0, paragraphEnd: false });
      from = at;
    }
    pieces.push({
      start: from,
      end,
      language,
      pause: paragraphEnd ? paragraphPause : sentencePause,
      paragraphEnd,
    });
  }
  for (const { at, seconds } of pauses) {
    const piece = pieces.findLast((candidate) => candidate.end <= at) ?? undefined;
    if (piece) piece.pause += seconds;
  }
  return pieces;
}

async function planPiece(
  text: string,
  piece: Piece,
  readings: readonly MarkedReading[],
): Promise<PlannedSentence[]> {
  const words = await readPiece(text, piece, readings);
  const planned = (part: Piece, partWords: PhonemeWord[]): PlannedSentence => ({
    text: text.slice(part.start, part.end).trim(),
    language: part.language,
    words: partWords,
    phonemes: phonemeString(partWords),
    pauseAfter: part.pause,
    paragraphEnd: part.paragraphEnd,
  });
  const length = phonemeString(words).length;
  if (length <= comfortable) {
    closeSentence(words, true);
    return [planned(piece, words)];
  }
  const sentence = text.slice(piece.start, piece.end);
  const share = comfortable / length;
  const parts = splitClauses(sentence, (part) => part.length <= Math.max(1, sentence.length * share));
  if (parts.length === 1) return [planned(piece, cutWords(words))];
  const result: PlannedSentence[] = [];
  let at = piece.start;
  for (const [index, part] of parts.entries()) {
    const final = index === parts.length - 1;
    const place: Piece = {
      ...piece,
      start: at,
      end: at + part.length,
      pause: final ? piece.pause : clausePause,
      paragraphEnd: final && piece.paragraphEnd,
    };
    at += part.length;
    const partWords = await readPiece(text, place, readings);
    closeSentence(partWords, final);
    if (partWords.length > 0) result.push(planned(place, cutWords(partWords)));
  }
  return result;
}

/** The last defence: no piece exceeds what the model takes, whatever was written. */
function cutWords(words: PhonemeWord[]): PhonemeWord[] {
  let length = 0;
  return words
    .map((word) => ({ ...word, phonemes: word.phonemes.slice(0, longest) }))
    .filter((word) => {
      length += word.phonemes.length + word.after.length;
      return length <= longest;
    });
}

/** The whole text as sentences ready to be spoken; empty where there is nothing to say. */
export async function planSpeech(source: string, language: Language | 'auto'): Promise<PlannedSentence[]> {
  const { text, pauses, readings } = parseMarkup(cleanText(source));
  const planned: PlannedSentence[] = [];
  for (const piece of cutPieces(text, pauses, language)) {
    const sentences = await planPiece(text, piece, readings);
    const spoken = sentences.filter((sentence) => sentence.words.some((word) => word.phonemes !== ''));
    const last = planned.at(-1);
    if (spoken.length > 0) planned.push(...spoken);
    else if (last) {
      last.paragraphEnd ||= piece.paragraphEnd;
      last.pauseAfter = Math.max(last.pauseAfter, piece.pause);
    }
  }
  return planned;
}
