// Learns models/letter-sounds.json from the CMU dictionary and prints its accuracy on words it has not seen.
// Run: node scripts/train-letter-sounds.ts [smallest gain]
import { writeFileSync } from 'node:fs';
import { dictionary } from 'cmu-pronouncing-dictionary';
import {
  featuresAt,
  firstFeature,
  guessSounds,
  type LetterSoundModel,
  labelBase,
  leafMark,
  pushLabel,
  startState,
} from '../src/speech/text/en/letter-sounds.ts';

type Entry = { word: string; sounds: string[] };
type Example = { features: string; label: number };

/** Every twentieth word is kept for the test, chosen by its letters so that the choice never changes. */
function isHeldOut(word: string): boolean {
  let hash = 7;
  for (const letter of word) hash = (hash * 31 + letter.charCodeAt(0)) >>> 0;
  return hash % 20 === 0;
}

const entries: Entry[] = Object.entries(dictionary)
  .filter(([word]) => /^[a-z]{2,}$/.test(word))
  .map(([word, sounds]) => ({ word, sounds: sounds.replace(/ #.*$/, '').split(' ') }));

// Alignment: each letter gives no, one or two sounds; the most likely way is found by repeated Viterbi passes.
const counts = new Map<string, number>();
const totals = new Map<string, number>();
const plain = (sound: string) => sound.replace(/\d$/, '');
const vowelLetters = 'aeiouy';

function costOf(letter: string, label: string[], firstPass: boolean): number {
  const key = `${letter}:${label.map(plain).join(' ')}`;
  if (firstPass) {
    if (label.length === 0) return 4;
    const agree = label.some((sound) => /\d$/.test(sound)) === vowelLetters.includes(letter);
    const same = plain(label[0] ?? '')
      .toLowerCase()
      .startsWith(letter)
      ? 0
      : 1.5;
    return (agree ? same : 6) + (label.length === 2 ? 5 : 0);
  }
  return -Math.log(((counts.get(key) ?? 0) + 0.01) / ((totals.get(letter) ?? 0) + 1));
}

function align(entry: Entry, firstPass: boolean): string[][] | undefined {
  const { word, sounds } = entry;
  const width = sounds.length + 1;
  const best = new Float64Array((word.length + 1) * width).fill(Number.POSITIVE_INFINITY);
  const taken = new Int8Array(best.length).fill(-1);
  best[0] = 0;
  for (let at = 0; at < word.length; at += 1) {
    for (let done = 0; done < width; done += 1) {
      const here = best[at * width + done] ?? Number.POSITIVE_INFINITY;
      if (here === Number.POSITIVE_INFINITY) continue;
      for (let take = 0; take <= 2 && done + take < width; take += 1) {
        const cost = here + costOf(word[at] ?? '', sounds.slice(done, done + take), firstPass);
        const next = (at + 1) * width + done + take;
        if (cost < (best[next] ?? 0)) {
          best[next] = cost;
          taken[next] = take;
        }
      }
    }
  }
  const path: string[][] = [];
  let done = sounds.length;
  for (let at = word.length; at > 0; at -= 1) {
    const take = taken[at * width + done] ?? -1;
    if (take < 0) return undefined;
    path.unshift(sounds.slice(done - take, done));
    done -= take;
  }
  return path;
}

const training = entries.filter((entry) => !isHeldOut(entry.word));
const heldOut = entries.filter((entry) => isHeldOut(entry.word));

for (let pass = 0; pass < 5; pass += 1) {
  const paths = training.map((entry) => align(entry, pass === 0));
  counts.clear();
  totals.clear();
  paths.forEach((path, index) => {
    path?.forEach((label, at) => {
      const letter = training[index]?.word[at] ?? '';
      const key = `${letter}:${label.map(plain).join(' ')}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      totals.set(letter, (totals.get(letter) ?? 0) + 1);
    });
  });
}

const labels: string[] = [];
const labelIds = new Map<string, number>();
const soundNames = [...new Set(entries.flatMap((entry) => entry.sounds))].sort();
const sounds = Object.fromEntries(
  soundNames.map((name, index) => [name, String.fromCharCode(labelBase + index)]),
);
const examples = new Map<string, Example[]>();

for (const entry of training) {
  const path = align(entry, false);
  if (path === undefined) continue;
  const state = startState(entry.word);
  for (let at = entry.word.length - 1; at >= 0; at -= 1) {
    const name = (path[at] ?? []).join(' ');
    const letter = entry.word[at] ?? '';
    if ((counts.get(`${letter}:${(path[at] ?? []).map(plain).join(' ')}`) ?? 0) < 5) break;
    let label = labelIds.get(name);
    if (label === undefined) {
      label = labels.push(name) - 1;
      labelIds.set(name, label);
    }
    const list = examples.get(letter) ?? [];
    list.push({ features: featuresAt(state, at, sounds), label });
    examples.set(letter, list);
    pushLabel(state, name);
  }
}

const xlogx = (count: number) => (count > 0 ? count * Math.log2(count) : 0);

type Split = { gain: number; feature: number; value: string };

function findSplit(list: Example[], whole: Map<number, number>): Split {
  const wholeSum = xlogx(list.length) - [...whole.values()].reduce((sum, count) => sum + xlogx(count), 0);
  let best: Split = { gain: 0, feature: 0, value: '' };
  const width = list[0]?.features.length ?? 0;
  for (let feature = 0; feature < width; feature += 1) {
    const byValue = new Map<string, Map<number, number>>();
    for (const example of list) {
      const value = example.features[feature] ?? '#';
      let inside = byValue.get(value);
      if (inside === undefined) {
        inside = new Map();
        byValue.set(value, inside);
      }
      inside.set(example.label, (inside.get(example.label) ?? 0) + 1);
    }
    if (byValue.size < 2) continue;
    for (const [value, inside] of byValue) {
      let size = 0;
      let inSum = 0;
      let outSum = 0;
      for (const [label, total] of whole) {
        const count = inside.get(label) ?? 0;
        size += count;
        inSum += xlogx(count);
        outSum += xlogx(total - count);
      }
      const gain = wholeSum - (xlogx(size) - inSum) - (xlogx(list.length - size) - outSum);
      if (gain > best.gain) best = { gain, feature, value };
    }
  }
  return best;
}

const smallestGain = Number(process.argv[2] ?? 5);
let leaves = 0;

function grow(list: Example[]): string {
  const whole = new Map<number, number>();
  for (const example of list) whole.set(example.label, (whole.get(example.label) ?? 0) + 1);
  const split = whole.size > 1 ? findSplit(list, whole) : { gain: 0, feature: 0, value: '' };
  if (split.gain < smallestGain) {
    leaves += 1;
    const top = [...whole].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
    return leafMark + String.fromCharCode(labelBase + top);
  }
  const holds = list.filter((example) => example.features[split.feature] === split.value);
  const fails = list.filter((example) => example.features[split.feature] !== split.value);
  return String.fromCharCode(firstFeature + split.feature) + split.value + grow(holds) + grow(fails);
}

const trees = Object.fromEntries([...examples].sort().map(([letter, list]) => [letter, grow(list)]));
const model: LetterSoundModel = { labels, sounds, trees };

function editDistance(a: string[], b: string[]): number {
  let row = b.map((_, index) => index + 1);
  a.forEach((left, at) => {
    let diagonal = at;
    let last = at + 1;
    row = b.map((right, index) => {
      const above = row[index] ?? 0;
      const cost = Math.min(last + 1, above + 1, diagonal + (left === right ? 0 : 1));
      diagonal = above;
      last = cost;
      return cost;
    });
  });
  return row.at(-1) ?? a.length;
}

function measure(strip: boolean) {
  let errors = 0;
  let length = 0;
  let right = 0;
  for (const { word, sounds: truth } of heldOut) {
    const clean = (list: string[]) => (strip ? list.map(plain) : list);
    const distance = editDistance(clean(guessSounds(word, model)), clean(truth));
    errors += distance;
    length += truth.length;
    if (distance === 0) right += 1;
  }
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  return `sounds right ${percent(1 - errors / length)}, words right ${percent(right / heldOut.length)}`;
}

const json = JSON.stringify(model);
writeFileSync(new URL('../models/letter-sounds.json', import.meta.url), `${json}\n`);
console.log(`${training.length} words learned, ${leaves} leaves, ${Buffer.byteLength(json)} bytes`);
console.log(`${heldOut.length} held-out words, stress ignored: ${measure(true)}`);
console.log(`${heldOut.length} held-out words, with stress: ${measure(false)}`);
