// Subtitles from the times of words: SubRip and WebVTT, in cues that can be read at a glance, marked as AI-generated.
import type { SpokenSentence } from '../engine.ts';
import { aiNotice } from './label.ts';

/** A sentence with its place in the whole sound, in seconds; word times count from the sentence's start. */
export type TimedSentence = Pick<SpokenSentence, 'text' | 'words'> & { start: number; end: number };

type Cue = { start: number; end: number; text: string };

/** Wide characters (Chinese, Japanese, Korean) count twice: about 21 of them or 42 letters fill a line. */
const longestCue = 84;
const longestSeconds = 7;
const noticeSeconds = 2;

/** Places sentences one after another, with their pauses. */
export const placeSentences = (
  sentences: readonly Pick<SpokenSentence, 'text' | 'words' | 'samples' | 'pauseAfter'>[],
  sampleRate: number,
): TimedSentence[] => {
  let start = 0;
  return sentences.map(({ text, words, samples, pauseAfter }) => {
    const end = start + samples.length / sampleRate;
    const placed = { text, words, start, end };
    start = end + pauseAfter;
    return placed;
  });
};

/** SubRip has no comments, so the notice is a last cue that follows the speech. */
export const writeSrt = (sentences: readonly TimedSentence[]): string => {
  const cues = sentences.flatMap(cuesOf);
  const end = cues.at(-1)?.end ?? 0;
  const notice = { start: end, end: end + noticeSeconds, text: `[${aiNotice.en} ${aiNotice.zh}]` };
  return [...cues, notice]
    .map(({ start, end, text }, i) => `${i + 1}\n${clock(start, ',')} --> ${clock(end, ',')}\n${text}\n`)
    .join('\n');
};

export const writeVtt = (sentences: readonly TimedSentence[]): string => {
  const cues = sentences
    .flatMap(cuesOf)
    .map(({ start, end, text }) => `${clock(start, '.')} --> ${clock(end, '.')}\n${escapeVtt(text)}\n`);
  return [`WEBVTT\n\nNOTE ${aiNotice.en} ${aiNotice.zh}\n`, ...cues].join('\n');
};

/** Cuts a long sentence between words, best after punctuation, and keeps the text as it was written. */
const cuesOf = (sentence: TimedSentence): Cue[] => {
  const whole = { start: sentence.start, end: sentence.end, text: oneLine(sentence.text) };
  if (fits(whole)) return whole.text ? [whole] : [];
  const pieces = splitAtWords(sentence);
  const cues: Cue[] = [];
  for (const piece of pieces) {
    const last = cues.at(-1);
    const joined = last && { start: last.start, end: piece.end, text: last.text + piece.text };
    const atPause = last && /[,;:，；：、。—]\s*$/.test(last.text) && width(last.text) > longestCue / 2;
    if (joined && fits(joined) && !atPause) cues[cues.length - 1] = joined;
    else cues.push({ ...piece });
  }
  return cues.map((cue) => ({ ...cue, text: oneLine(cue.text) })).filter((cue) => cue.text);
};

/** One piece per word, each with the text up to the next word; a word that the text does not hold joins the one before. */
const splitAtWords = ({ text, words, start, end }: TimedSentence): Cue[] => {
  const starts: { at: number; time: number }[] = [];
  let from = 0;
  for (const word of words) {
    const at = word.text ? text.indexOf(word.text, from) : -1;
    if (at < 0) continue;
    starts.push({ at, time: Math.min(end, start + word.start) });
    from = at + word.text.length;
  }
  if (starts.length === 0) return [{ start, end, text }];
  return starts.map((word, i) => {
    const next = starts[i + 1];
    return {
      start: i === 0 ? start : word.time,
      end: next?.time ?? end,
      text: text.slice(i === 0 ? 0 : word.at, next?.at),
    };
  });
};

const fits = (cue: Cue): boolean => width(cue.text) <= longestCue && cue.end - cue.start <= longestSeconds;

const width = (text: string): number => {
  let sum = 0;
  for (const character of text) sum += character.codePointAt(0)! >= 0x1100 ? 2 : 1;
  return sum;
};

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const escapeVtt = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const clock = (seconds: number, point: string): string => {
  const ms = Math.round(seconds * 1000);
  const part = (value: number, digits: number) => String(value).padStart(digits, '0');
  const minutes = Math.floor(ms / 60_000);
  const time = [Math.floor(minutes / 60), minutes % 60, Math.floor(ms / 1000) % 60].map((value) =>
    part(value, 2),
  );
  return `${time.join(':')}${point}${part(ms % 1000, 3)}`;
};
