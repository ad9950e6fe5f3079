// Standard Korean pronunciation: what is written becomes Hangul written as it is said (국물 -> 궁물).
import { respell } from './respellings.ts';
import { codaOf, isSyllable, putTogether, type Syllable, takeApart } from './syllables.ts';

/** Two-letter codas: what stays before a consonant, and how they part before a vowel. */
const clusters: Record<string, { alone: string; stays: string; moves: string }> = {
  ㄳ: { alone: 'ㄱ', stays: 'ㄱ', moves: 'ㅆ' },
  ㄵ: { alone: 'ㄴ', stays: 'ㄴ', moves: 'ㅈ' },
  ㄶ: { alone: 'ㄴ', stays: '', moves: 'ㄴ' },
  ㄺ: { alone: 'ㄱ', stays: 'ㄹ', moves: 'ㄱ' },
  ㄻ: { alone: 'ㅁ', stays: 'ㄹ', moves: 'ㅁ' },
  ㄼ: { alone: 'ㄹ', stays: 'ㄹ', moves: 'ㅂ' },
  ㄽ: { alone: 'ㄹ', stays: 'ㄹ', moves: 'ㅆ' },
  ㄾ: { alone: 'ㄹ', stays: 'ㄹ', moves: 'ㅌ' },
  ㄿ: { alone: 'ㅂ', stays: 'ㄹ', moves: 'ㅍ' },
  ㅀ: { alone: 'ㄹ', stays: '', moves: 'ㄹ' },
  ㅄ: { alone: 'ㅂ', stays: 'ㅂ', moves: 'ㅆ' },
};
const plainCoda: Record<string, string> = {
  ㄲ: 'ㄱ',
  ㅋ: 'ㄱ',
  ㅅ: 'ㄷ',
  ㅆ: 'ㄷ',
  ㅈ: 'ㄷ',
  ㅊ: 'ㄷ',
  ㅌ: 'ㄷ',
  ㅎ: 'ㄷ',
  ㅍ: 'ㅂ',
};
const tense: Record<string, string> = { ㄱ: 'ㄲ', ㄷ: 'ㄸ', ㅂ: 'ㅃ', ㅅ: 'ㅆ', ㅈ: 'ㅉ' };
const aspirated: Record<string, string> = { ㄱ: 'ㅋ', ㄷ: 'ㅌ', ㅂ: 'ㅍ', ㅈ: 'ㅊ' };
const nasal: Record<string, string> = { ㄱ: 'ㅇ', ㄷ: 'ㄴ', ㅂ: 'ㅁ' };
/** With ㅎ after them: what stays, and the aspirate that comes of it (밝히다 [발키다], 못하다 [모타다]). */
const beforeH: Record<string, [string, string]> = {
  ㄱ: ['', 'ㅋ'],
  ㄲ: ['', 'ㅋ'],
  ㅋ: ['', 'ㅋ'],
  ㄺ: ['ㄹ', 'ㅋ'],
  ㄳ: ['', 'ㅋ'],
  ㄷ: ['', 'ㅌ'],
  ㅅ: ['', 'ㅌ'],
  ㅆ: ['', 'ㅌ'],
  ㅊ: ['', 'ㅌ'],
  ㅌ: ['', 'ㅌ'],
  ㅂ: ['', 'ㅍ'],
  ㅍ: ['', 'ㅍ'],
  ㅄ: ['', 'ㅍ'],
  ㄼ: ['ㄹ', 'ㅍ'],
  ㅈ: ['', 'ㅊ'],
  ㄵ: ['ㄴ', 'ㅊ'],
};
/** Stems in ㄺ and ㄼ keep ㄹ before an ending; nouns do not (읽고 [일꼬], 닭과 [닥꽈]; 넓다 [널따], 여덟도 [여덜도]). */
const verbStems = new Set([...'읽맑밝늙긁갉묽붉굵얽']);
const nounInLb = new Set([...'덟']);
/** Nouns that end in 의; in all others a final 의 is the particle, said 에. */
const nounInUi =
  /(?:회의|주의|강의|동의|거의|논의|합의|결의|협의|문의|예의|정의|상의|하의|항의|호의|고의|심의|건의|성의|유의|편의|모의|열의|창의)$|^의의$/;

