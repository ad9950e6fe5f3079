// ARPAbet, the CMU dictionary's alphabet, to the symbols Kokoro learned American English with.

const vowels: Readonly<Record<string, string>> = {
  AA: 'ɑ',
  AE: 'æ',
  AH: 'ʌ',
  AO: 'ɔ',
  AW: 'W',
  AY: 'I',
  EH: 'ɛ',
  ER: 'ɜɹ',
  EY: 'A',
  IH: 'ɪ',
  IY: 'i',
  OW: 'O',
  OY: 'Y',
  UH: 'ʊ',
  UW: 'u',
};

const consonants: Readonly<Record<string, string>> = {
  B: 'b',
  CH: 'ʧ',
  D: 'd',
  DH: 'ð',
  F: 'f',
  G: 'ɡ',
  HH: 'h',
  JH: 'ʤ',
  K: 'k',
  L: 'l',
  M: 'm',
  N: 'n',
  NG: 'ŋ',
  P: 'p',
  R: 'ɹ',
  S: 's',
  SH: 'ʃ',
  T: 't',
  TH: 'θ',
  V: 'v',
  W: 'w',
  Y: 'j',
  Z: 'z',
  ZH: 'ʒ',
};

const stressMarks = ['', 'ˈ', 'ˌ'];
const vowelSymbols = 'AIOWYiuæɑɔəɛɜɪʊʌᵻᵊ';

/** One sound, or undefined where the name is no ARPAbet. Stress stands right before the vowel. */
function symbolOf(sound: string): string | undefined {
  if (Object.hasOwn(consonants, sound)) return consonants[sound];
  const match = /^([A-Z]{2})([012])?$/.exec(sound);
  const name = match?.[1] ?? '';
  if (!Object.hasOwn(vowels, name)) return undefined;
  const stress = Number(match?.[2] ?? 1);
  if (stress === 0 && name === 'AH') return 'ə';
  if (stress === 0 && name === 'ER') return 'əɹ';
  return (stressMarks[stress] ?? '') + (vowels[name] ?? '');
}

/** American habits that the dictionary leaves out: flapped t, syllabic l and n, the short vowel of -ed and -es. */
export function shapeAmerican(symbols: string, spelling = ''): string {
  let shaped = symbols
    .replace(/ˈ(?=.*ˈ)/g, 'ˌ')
    .replace(/ˌ(?=[iO]z?$)/, '')
    .replace(/iɹ/g, 'ɪɹ')
    .replace(/^æ(?=d[vm]|ks)/, 'ə')
    .replace(/^ˌɪ(?=[^AIOWYiuæɑɔəɛɜɪʊʌˈˌ]+ˈ)/, 'ɪ')
    .replace(/Iɹ(?![AIOWYiuæɑɔəɛɜɪʊʌˈˌ])/g, 'Iəɹ')
    .replace(/(?<=[bdfɡkmnpstvwzðŋɹʃʒʤʧθu])əl(?![AIOWYiuæɑɔəɛɜɪʊʌˈˌ])/g, 'ᵊl')
    .replace(/(?<=[td])ən(?![AIOWYiuæɑɔəɛɜɪʊʌˈˌ])/g, 'ᵊn')
    .replace(/ɹɹ/g, 'ɹ')
    .replace(new RegExp(`(?<=[${vowelSymbols}ɹ])t(?=[AIOWYiuæɑɔəɛɜɪʊʌᵻ]|ᵊl)`, 'g'), 'T');
  if (/ed$/.test(spelling)) shaped = shaped.replace(/(?<=[tdT])[əɪ]d$/, 'ᵻd');
  if (/es$|(?:[sxz]|ch|sh|[csgz]e)['’]s$/.test(spelling))
    shaped = shaped.replace(/(?<=[szʃʒʤʧ])[əɪ]z$/, 'ᵻz');
  if (/^(?:re|de|be|pre|e(?=[^aeiouxs][aeiouy]))/.test(spelling))
    shaped = shaped.replace(/^(b|d|ɹ|pɹ|)ɪ(?=[^AIOWYiuæɑɔəɛɜɪʊʌˈˌ]+ˈ)/, '$1ᵻ');
  return shaped;
}

/** "HH AH0 L OW1" -> "həlˈO"; undefined where something is no ARPAbet. */
export function arpabetToSymbols(sounds: readonly string[], spelling = ''): string | undefined {
  const symbols = sounds.map(symbolOf);
  if (symbols.length === 0 || symbols.includes(undefined)) return undefined;
  return shapeAmerican(symbols.join(''), spelling);
}
