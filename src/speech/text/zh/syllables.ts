// Pinyin to the symbols Kokoro learned Mandarin with: "jian4" -> "ʨjɛ↘n". The tone stands right behind the vowel.

const initials: readonly (readonly [string, string])[] = [
  ['zh', 'ꭧ'],
  ['ch', 'ꭧʰ'],
  ['sh', 'ʂ'],
  ['b', 'p'],
  ['p', 'pʰ'],
  ['m', 'm'],
  ['f', 'f'],
  ['d', 't'],
  ['t', 'tʰ'],
  ['n', 'n'],
  ['l', 'l'],
  ['g', 'k'],
  ['k', 'kʰ'],
  ['h', 'x'],
  ['j', 'ʨ'],
  ['q', 'ʨʰ'],
  ['x', 'ɕ'],
  ['r', 'ɻ'],
  ['z', 'ʦ'],
  ['c', 'ʦʰ'],
  ['s', 's'],
];

/** Vowel part and closing nasal; the tone goes between them. */
const finals: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['a', ['a', '']],
  ['ai', ['ai', '']],
  ['an', ['a', 'n']],
  ['ang', ['a', 'ŋ']],
  ['ao', ['au', '']],
  ['e', ['ɤ', '']],
  ['ei', ['ei', '']],
  ['en', ['ə', 'n']],
  ['eng', ['ə', 'ŋ']],
  ['er', ['ɚ', '']],
  ['i', ['i', '']],
  ['ia', ['ja', '']],
  ['ian', ['jɛ', 'n']],
  ['iang', ['ja', 'ŋ']],
  ['iao', ['jau', '']],
  ['ie', ['je', '']],
  ['in', ['i', 'n']],
  ['ing', ['i', 'ŋ']],
  ['iong', ['jʊ', 'ŋ']],
  ['iu', ['jou', '']],
  ['io', ['jo', '']],
  ['o', ['wo', '']],
  ['ong', ['ʊ', 'ŋ']],
  ['ou', ['ou', '']],
  ['u', ['u', '']],
  ['ua', ['wa', '']],
  ['uai', ['wai', '']],
  ['uan', ['wa', 'n']],
  ['uang', ['wa', 'ŋ']],
  ['ueng', ['wə', 'ŋ']],
  ['ui', ['wei', '']],
  ['un', ['wə', 'n']],
  ['uo', ['wo', '']],
  ['ü', ['y', '']],
  ['üan', ['ɥɛ', 'n']],
  ['üe', ['ɥe', '']],
  ['ün', ['y', 'n']],
]);

/** Syllables that are no initial plus final. */
const whole: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['o', ['o', '']],
  ['ng', ['ə', 'n']],
  ['n', ['ə', 'n']],
  ['m', ['m', '']],
  ['hm', ['hm', '']],
  ['hng', ['xə', 'ŋ']],
  ['ê', ['ɛ', '']],
]);

const tones = ['', '→', '↗', '↓', '↘', ''];

/** y and w are ways of writing i, u and ü at the start of a syllable. */
function spellOut(plain: string): string {
  const text = plain.replace(/v|u:/g, 'ü');
  if (text.startsWith('yu')) return `ü${text.slice(2)}`;
  if (/^[jqx]u/.test(text)) return `${text[0]}ü${text.slice(2)}`;
  if (text === 'you') return 'iu';
  if (text.startsWith('yi')) return text.slice(1);
  if (text.startsWith('y')) return `i${text.slice(1)}`;
  if (text === 'wei') return 'ui';
  if (text === 'wen') return 'un';
  if (text.startsWith('wu')) return text.slice(1);
  if (text.startsWith('w')) return `u${text.slice(1)}`;
  return text;
}

function splitSyllable(plain: string): readonly [string, string, string] | undefined {
  const special = whole.get(plain);
  if (special) return ['', ...special];
  const text = spellOut(plain);
  const initial = initials.find(([letters]) => text.startsWith(letters));
  const rest = text.slice(initial?.[0].length ?? 0);
  const onset = initial?.[1] ?? '';
  if (rest === 'i' && initial && /^(?:[zcs]h?|r)$/.test(initial[0])) return [onset, 'ɨ', ''];
  const final = finals.get(rest);
  return final && [onset, ...final];
}

/** A syllable with its tone number (5 or none is neutral), as "lü4" or "lv4"; undefined where it is no pinyin. */
export function parsePinyin(text: string): { plain: string; tone: number } | undefined {
  const match = /^([a-zü:ê]{1,6})([0-5]?)$/.exec(text.toLowerCase());
  if (!match) return undefined;
  const plain = match[1] ?? '';
  const tone = Number(match[2] || 5) || 5;
  return splitSyllable(plain) ? { plain, tone } : undefined;
}

/** The sounds of one syllable. With a retroflex ending (花儿) a closing n is dropped and ɚ follows. */
export function syllableSounds(plain: string, tone: number, retroflex = false): string {
  const parts = splitSyllable(plain);
  if (!parts) return '';
  const [onset, vowel, coda] = parts;
  const mark = tones[tone] ?? '';
  return retroflex ? `${onset}${vowel}${mark}${coda === 'n' ? '' : coda}ɚ` : onset + vowel + mark + coda;
}