const codaAlone = (coda: string): string => clusters[coda]?.alone ?? plainCoda[coda] ?? coda;

/** ㅎ in the coda: it aspirates, tenses ㅅ, or is lost. Says whether it settled the pair. */
function settleH(left: Syllable, right: Syllable): boolean {
  if (!['ㅎ', 'ㄶ', 'ㅀ'].includes(left.coda)) return false;
  const rest = left.coda === 'ㄶ' ? 'ㄴ' : left.coda === 'ㅀ' ? 'ㄹ' : '';
  const aspirate = aspirated[right.onset];
  if (aspirate !== undefined && right.onset !== 'ㅂ') right.onset = aspirate;
  else if (right.onset === 'ㅅ') right.onset = 'ㅆ';
  else if (right.onset === 'ㅇ' && rest !== '') {
    right.onset = rest;
    left.coda = '';
    return true;
  } else if (right.onset === 'ㄴ') {
    left.coda = rest === '' ? 'ㄴ' : rest;
    if (rest === 'ㄹ') right.onset = 'ㄹ';
    return true;
  } else if (right.onset !== 'ㅇ' && right.onset !== 'ㅎ') return false;
  left.coda = rest;
  return true;
}

/** 굳이 [구지], 같이 [가치], 붙여 [부처], 닫히다 [다치다]. */
function settlePalatal(left: Syllable, right: Syllable): boolean {
  const front = right.vowel === 'ㅣ' || right.vowel === 'ㅕ';
  if (!front || !['ㄷ', 'ㅌ', 'ㄾ'].includes(left.coda)) return false;
  if (right.onset === 'ㅇ') right.onset = left.coda === 'ㄷ' ? 'ㅈ' : 'ㅊ';
  else if (right.onset === 'ㅎ') right.onset = 'ㅊ';
  else return false;
  left.coda = left.coda === 'ㄾ' ? 'ㄹ' : '';
  return true;
}

function settleVowel(left: Syllable, right: Syllable): boolean {
  if (right.onset !== 'ㅇ' || left.coda === '') return right.onset === 'ㅇ';
  if (left.coda === 'ㅇ') return true;
  const cluster = clusters[left.coda];
  right.onset = cluster?.moves ?? left.coda;
  left.coda = cluster?.stays ?? '';
  return true;
}

function settleConsonants(left: Syllable, right: Syllable): void {
  const letter = putTogether(left);
  if (left.coda === 'ㄺ' && right.onset === 'ㄱ' && verbStems.has(letter)) {
    left.coda = 'ㄹ';
    right.onset = 'ㄲ';
    return;
  }
  const tenses = left.coda === 'ㄵ' || left.coda === 'ㄾ' || (left.coda === 'ㄼ' && !nounInLb.has(letter));
  if (tenses) right.onset = tense[right.onset] ?? right.onset;
  left.coda = codaAlone(left.coda);
  const { coda } = left;
  if (coda in nasal) {
    if (right.onset === 'ㄹ') right.onset = 'ㄴ';
    if (right.onset === 'ㄴ' || right.onset === 'ㅁ') left.coda = nasal[coda] ?? coda;
    else right.onset = tense[right.onset] ?? right.onset;
  } else if ((coda === 'ㅁ' || coda === 'ㅇ') && right.onset === 'ㄹ') right.onset = 'ㄴ';
  else if (coda === 'ㄴ' && right.onset === 'ㄹ') left.coda = 'ㄹ';
  else if (coda === 'ㄹ' && right.onset === 'ㄴ') right.onset = 'ㄹ';
}

function settlePair(left: Syllable, right: Syllable): void {
  if (settlePalatal(left, right) || settleH(left, right)) return;
  const h = right.onset === 'ㅎ' ? beforeH[left.coda] : undefined;
  if (h) {
    [left.coda, right.onset] = h;
    return;
  }
  if (!settleVowel(left, right)) settleConsonants(left, right);
}

