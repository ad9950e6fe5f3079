// Katakana written as it is said (ー for every long vowel) -> Kokoro's symbols.

/** Kana with a sound of their own, row by row: kana, then their symbols in the same order. */
const rows: [string, string][] = [
  ['アイウエオ', 'a i ɯ e o'],
  ['ァィゥェォ', 'a i ɯ e o'],
  ['カキクケコ', 'ka kʲi kɯ ke ko'],
  ['ガギグゲゴ', 'ɡa ɡʲi ɡɯ ɡe ɡo'],
  ['サシスセソ', 'sa ɕi sɨ se so'],
  ['ザジズゼゾ', 'ʣa ʥi zɨ ʣe ʣo'],
  ['タチツテト', 'ta ʨi ʦɨ te to'],
  ['ダヂヅデド', 'da ʥi zɨ de do'],
  ['ナニヌネノ', 'na ɲi nɯ ne no'],
  ['ハヒフヘホ', 'ha çi ɸɯ he ho'],
  ['バビブベボ', 'ba bʲi bɯ be bo'],
  ['パピプペポ', 'pa pʲi pɯ pe po'],
  ['マミムメモ', 'ma mʲi mɯ me mo'],
  ['ラリルレロ', 'ɾa ɾʲi ɾɯ ɾe ɾo'],
  ['ヤユヨワヲ', 'ja jɯ jo βa o'],
  ['ャュョヮヰ', 'ja jɯ jo βa i'],
  ['ヱヴヵヶッ', 'e vɯ ka ke ʔ'],
  ['ー', 'ː'],
];
/** Consonants before a small ャ ュ ョ ェ (ュ sounds ɨ after them, as Kokoro's Japanese has it). */
const glides: Record<string, string> = {
  キ: 'kʲ',
  ギ: 'ɡʲ',
  シ: 'ɕ',
  ジ: 'ʥ',
  チ: 'ʨ',
  ヂ: 'ʥ',
  ニ: 'ɲ',
  ヒ: 'ç',
  ビ: 'bʲ',
  ピ: 'pʲ',
  ミ: 'mʲ',
  リ: 'ɾʲ',
  テ: 'tʲ',
  デ: 'dʲ',
  フ: 'ɸʲ',
  ヴ: 'vʲ',
};
const glideVowels: Record<string, string> = { ャ: 'a', ュ: 'ɨ', ョ: 'o', ェ: 'e' };
/** Consonants before a small ァ ィ ゥ ェ ォ. */
const loans: Record<string, string> = {
  ウ: 'β',
  ク: 'kᵝ',
  グ: 'ɡᵝ',
  ツ: 'ʦ',
  フ: 'ɸ',
  ヴ: 'v',
  ト: 't',
  ド: 'd',
  テ: 't',
  デ: 'd',
  ス: 's',
  ズ: 'z',
  イ: 'j',
};
const loanVowels: Record<string, string> = { ァ: 'a', ィ: 'i', ゥ: 'ɯ', ェ: 'e', ォ: 'o', ヮ: 'a' };
/** Before ィ these are palatal, as before イ in their own rows. */
const palatalLoans = new Set('ツテデフヴ');
const plainEi = new Set('テデフヴ');

const singles = new Map<string, string>();
for (const [kana, symbols] of rows) {
  const list = symbols.split(' ');
  [...kana].forEach((letter, index) => {
    singles.set(letter, list[index] ?? '');
  });
}

function pairSymbol(first: string, second: string): string | undefined {
  const loan = loans[first];
  const loanVowel = loanVowels[second];
  const glide = glides[first];
  const glideVowel = glideVowels[second];
  if (glide !== undefined && glideVowel !== undefined && !(second === 'ェ' && plainEi.has(first)))
    return glide + glideVowel;
  if (loan === undefined || loanVowel === undefined) return undefined;
  return second === 'ィ' && palatalLoans.has(first) ? `${loan}ʲi` : loan + loanVowel;
}

/** ン takes the place of the sound after it. */
function nasalBefore(next: string): string {
  if (/^[mpb]/.test(next)) return 'm';
  if (/^[kɡ]/.test(next)) return 'ŋ';
  if (/^[ɲʨʥ]/.test(next)) return 'ɲ';
  return /^[ntdɾz]/.test(next) ? 'n' : 'ɴ';
}

/** Symbols of one word; a space parts words within it; what is not kana vanishes. */
export function toPhonemes(kana: string): string {
  const letters = [...kana];
  const sounds: string[] = [];
  for (let index = 0; index < letters.length; index += 1) {
    const letter = letters[index] ?? '';
    const pair = pairSymbol(letter, letters[index + 1] ?? '');
    if (pair !== undefined) index += 1;
    sounds.push(pair ?? (letter === 'ン' || letter === ' ' ? letter : (singles.get(letter) ?? '')));
  }
  return sounds
    .map((sound, index) => (sound === 'ン' ? nasalBefore(sounds[index + 1] ?? '') : sound))
    .join('');
}
