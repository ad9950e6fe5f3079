// Korean front end: a sentence becomes words with the sounds of standard pronunciation.
import type { FrontEnd, PhonemeWord } from '../phonemes.ts';
import { toPhonemes } from './hangul-to-phonemes.ts';
import { readNumbers } from './numbers.ts';
import { pronounce } from './pronounce.ts';
import { readLetters } from './units.ts';

/** A word as written, how it is read in Hangul, and the mark that follows it. */
type ReadWord = { text: string; reading: string; mark: string };

const marks: Record<string, string> = {
  '.': '.',
  '。': '.',
  ',': ',',
  '、': ',',
  '，': ',',
  '·': ',',
  '?': '?',
  '？': '?',
  '!': '!',
  '！': '!',
  ':': ':',
  '：': ':',
  ';': ';',
  '；': ';',
  '…': '…',
  '—': '—',
  '–': '—',
  '(': ',',
  ')': ',',
  '（': ',',
  '）': ',',
  '~': '—',
};
const strength = ['', ',', ':', ';', '—', '…', '.', '!', '?'];
const stronger = (a: string, b: string): string => (strength.indexOf(b) > strength.indexOf(a) ? b : a);

/** Cuts the sentence at spaces and marks; a number with its unit stays one word even across a space. */
function cutWords(sentence: string): ReadWord[] {
  const words: ReadWord[] = [];
  let open: ReadWord | undefined;
  const word = (): ReadWord => {
    if (!open) {
      open = { text: '', reading: '', mark: '' };
      words.push(open);
    }
    return open;
  };
  for (const piece of readNumbers(sentence)) {
    if (piece.text !== piece.reading) {
      word().text += piece.text;
      word().reading += piece.reading;
      continue;
    }
    for (const letter of piece.text) {
      const mark = marks[letter];
      const last = words.at(-1);
      if (mark !== undefined) {
        if (last) last.mark = stronger(last.mark, mark);
        open = undefined;
      } else if (/\s/.test(letter)) open = undefined;
      else {
        word().text += letter;
        word().reading += letter;
      }
    }
  }
  return words.map((read) => ({ ...read, reading: readLetters(read.reading).trim() }));
}

/** Hangul as it is said, word by word; a mark keeps its neighbours from sounding together. */
function sayWords(words: readonly ReadWord[]): string[] {
  // Readings may hold spaces of their own, so the parts of each word are counted.
  const phrases = words.map(({ reading, mark }) => `${reading}${mark === '' ? '' : ' .'}`);
  const counts = phrases.map((phrase) => phrase.split(' ').length);
  const said = pronounce(phrases.join(' ')).split(' ');
  return counts.map((count) =>
    said
      .splice(0, count)
      .filter((part) => part !== '.')
      .join(' '),
  );
}

export const korean: FrontEnd = (sentence) => {
  const words = cutWords(sentence.normalize('NFC'));
  const said = sayWords(words);
  const result: PhonemeWord[] = [];
  words.forEach(({ text, mark }, index) => {
    const phonemes = toPhonemes(said[index] ?? '').trim();
    const last = index === words.length - 1;
    const after = mark === '' ? (last ? '' : ' ') : `${mark}${last ? '' : ' '}`;
    const before = result.at(-1);
    // Signs that have no sound join the word before, so that no empty word is timed.
    if (phonemes === '' && before) {
      before.text += text;
      before.after = after;
    } else result.push({ text, phonemes, after });
  });
  return result;
};

export const loadKorean = (): Promise<FrontEnd> => Promise.resolve(korean);