/** 의 within a word is 이, as particle 에; consonant + ㅢ is ㅣ; 져 쪄 쳐 lose their glide. */
function settleVowels(syllables: Syllable[], particle: boolean): void {
  syllables.forEach((syllable, index) => {
    if (syllable.vowel === 'ㅢ') {
      const final = index === syllables.length - 1;
      if (syllable.onset !== 'ㅇ') syllable.vowel = 'ㅣ';
      else if (index > 0) syllable.vowel = final && particle ? 'ㅔ' : 'ㅣ';
    }
    if (syllable.vowel === 'ㅕ' && 'ㅈㅉㅊ'.includes(syllable.onset)) syllable.vowel = 'ㅓ';
  });
}

function pronounceWord(word: string): string {
  const syllables = [...respell(word)].map(takeApart);
  settleVowels(syllables, !nounInUi.test(word));
  syllables.forEach((left, index) => {
    const right = syllables[index + 1];
    if (right) settlePair(left, right);
    else left.coda = codaAlone(left.coda);
  });
  settleVowels(syllables, false);
  return syllables.map(putTogether).join('');
}

const dependentNoun =
  /^(?:것|거[야예라였]?$|거[예에]요|건|걸|겁|게$|줄|데$|데[가도]$|바[를가는도]?$|듯|적$|적[이에은])/;

/** What one word does to the next across a space: 할 것 [할 껃], 못 해 [모 태], 백 명 [뱅 명]. */
function joinAcross(left: string, right: string): [string, string] {
  const coda = codaOf(left.at(-1));
  const head = right[0];
  if (head === undefined || !isSyllable(head)) return [left, right];
  const next = takeApart(head);
  const with_ = (onset: string): string => putTogether({ ...next, onset }) + right.slice(1);
  if (coda === 'ㄹ' && dependentNoun.test(right)) return [left, with_(tense[next.onset] ?? next.onset)];
  if (left === '못' && next.onset === 'ㅎ') return ['모', with_('ㅌ')];
  if (left.length === 1 && isSyllable(left) && (next.onset === 'ㄴ' || next.onset === 'ㅁ')) {
    const plain = codaAlone(coda);
    const syllable = takeApart(left);
    return [putTogether({ ...syllable, coda: nasal[plain] ?? plain }), right];
  }
  return [left, right];
}

/** Phrases said as one: ㄴ is put in before 일 and 여름, and some stops stay stops. */
const phrases: [RegExp, string][] = [
  [/(^| )([한할볼]) 일(?=[이을은도 ]|$)/g, '$1$2 닐'],
  [/무슨 일(?=[이을은도 ]|$)/g, '무슨 닐'],
  [/다음 주(?=[가는도에의 ]|$)/g, '다음 쭈'],
  [/이번 주(?=[가는도에의 ]|$)/g, '이번 쭈'],
  [/(^| )몇 월/g, '$1며 둴'],
  [/(할|볼) 닐/g, '$1 릴'],
  [/(^| )(열|여덟) 개/g, '$1$2 깨'],
  [/(^| )(열|여덟) 권/g, '$1$2 꿘'],
  [/(^| )(열|여덟) 대(?=[가를는의]| |$)/g, '$1$2 때'],
  [/(^| )(열|여덟) 번/g, '$1$2 뻔'],
  [/(^| )(열|여덟) 장/g, '$1$2 짱'],
  [/(^| )(열|여덟) 잔/g, '$1$2 짠'],
  [/(^| )(열|여덟) 병/g, '$1$2 뼝'],
];

/** Hangul text with single spaces between words, as it is said; everything that is not Hangul stays in place. */
export function pronounce(text: string): string {
  const phrase = phrases.reduce((said, [pattern, to]) => said.replace(pattern, to), text);
  const words = phrase.split(' ');
  words.forEach((word, index) => {
    const next = words[index + 1];
    if (next !== undefined) [words[index], words[index + 1]] = joinAcross(word, next);
  });
  return words.map((word) => word.replace(/[가-힣]+/g, pronounceWord)).join(' ');
}
