// Hangul written as it is said -> Kokoro's symbols.
import { isSyllable, takeApart } from './syllables.ts';

const vowels: Record<string, string> = {
  ㅏ: 'a',
  ㅐ: 'ɛ',
  ㅑ: 'ja',
  ㅒ: 'jɛ',
  ㅓ: 'ʌ',
  ㅔ: 'e',
  ㅕ: 'jʌ',
  ㅖ: 'je',
  ㅗ: 'o',
  ㅘ: 'wa',
  ㅙ: 'wɛ',
  ㅚ: 'we',
  ㅛ: 'jo',
  ㅜ: 'u',
  ㅝ: 'wʌ',
  ㅞ: 'we',
  ㅟ: 'wi',
  ㅠ: 'ju',
  ㅡ: 'ɯ',
  ㅢ: 'ɰi',
  ㅣ: 'i',
};
const onsets: Record<string, string> = {
  ㄱ: 'k',
  ㄲ: 'ʔk',
  ㄴ: 'n',
  ㄷ: 't',
  ㄸ: 'ʔt',
  ㄹ: 'ɾ',
  ㅁ: 'm',
  ㅂ: 'p',
  ㅃ: 'ʔp',
  ㅇ: '',
  ㅈ: 'ʨ',
  ㅉ: 'ʔʨ',
  ㅊ: 'ʨʰ',
  ㅋ: 'kʰ',
  ㅌ: 'tʰ',
  ㅍ: 'pʰ',
  ㅎ: 'h',
};
const voiced: Record<string, string> = { ㄱ: 'ɡ', ㄷ: 'd', ㅂ: 'b', ㅈ: 'ʥ' };
const codas: Record<string, string> = { ㄱ: 'k', ㄴ: 'n', ㄷ: 't', ㄹ: 'l', ㅁ: 'm', ㅂ: 'p', ㅇ: 'ŋ' };
const obstruents = new Set(['ㄱ', 'ㄷ', 'ㅂ']);

function onsetSymbol(onset: string, vowel: string, before: string | undefined): string {
  const afterObstruent = before !== undefined && obstruents.has(before);
  if (onset === 'ㄹ' && before === 'ㄹ') return 'l';
  if (onset === 'ㅅ' || onset === 'ㅆ') {
    const hiss = /^(?:i|j|wi)/.test(vowel) ? 'ɕ' : 's';
    // Within a word ㅆ holds its closure like the other tense sounds; at the start of a word it is heard as plain s.
    return onset === 'ㅆ' && before !== undefined && !afterObstruent ? `ʔ${hiss}` : hiss;
  }
  // A stop already holds the closure that a tense consonant begins with.
  if (afterObstruent) return (onsets[onset] ?? '').replace('ʔ', '');
  if (before !== undefined && onset in voiced) return voiced[onset] ?? '';
  return onsets[onset] ?? '';
}

/** Symbols of text as `pronounce` gives it; spaces stay, other letters vanish. */
export function toPhonemes(said: string): string {
  let symbols = '';
  /** Coda of the syllable before within the word; undefined at the start of a word. */
  let before: string | undefined;
  for (const letter of said) {
    if (!isSyllable(letter)) {
      if (letter === ' ') symbols += ' ';
      before = undefined;
      continue;
    }
    const { onset, vowel, coda } = takeApart(letter);
    const vowelSymbol = vowels[vowel] ?? '';
    symbols += onsetSymbol(onset, vowelSymbol, before) + vowelSymbol + (codas[coda] ?? '');
    before = coda;
  }
  return symbols;
}
