// How tones change in running Mandarin: 一, 不 and third tones before third tones.

/** One character's syllable. */
export type Syllable = { char: string; plain: string; tone: number; retroflex?: boolean };

const numerals = '零一二三四五六七八九十百千万亿两幺点第初';
const ordinalAfter = '月号楼班级';

/** 一 keeps its first tone where it counts: 第一, 十一, 一九八四, 星期一, and at the end of a word. */
function keepsFirstTone(word: readonly Syllable[], at: number, before: string, after: string): boolean {
  if (at === word.length - 1 && at > 0 && !/[个次下些]/.test(after)) return true;
  if (before !== '' && numerals.includes(before)) return true;
  if ('零一二三四五六七八九幺点'.includes(after) && after !== '点') return true;
  return ordinalAfter.includes(after) || (before === '月' && after === '日');
}

function changeYiBu(words: readonly Syllable[][]): void {
  const flat = words.flat();
  let offset = 0;
  for (const word of words) {
    word.forEach((syllable, at) => {
      const before = flat[offset + at - 1];
      const next = flat[offset + at + 1];
      // 行不行, 看一看; but 一动不动 is no such pair.
      const paired = before !== undefined && before.char === next?.char;
      const doubled = paired && flat[offset + at - 2]?.char !== '一';
      if (syllable.char === '不') {
        if (doubled) syllable.tone = 5;
        else if (next?.tone === 4) syllable.tone = 2;
      }
      if (syllable.char !== '一' || syllable.tone !== 1) return;
      if (doubled && before.tone !== 5 && !numerals.includes(before.char)) {
        syllable.tone = 5;
        return;
      }
      if (!next || keepsFirstTone(word, at, before?.char ?? '', next.char)) return;
      const decimal =
        next.char === '点' && '零一二三四五六七八九'.includes(flat[offset + at + 2]?.char ?? '。');
      if (decimal) return;
      syllable.tone = next.tone === 4 || next.char === '个' ? 2 : next.tone === 5 ? 1 : 4;
    });
    offset += word.length;
  }
}

/** Within a word the third tones pair off from the right: 展览馆 is 2 2 3, but 小老虎 is 3 2 3. */
function changeInWord(word: readonly Syllable[]): void {
  const loose = word.length === 3 && '小老好我你很买有'.includes(word[0]?.char ?? '。');
  let lifted = false;
  for (let at = word.length - 2; at >= 0; at -= 1) {
    const here = word[at];
    const next = word[at + 1];
    if (!here || !next) continue;
    lifted = here.tone === 3 && (next.tone === 3 || (lifted && word.length === 3 && !loose));
    if (lifted) here.tone = 2;
  }
}

/** Between words it happens where one of the two is a single syllable: 我|很|好 is 3 2 3. */
function changeBetween(words: readonly Syllable[][]): void {
  for (let at = words.length - 2; at >= 0; at -= 1) {
    const word = words[at] ?? [];
    const next = words[at + 1] ?? [];
    const last = word.at(-1);
    const first = next[0];
    if (!last || !first || last.tone !== 3 || first.tone !== 3) continue;
    if (word.length > 1 && next.length > 1) continue;
    last.tone = 2;
  }
}

/** Changes the tones of one phrase (what stands between two punctuation marks), given as words. */
export function applyToneSandhi(words: readonly Syllable[][]): void {
  changeYiBu(words);
  for (const word of words) changeInWord(word);
  changeBetween(words);
}
