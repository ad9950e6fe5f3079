// Addresses of the net, abbreviations, acronyms, and words mixed of letters and digits.
import type { Rule } from '../../spans.ts';
import { abbreviations, needCapital, sayCapitals } from '../abbreviations.ts';
import { sayAddress } from '../addresses.ts';
import { readDigits } from '../numbers.ts';
import { rule, sayPlain, spell } from './patterns.ts';

type Known = (word: string) => boolean;

const sayAbbreviation: Rule['speak'] = (match, sentence) => {
  const word = match[1] ?? '';
  const key = word.toLowerCase();
  const full = abbreviations.get(key);
  const rest = sentence.slice(match.index + match[0].length);
  const before = sentence.slice(0, match.index);
  if (full === undefined || (needCapital.has(key) && !/^[A-Z]/.test(word))) return undefined;
  // "St." and "Dr." behind a name are a street and a drive; "ft." and "min." behind a number are units.
  if (/^(?:st|dr)$/.test(key) && /[A-Z][a-z]+ $/.test(before) && !/^ [A-Z]/.test(rest))
    return key === 'st' ? 'street' : 'drive';
  if (/^(?:min|max|ed|co|mon|sat|sun|mar|est|ext)$/.test(key) && rest.trim() === '') return undefined;
  if (/^(?:mon|sat|sun|wed)$/.test(key) && !/^[ ,]+(?:\d|[A-Z])/.test(rest)) return undefined;
  return rest.trim() === '' ? `${full}.` : full;
};

/** "iPhone15Pro", "MP3", "H2O": letters and digits part; parts in capitals are spelled. */
function sayMixed(text: string, sayPart: (word: string) => string): string {
  return (text.match(/\d+|[A-Z]{2,}(?![a-z])|[A-Z]?[a-z]+|[A-Z]/g) ?? [])
    .map((part) => {
      if (/^\d/.test(part))
        return part.startsWith('0') || part.length > 4 ? readDigits(part) : sayPlain(part);
      if (/^[A-Z]+$/.test(part)) return part.length === 1 ? part : sayPart(part);
      return part.length === 1 ? part.toUpperCase() : part.toLowerCase();
    })
    .join(' ');
}

/** Addresses and abbreviations come first, because stops and digits inside them mean nothing to other rules. */
export const addressRules = (known: Known): readonly Rule[] => [
  rule(String.raw`\b[\w.+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+`, ([text]) => sayAddress(text, known)),
  rule(
    String.raw`\bhttps?:\/\/[^\s<>"'）)，。、]*[^\s<>"'）)，。、.,!?;:]`,
    ([text]) => sayAddress(text, known),
    'gi',
  ),
  rule(
    String.raw`\b(?:www\.)?(?:[a-z0-9-]+\.)+(?:com|org|net|edu|gov|io|ai|cn|co|uk|jp|kr|de|fr|dev|app|me|tv|info)\b(?:\/[\w./?=&%#~-]*[\w/])?`,
    ([text]) => sayAddress(text, known),
    'gi',
  ),
  rule(String.raw`(?<![\w&])#([A-Za-z]\w*)`, ([, tag = '']) => `hashtag ${tag.replace(/_/g, ' ')}`),
  rule(String.raw`(?<!\w)@(\w+)`, ([, name = '']) => `at ${name.replace(/_/g, ' ')}`),
  rule(String.raw`\bC\+\+`, () => 'C plus plus'),
  rule(String.raw`\b([CF])#`, ([, letter = '']) => `${letter} sharp`),
  rule(String.raw`(?<=\w )'n'(?= \w)`, () => 'and'),
  rule(String.raw`\bvs\b(?!\.)`, () => 'versus'),
  rule(String.raw`\bWi-?Fi\b`, () => 'wifi', 'gi'),
  rule(String.raw`\b[Ee]-?mails?\b`, ([text]) => (text.endsWith('s') ? 'E-mails' : 'E-mail')),
  rule(String.raw`\be\.g\.,?`, () => 'for example,', 'gi'),
  rule(String.raw`\bi\.e\.,?`, () => 'that is,', 'gi'),
  rule(String.raw`\bPh\.?D\.?(?!\w)`, () => 'P H D'),
  rule(String.raw`\bNo\.\s?(?=\d)|\bNr\.\s?(?=\d)|#(?=\d)`, () => 'number'),
  rule(String.raw`\bpp?\.\s?(?=\d)`, ([text]) => (text.startsWith('pp') ? 'pages' : 'page')),
];

export function nameRules(known: Known): readonly Rule[] {
  const sayPart = (word: string): string =>
    sayCapitals(word, known, false) === 'word' ? word.toLowerCase() : spell(word);
  return [
    rule(String.raw`\bCOVID-19\b`, () => 'covid nineteen', 'gi'),
    rule(String.raw`\b[A-Za-z]+-?\d+[A-Za-z\d]*\b|\b\d+[A-Za-z]+\d*\b`, ([text]) => sayMixed(text, sayPart)),
    rule(String.raw`\b([A-Z])\.(?:([A-Z])\.)+`, ([text], sentence) => {
      const ends = sentence.endsWith(text);
      return spell(text.replace(/\./g, '')) + (ends ? '.' : '');
    }),
    rule(String.raw`\b(${[...abbreviations.keys()].join('|')})\.`, sayAbbreviation, 'gi'),
    rule(String.raw`\b([A-Z]{2,})(['’]s|s)?(?![\w])`, ([text, letters = '', tail = ''], sentence) => {
      const shouting =
        sentence.length > letters.length + 3 && !/[a-z]{2,}/.test(sentence) && /[A-Z]{4,}/.test(sentence);
      if (sayCapitals(letters, known, shouting) === 'word')
        return tail === '' ? undefined : text.toLowerCase();
      return spell(letters) + (tail === '' ? '' : "'s");
    }),
    rule(String.raw`\b[A-Za-z]*[a-z][A-Z][A-Za-z]*\b`, ([text]) =>
      known(text.toLowerCase()) ? undefined : sayMixed(text, sayPart),
    ),
  ];
}
