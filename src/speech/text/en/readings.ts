// A pronunciation written by the user for an English word, in IPA or ARPAbet: `read{rɛd}`, `read{R EH1 D}`.
import { arpabetToSymbols } from './arpabet.ts';

/** Longer IPA first: what a dictionary prints, in Kokoro's symbols. */
const ipa: readonly (readonly [string, string])[] = [
  ['t͡ʃ', 'ʧ'],
  ['d͡ʒ', 'ʤ'],
  ['tʃ', 'ʧ'],
  ['dʒ', 'ʤ'],
  ['eɪ', 'A'],
  ['aɪ', 'I'],
  ['aʊ', 'W'],
  ['ɔɪ', 'Y'],
  ['oʊ', 'O'],
  ['əʊ', 'O'],
  ['ɝ', 'ɜɹ'],
  ['ɚ', 'əɹ'],
  ['ɜː', 'ɜɹ'],
  ['iː', 'i'],
  ['uː', 'u'],
  ['ɑː', 'ɑ'],
  ['ɔː', 'ɔ'],
  ['ː', ''],
  ['.', ''],
  ['ɜɹɹ', 'ɜɹ'],
  ['r', 'ɹ'],
  ['g', 'ɡ'],
  ['ɫ', 'l'],
  ['e', 'ɛ'],
  ['o', 'O'],
  ["'", 'ˈ'],
  ['ɾ', 'T'],
  ['a', 'ɑ'],
];

const allowed = /^[AIOWYTbdfhijklmnpstuvwzæðŋɐɑɔəɛɜɡɪɹʃʊʌʒʤʧˈˌθᵊᵻ ]+$/;
const vowel = /[AIOWYiuæɑɔɛɜɪʊʌə]/;

/** Dictionaries put the stress before the syllable, Kokoro before the vowel. */
const moveStress = (symbols: string) => symbols.replace(/([ˈˌ])([^AIOWYiuæɑɔəɐɛɜɪʊʌᵻˈˌ ]*)/g, '$2$1');

/** Kokoro's symbols for the reading; undefined where it is neither IPA of English nor ARPAbet. */
export function readingToSymbols(reading: string): string | undefined {
  const text = reading.trim().replace(/^\/|\/$/g, '');
  if (/^[A-Z]{1,2}[012]?(?:\s+[A-Z]{1,2}[012]?)*$/.test(text)) {
    const arpabet = arpabetToSymbols(text.split(/\s+/));
    if (arpabet !== undefined) return arpabet;
  }
  if (/[A-Z]/.test(text)) return undefined;
  const symbols = moveStress(
    ipa.reduce((sum, [from, to]) => sum.replaceAll(from, to), text.normalize('NFC')),
  );
  if (!allowed.test(symbols) || !vowel.test(symbols)) return undefined;
  return symbols.includes('ˈ') ? symbols : symbols.replace(vowel, (first) => `ˈ${first}`);
}
