// Web and e-mail addresses as people read them out: "example dot com slash help".
import { readDigits, readWhole } from './numbers.ts';

const signs: Readonly<Record<string, string>> = {
  '.': 'dot',
  '@': 'at',
  '/': 'slash',
  '-': 'dash',
  _: 'underscore',
  '?': 'question mark',
  '=': 'equals',
  '&': 'and',
  '#': 'hash',
  '%': 'percent',
  '+': 'plus',
  ':': 'colon',
  '~': 'tilde',
};

const endings: ReadonlySet<string> = new Set(['com', 'org', 'net', 'gov', 'info', 'dev', 'app', 'edu']);

function sayPart(part: string, known: (word: string) => boolean): string {
  if (/^\d+$/.test(part))
    return part.length <= 2 && !part.startsWith('0') ? readWhole(part) : readDigits(part);
  const lower = part.toLowerCase();
  if (lower === 'www') return 'W W W';
  if (endings.has(lower) || (known(lower) && lower.length > 2)) return lower;
  if (lower.length <= 3) return [...lower.toUpperCase()].join(' ');
  return lower;
}

/** Reads at most 60 parts: an address longer than that is not meant for the ear. */
export function sayAddress(address: string, known: (word: string) => boolean): string {
  const bare = address.replace(/^https?:\/\//i, '').replace(/\/$/, '');
  const parts = bare.match(/[A-Za-z]+|\d+|[^A-Za-z\d]/g) ?? [];
  return parts
    .slice(0, 60)
    .map((part) =>
      /^[A-Za-z\d]/.test(part) ? sayPart(part, known) : Object.hasOwn(signs, part) ? (signs[part] ?? '') : '',
    )
    .filter((part) => part !== '')
    .join(' ');
}
