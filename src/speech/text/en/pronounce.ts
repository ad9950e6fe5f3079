// The sounds of one English word: our lexicon, the CMU dictionary, its stem and ending, its parts, and at last a guess.
import { arpabetToSymbols, shapeAmerican } from './arpabet.ts';
import { guessSounds, loadLetterSounds } from './letter-sounds.ts';
import { lookUpLexicon, nameLetter } from './lexicon.ts';

export type Dictionary = Readonly<Record<string, string>>;

function lookUp(word: string, dictionary: Dictionary): string | undefined {
  const known = lookUpLexicon(word);
  if (known !== undefined) return known;
  if (!Object.hasOwn(dictionary, word)) return undefined;
  return arpabetToSymbols((dictionary[word] ?? '').replace(/ #.*$/, '').split(' '), word);
}

/** -s after a voiceless sound is s, after a hissing one ᵻz, else z. */
const addS = (stem: string) =>
  /[szʃʒʤʧ]$/.test(stem) ? `${stem}ᵻz` : /[ptkfθT]$/.test(stem) ? `${stem}s` : `${stem}z`;

const addEd = (stem: string) =>
  /[tdT]$/.test(stem) ? `${stem}ᵻd` : /[pkfθsʃʧ]$/.test(stem) ? `${stem}t` : `${stem}d`;

type Ending = { pattern: RegExp; stems: (base: string) => string[]; add: (stem: string) => string };

const undouble = (base: string) => (/([b-df-hj-np-tv-z])\1$/.test(base) ? [base.slice(0, -1)] : []);
const withE = (base: string) => [base, `${base}e`, ...undouble(base)];
const withY = (base: string) => (base.endsWith('i') ? [`${base.slice(0, -1)}y`] : []);

const endings: readonly Ending[] = [
  { pattern: /['’]s$/, stems: (base) => [base], add: addS },
  { pattern: /s['’]$/, stems: (base) => [`${base}s`], add: (stem) => stem },
  { pattern: /(?<!s)s$/, stems: (base) => [base], add: addS },
  { pattern: /ies$/, stems: (base) => [`${base}y`, `${base}ie`], add: addS },
  { pattern: /es$/, stems: (base) => [base, `${base}e`], add: addS },
  { pattern: /ied$/, stems: (base) => [`${base}y`], add: addEd },
  { pattern: /ed$/, stems: withE, add: addEd },
  { pattern: /ing$/, stems: withE, add: (stem) => `${stem}ɪŋ` },
  { pattern: /in['’]$/, stems: withE, add: (stem) => `${stem}ən` },
  { pattern: /er$/, stems: (base) => [...withE(base), ...withY(base)], add: (stem) => `${stem}əɹ` },
  { pattern: /est$/, stems: (base) => [...withE(base), ...withY(base)], add: (stem) => `${stem}əst` },
  { pattern: /ly$/, stems: (base) => [base, ...withY(base)], add: (stem) => `${stem.replace(/ᵊl$/, 'ə')}li` },
  { pattern: /ness$/, stems: (base) => [base, ...withY(base)], add: (stem) => `${stem}nəs` },
  { pattern: /less$/, stems: (base) => [base, ...withY(base)], add: (stem) => `${stem}ləs` },
  { pattern: /ful$/, stems: (base) => [base, ...withY(base)], add: (stem) => `${stem}fᵊl` },
  { pattern: /ment$/, stems: (base) => [base], add: (stem) => `${stem}mənt` },
  { pattern: /able$/, stems: withE, add: (stem) => `${stem}əbᵊl` },
  { pattern: /ish$/, stems: withE, add: (stem) => `${stem}ɪʃ` },
  { pattern: /ism$/, stems: (base) => [base], add: (stem) => `${stem}ˌɪzəm` },
  { pattern: /ist$/, stems: withE, add: (stem) => `${stem}ɪst` },
  { pattern: /ship$/, stems: (base) => [base], add: (stem) => `${stem}ʃˌɪp` },
  { pattern: /hood$/, stems: (base) => [base], add: (stem) => `${stem}hˌʊd` },
  { pattern: /['’](?:ll)$/, stems: (base) => [base], add: (stem) => `${stem}ᵊl` },
  { pattern: /['’](?:d)$/, stems: (base) => [base], add: addEd },
  { pattern: /['’](?:ve)$/, stems: (base) => [base], add: (stem) => `${stem}əv` },
  { pattern: /['’](?:re)$/, stems: (base) => [base], add: (stem) => `${stem}əɹ` },
];

const prefixes: readonly (readonly [string, string])[] = [
  ['un', 'ˌʌn'],
  ['non', 'nˌɑn'],
  ['re', 'ɹˌi'],
  ['pre', 'pɹˌi'],
  ['anti', 'ˌænti'],
  ['super', 'sˌupəɹ'],
  ['over', 'ˌOvəɹ'],
  ['under', 'ˌʌndəɹ'],
  ['mis', 'mˌɪs'],
  ['inter', 'ˌɪntəɹ'],
  ['micro', 'mˌIkɹO'],
  ['multi', 'mˌʌlti'],
  ['cyber', 'sˌIbəɹ'],
  ['hyper', 'hˌIpəɹ'],
  ['auto', 'ˌɔTO'],
  ['co', 'kˌO'],
];

function fromStem(word: string, dictionary: Dictionary, depth: number): string | undefined {
  for (const { pattern, stems, add } of endings) {
    if (!pattern.test(word)) continue;
    const base = word.replace(pattern, '');
    if (base.length < 2) continue;
    for (const stem of stems(base)) {
      const sounds =
        lookUp(stem, dictionary) ?? (depth > 0 ? fromStem(stem, dictionary, depth - 1) : undefined);
      if (sounds !== undefined) return shapeAmerican(add(sounds), word);
    }
  }
  for (const [prefix, sounds] of prefixes) {
    if (!word.startsWith(prefix) || word.length < prefix.length + 4) continue;
    const rest = lookUp(word.slice(prefix.length), dictionary);
    if (rest?.includes('ˈ')) return sounds + rest;
  }
  return undefined;
}

/** "moonbeam" is moon and beam: both known, neither short, the longer first part wins. */
function fromParts(word: string, dictionary: Dictionary): string | undefined {
  for (let cut = word.length - 3; cut >= 3; cut -= 1) {
    const left = word.slice(0, cut);
    const right = word.slice(cut);
    if (Math.max(left.length, right.length) < 4) continue;
    const first = lookUp(left, dictionary);
    const second = lookUp(right, dictionary) ?? fromStem(right, dictionary, 0);
    if (first?.includes('ˈ') && second?.includes('ˈ'))
      return first + second.replaceAll('ˌ', '').replace('ˈ', 'ˌ');
  }
  return undefined;
}

const hasVowel = /[aeiouy]/;

/** Letters one by one, the stress on the last: F B I. */
const spellLetters = (letters: string): string =>
  [...letters].map((letter, at) => nameLetter(letter, at === letters.length - 1)).join('');

/** Any word of letters and apostrophes, in lower case; never undefined, for at worst it is spelled or guessed. */
export function pronounce(word: string, dictionary: Dictionary): string {
  const plain = word.replaceAll('’', "'").replace(/^'+/, '');
  const bare = plain.replace(/'$/, '');
  const known =
    lookUp(word, dictionary) ??
    lookUp(plain, dictionary) ??
    lookUp(bare, dictionary) ??
    fromStem(plain, dictionary, 1);
  if (known !== undefined) return known;
  const letters = bare.replace(/[^a-z]/g, '');
  const possessive = /'s$/.test(bare);
  if (letters.length > 0 && !hasVowel.test(letters) && letters.length <= 6) return spellLetters(letters);
  if (possessive) return addS(pronounce(bare.slice(0, -2), dictionary));
  const parts = fromParts(letters, dictionary);
  if (parts !== undefined) return parts;
  return arpabetToSymbols(guessSounds(letters, loadLetterSounds()), letters) ?? '';
}
