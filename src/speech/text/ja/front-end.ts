// Japanese front end: a sentence becomes words with their sounds, read with the IPA dictionary.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import kuromoji, { type IpadicFeatures, type Tokenizer } from '@sglkc/kuromoji';
import type { FrontEnd, PhonemeWord } from '../phonemes.ts';
import { toPhonemes } from './kana-to-phonemes.ts';
import { type Reading, readSentence } from './readings.ts';

const marks: Record<string, string> = {
  '。': '.',
  '．': '.',
  '.': '.',
  '、': ',',
  '，': ',',
  ',': ',',
  '？': '?',
  '?': '?',
  '！': '!',
  '!': '!',
  '：': ':',
  ':': ':',
  '；': ';',
  ';': ';',
  '…': '…',
  '‥': '…',
  '—': '—',
  '―': '—',
  '〜': '—',
  '～': '—',
  '~': '—',
  '(': ',',
  ')': ',',
  '（': ',',
  '）': ',',
};
const strength = ['', ' ', ',', ':', ';', '—', '…', '.', '!', '?'];

/** The mark that a run of signs amounts to (「。」 and the like: the strongest one counts). */
function markOf(text: string): string {
  const found = [...text].map((sign) => marks[sign] ?? ' ');
  return found.reduce((best, mark) => (strength.indexOf(mark) > strength.indexOf(best) ? mark : best), '');
}

/** Readings that belong together are one word: a stem with what follows its っ, a verb with its う. */
function joinReadings(readings: readonly Reading[]): { text: string; kana: string; mark: string }[] {
  const words: { text: string; kana: string; mark: string }[] = [];
  for (const { text, kana, joins } of readings) {
    const last = words.at(-1);
    if (kana === '') {
      if (!last) continue;
      const mark = markOf(text);
      if (strength.indexOf(mark) > strength.indexOf(last.mark)) last.mark = mark;
    } else if (joins && last && last.mark === '') {
      last.text += text;
      last.kana += kana;
    } else words.push({ text, kana, mark: '' });
  }
  return words;
}

function speak(tokenizer: Tokenizer<IpadicFeatures>, sentence: string): PhonemeWord[] {
  const words = joinReadings(readSentence(tokenizer, sentence));
  return words.map(({ text, kana, mark }, index) => {
    const last = index === words.length - 1;
    const sign = mark.trim();
    return { text, phonemes: toPhonemes(kana), after: last ? sign : `${sign} ` };
  });
}

function loadTokenizer(): Promise<Tokenizer<IpadicFeatures>> {
  const dicPath = join(
    dirname(createRequire(import.meta.url).resolve('@sglkc/kuromoji/package.json')),
    'dict/',
  );
  return new Promise((resolve, reject) => {
    kuromoji.builder({ dicPath }).build((error: Error | null, tokenizer) => {
      if (error) reject(error);
      else resolve(tokenizer);
    });
  });
}

let loading: Promise<FrontEnd> | undefined;

/** Loads the dictionary once (about a second); a failed load may be tried again. */
export function loadJapanese(): Promise<FrontEnd> {
  loading ??= loadTokenizer().then(
    (tokenizer): FrontEnd =>
      (sentence) =>
        speak(tokenizer, sentence),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
