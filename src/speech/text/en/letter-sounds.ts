// Guesses the sounds of an English word that no dictionary knows: decision trees learned from the CMU dictionary.
import { readFileSync } from 'node:fs';

/** What scripts/train-letter-sounds.ts writes. Trees are strings in preorder: see `readLeaf` for the layout. */
export type LetterSoundModel = {
  /** Sounds that one letter can stand for, in ARPAbet, several joined by a space; '' is a silent letter. */
  labels: string[];
  /** Symbols that the trees use for sounds already decided on. */
  sounds: Record<string, string>;
  trees: Record<string, string>;
};

/** Leaves are marked by this character, then the label's character; tests are a feature and a value. */
export const leafMark = '=';
export const labelBase = 0xa1;
export const firstFeature = 65;
const reach = 4;
/** Nobody says a longer word; the limit keeps hostile input cheap. */
const longestWord = 60;

type State = { letters: string; right: string[]; stressed: boolean; syllables: number };

const isVowel = (sound: string) => /\d$/.test(sound);

/**
 * The features of one letter. Words are read from the right, because endings decide where English stress falls:
 * the letters around it, the sounds just decided to its right, whether the stress has been given, syllables so far.
 */
export function featuresAt(state: State, at: number, sounds: Record<string, string>): string {
  let features = '';
  for (let offset = -reach; offset <= reach; offset += 1) {
    if (offset !== 0) features += state.letters[at + offset] ?? '#';
  }
  features += sounds[state.right[0] ?? ''] ?? '#';
  features += sounds[state.right[1] ?? ''] ?? '#';
  features += state.stressed ? '1' : '0';
  features += Math.min(state.syllables, 4);
  features += Math.min(at, 5);
  features += /[aeiouy]/.test(state.letters.slice(0, at)) ? '1' : '0';
  features += state.letters.at(-1) ?? '#';
  features += state.letters.at(-2) ?? '#';
  features += state.letters.at(-3) ?? '#';
  return features;
}

export const startState = (letters: string): State => ({ letters, right: [], stressed: false, syllables: 0 });

/** Puts a letter's sounds in front of those already decided. */
export function pushLabel(state: State, label: string): void {
  const decided = label === '' ? [] : label.split(' ');
  for (const sound of decided.toReversed()) {
    state.right.unshift(sound);
    if (isVowel(sound)) state.syllables += 1;
    if (sound.endsWith('1')) state.stressed = true;
  }
}

/** Walks one tree: a test takes the next branch when it holds, else skips that branch. */
function readLeaf(tree: string, features: string): number {
  let at = 0;
  while (tree[at] !== leafMark) {
    const holds = features[tree.charCodeAt(at) - firstFeature] === tree[at + 1];
    at += 2;
    if (!holds) at = skipBranch(tree, at);
  }
  return tree.charCodeAt(at + 1) - labelBase;
}

function skipBranch(tree: string, start: number): number {
  let at = start;
  for (let open = 1; open > 0; at += 2) open += tree[at] === leafMark ? -1 : 1;
  return at;
}

/** ARPAbet of a word made of the letters a to z, or an empty list where there is nothing to say. */
export function guessSounds(word: string, model: LetterSoundModel): string[] {
  const letters = word
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .slice(0, longestWord);
  const state = startState(letters);
  for (let at = letters.length - 1; at >= 0; at -= 1) {
    const tree = model.trees[letters[at] ?? ''];
    if (tree === undefined) continue;
    pushLabel(state, model.labels[readLeaf(tree, featuresAt(state, at, model.sounds))] ?? '');
  }
  return giveStress(state.right);
}

/** A word has exactly one main stress: trees, which see one letter at a time, sometimes give none. */
function giveStress(sounds: string[]): string[] {
  const first = sounds.findIndex((sound) => sound.endsWith('1'));
  if (first >= 0) {
    return sounds.map((sound, at) => (at !== first && sound.endsWith('1') ? sound.replace('1', '2') : sound));
  }
  const vowel = sounds.findIndex(isVowel);
  return sounds.map((sound, at) => (at === vowel ? sound.replace(/\d$/, '1') : sound));
}

let loaded: LetterSoundModel | undefined;
export function loadLetterSounds(): LetterSoundModel {
  const file = new URL('../../../../models/letter-sounds.json', import.meta.url);
  loaded ??= JSON.parse(readFileSync(file, 'utf8')) as LetterSoundModel;
  return loaded;
}
