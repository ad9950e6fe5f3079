// Gives every Chinese character of a phrase its syllable: pinyin-pro first, then what it is known to get wrong.
import { pinyin } from 'pinyin-pro';
import { applyNeutralTones } from './neutral-tones.ts';
import { fixPolyphones } from './polyphones.ts';
import { simplify } from './simplify.ts';
import { parsePinyin } from './syllables.ts';
import type { Syllable } from './tone-sandhi.ts';

/** Names of the digit 1 in telephone numbers, and characters that pinyin-pro reads in a bookish way. */
const single: ReadonlyMap<string, string> = new Map(
  Object.entries({ 幺: 'yao1', 嗯: 'en4', 哦: 'o4', 〇: 'ling2' }),
);

/** One entry per UTF-16 unit of the text; undefined where the character has no Chinese reading. */
export function readPinyin(text: string, words: readonly string[]): (Syllable | undefined)[] {
  const simple = simplify(text);
  const read = pinyin(simple, { type: 'all', toneType: 'num', toneSandhi: false });
  const syllables: (Syllable | undefined)[] = [];
  for (const { origin, pinyin: raw, isZh } of read) {
    const parsed = isZh ? parsePinyin(single.get(origin) ?? raw) : undefined;
    syllables.push(parsed && { char: origin, ...parsed });
    for (let unit = 1; unit < origin.length; unit += 1) syllables.push(undefined);
  }
  const set = (at: number, reading: string) => {
    const syllable = syllables[at];
    const parsed = parsePinyin(reading);
    if (syllable && parsed) Object.assign(syllable, parsed);
  };
  fixPolyphones(simple, words, set);
  applyNeutralTones(simple, words, set, syllables);
  return syllables;
}
