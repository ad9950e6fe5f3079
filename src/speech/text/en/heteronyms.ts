// Words that are spelled alike and said differently: "to record" and "a record", "I read it" and "I have read it".
import { type Context, determiners, guessClass, thirdPerson } from './word-class.ts';

/** word: [noun or adjective, verb, the form when nothing tells] */
const byClass: ReadonlyMap<string, readonly [string, string, 'noun' | 'verb']> = new Map(
  `record ɹˈɛkəɹd ɹəkˈɔɹd noun|records ɹˈɛkəɹdz ɹəkˈɔɹdz noun|present pɹˈɛzᵊnt pɹəzˈɛnt noun|presents pɹˈɛzᵊnts pɹəzˈɛnts noun
object ˈɑbʤɛkt əbʤˈɛkt noun|objects ˈɑbʤɛkts əbʤˈɛkts noun|project pɹˈɑʤɛkt pɹəʤˈɛkt noun|projects pɹˈɑʤɛkts pɹəʤˈɛkts noun
use jˈus jˈuz verb|uses jˈusᵻz jˈuzᵻz verb|excuse ɪkskjˈus ɪkskjˈuz verb|abuse əbjˈus əbjˈuz noun|house hˈWs hˈWz noun
produce pɹˈOdus pɹədˈus verb|permit pɹˈɜɹmɪt pəɹmˈɪt verb|conduct kˈɑndʌkt kəndˈʌkt verb|conflict kˈɑnflɪkt kənflˈɪkt noun
contract kˈɑntɹækt kəntɹˈækt noun|contrast kˈɑntɹæst kəntɹˈæst noun|convert kˈɑnvəɹt kənvˈɜɹt verb|convict kˈɑnvɪkt kənvˈɪkt verb
desert dˈɛzəɹt dəzˈɜɹt noun|export ˈɛkspɔɹt ɪkspˈɔɹt noun|exports ˈɛkspɔɹts ɪkspˈɔɹts noun|import ˈɪmpɔɹt ɪmpˈɔɹt verb
imports ˈɪmpɔɹts ɪmpˈɔɹts noun|increase ˈɪnkɹis ɪnkɹˈis verb|decrease dˈikɹis dəkɹˈis verb|insult ˈɪnsˌʌlt ɪnsˈʌlt verb
progress pɹˈɑɡɹɛs pɹəɡɹˈɛs noun|protest pɹˈOtɛst pɹətˈɛst noun|rebel ɹˈɛbᵊl ɹəbˈɛl noun|refund ɹˈifʌnd ɹəfˈʌnd noun
refuse ɹˈɛfjus ɹəfjˈuz verb|reject ɹˈiʤɛkt ɹəʤˈɛkt verb|subject sˈʌbʤɛkt səbʤˈɛkt noun|suspect sˈʌspɛkt səspˈɛkt verb
transfer tɹˈænsfəɹ tɹænsfˈɜɹ noun|transport tɹˈænspɔɹt tɹænspˈɔɹt noun|perfect pˈɜɹfəkt pəɹfˈɛkt noun|attribute ˈætɹəbjˌut ətɹˈɪbjut noun
compound kˈɑmpWnd kəmpˈWnd noun|console kˈɑnsOl kənsˈOl noun|digest dˈIʤɛst dIʤˈɛst verb|escort ˈɛskɔɹt ɛskˈɔɹt noun
exploit ˈɛksplYt ɪksplˈYt verb|impact ˈɪmpˌækt ɪmpˈækt noun|survey sˈɜɹvA səɹvˈA noun|entrance ˈɛntɹəns ɛntɹˈæns noun
extract ˈɛkstɹækt ɪkstɹˈækt verb|upset ˈʌpsˌɛt ˌʌpsˈɛt verb|estimate ˈɛstəmət ˈɛstəmˌAt noun|separate sˈɛpəɹət sˈɛpəɹˌAt noun
duplicate dˈupləkət dˈupləkˌAt noun|graduate ɡɹˈæʤuət ɡɹˈæʤuˌAt noun|alternate ˈɔltəɹnət ˈɔltəɹnˌAt noun|moderate mˈɑdəɹət mˈɑdəɹˌAt noun
deliberate dəlˈɪbəɹət dəlˈɪbəɹˌAt noun|delegate dˈɛləɡət dˈɛləɡˌAt noun|appropriate əpɹˈOpɹiət əpɹˈOpɹiˌAt noun|associate əsˈOʃiət əsˈOʃiˌAt verb
elaborate ɪlˈæbəɹət ɪlˈæbəɹˌAt noun|coordinate kOˈɔɹdənət kOˈɔɹdənˌAt verb|advocate ˈædvəkət ˈædvəkˌAt noun|approximate əpɹˈɑksəmət əpɹˈɑksəmˌAt noun
intimate ˈɪntəmət ˈɪntəmˌAt noun|wind wˈɪnd wˈInd noun|invalid ˈɪnvələd ɪnvˈæləd verb|address ˈædɹˌɛs ədɹˈɛs noun`
    .split(/[|\n]/)
    .map((line) => line.split(' '))
    .map(([word = '', noun = '', verb = '', fallback]) => [
      word,
      [noun, verb, fallback === 'verb' ? 'verb' : 'noun'],
    ]),
);

const setOf = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const beforePast = setOf(
  "have has had i've you've we've they've he'd she'd i'd was were is are been being be already well widely having it's",
);
const beForms = setOf(
  "is was are were am be been being i'm you're we're they're he's she's it's feel feels felt seem seems quite very perfectly so not",
);
const liveNouns = setOf(
  'music show shows concert concerts broadcast broadcasts stream streams streaming performance performances tv television audience event events band recording coverage video chat wire action feed updates update session album demo entertainment football sports report',
);
const closeNouns = setOf(
  'friend friends range call relationship look attention second ties family proximity relative relatives watch eye race game match contact',
);
const minuteNouns = setOf(
  'detail details amount amounts particle particles difference differences quantity quantities traces',
);
const leadNouns = setOf('pipe pipes paint poisoning bullet bullets acid weights shot');

type Choose = (context: Context, sentence: readonly string[], capital: boolean) => string;

const choices: ReadonlyMap<string, Choose> = new Map<string, Choose>([
  ['read', (context, sentence) => (isPastRead(context, sentence) ? 'ɹˈɛd' : 'ɹˈid')],
  [
    'lead',
    (context) =>
      leadNouns.has(context.after) || ['of', 'contains', 'molten', 'contain'].includes(context.before)
        ? 'lˈɛd'
        : 'lˈid',
  ],
  ['live', (context) => (isLiveAdjective(context) ? 'lˈIv' : 'lˈɪv')],
  [
    'lives',
    (context) =>
      thirdPerson.has(context.before) || /^(?:in|at|on|with|here|there|alone|near|next)$/.test(context.after)
        ? /^(?:the|our|their|your|these|many|of|whose|human|two|nine)$/.test(context.before)
          ? 'lˈIvz'
          : 'lˈɪvz'
        : 'lˈIvz',
  ],
  ['close', (context) => (isCloseAdjective(context) ? 'klˈOs' : 'klˈOz')],
  ['content', (context) => (beForms.has(context.before) && context.after !== 'of' ? 'kəntˈɛnt' : 'kˈɑntɛnt')],
  ['minute', (context) => (minuteNouns.has(context.after) ? 'mInˈut' : 'mˈɪnət')],
  [
    'used',
    (context) =>
      context.after === 'to' &&
      !/^(?:is|was|are|were|be|been|being|it's|commonly|often|widely)$/.test(context.before)
        ? 'jˈust'
        : 'jˈuzd',
  ],
  [
    'tear',
    (context) =>
      guessClass(context) === 'verb' ||
      /^(?:down|up|apart|off|out)$/.test(context.after) ||
      context.before2 === 'wear'
        ? 'tˈɛɹ'
        : 'tˈɪɹ',
  ],
  ['tears', (context) => (/^(?:down|up|apart|off|out)$/.test(context.after) ? 'tˈɛɹz' : 'tˈɪɹz')],
  [
    'wound',
    (context) =>
      /^(?:up|around|down)$/.test(context.after) || /^(?:was|were|is|he|she|they)$/.test(context.before)
        ? 'wˈWnd'
        : 'wˈund',
  ],
  [
    'bow',
    (context) =>
      context.after === 'and' || context.after === 'tie' || /^(?:bow|violin|cello|long)$/.test(context.before)
        ? 'bˈO'
        : 'bˈW',
  ],
  ['row', () => 'ɹˈO'],
  [
    'bass',
    (context) => (/^(?:fishing|fish)$/.test(context.after) || context.before === 'sea' ? 'bˈæs' : 'bˈAs'),
  ],
  [
    'dove',
    (context) =>
      /^(?:into|in|down|under|off|deep)$/.test(context.after) && !determiners.has(context.before)
        ? 'dˈOv'
        : 'dˈʌv',
  ],
  ['does', (context) => (context.before === 'the' ? 'dˈOz' : 'dˈʌz')],
  ['polish', (context, _, capital) => (capital && !context.opens ? 'pˈOlɪʃ' : 'pˈɑlɪʃ')],
  ['resume', (context) => (determiners.has(context.before) ? 'ɹˈɛzəmˌA' : 'ɹəzˈum')],
  ['august', (_context, _sentence, capital) => (capital ? 'ˈɔɡəst' : 'ɔɡˈʌst')],
  [
    'nice',
    (context, _, capital) => (capital && /^(?:in|to|from|near)$/.test(context.before) ? 'nˈis' : 'nˈIs'),
  ],
]);

function isPastRead(context: Context, sentence: readonly string[]): boolean {
  if (beforePast.has(context.before) || (beforePast.has(context.before2) && context.before === 'not'))
    return true;
  if (beforePast.has(context.before2) && /^(?:never|just|ever|only|recently)$/.test(context.before))
    return true;
  if (/^(?:to|will|can|could|should|would|must|may|please|did|do)$|'ll$|n't$/.test(context.before))
    return false;
  if (/^(?:he|she)$/.test(context.before)) return true;
  return (
    sentence.some((word) => /^(?:yesterday|ago)$/.test(word)) ||
    / last (?:night|week|month|year|summer)/.test(` ${sentence.join(' ')}`)
  );
}

function isLiveAdjective(context: Context): boolean {
  if (
    /^(?:it|them|him|her)$/.test(context.before) &&
    /^(?:watch|see|saw|hear|heard|stream|air|broadcast)/.test(context.before2)
  )
    return true;
  if (liveNouns.has(context.after)) return true;
  if (
    /^(?:go|goes|went|going|broadcast|streamed|streaming|watch|watching|performed|perform|reporting|aired)$/.test(
      context.before,
    )
  )
    return true;
  if (/^(?:is|are|was|am|i'm|we're|it's|the|a|now)$/.test(context.before))
    return !/^(?:in|here|there)$/.test(context.after);
  return false;
}

function isCloseAdjective(context: Context): boolean {
  if (guessClass(context) === 'verb' && context.after !== 'to') return false;
  if (closeNouns.has(context.after) || /^(?:to|by|enough|together)$/.test(context.after)) return true;
  return (
    beForms.has(context.before) ||
    /^(?:too|how|as|pretty|get|getting|got|came|come|stay|stays|a|that|this|hold|up)$/.test(context.before)
  );
}

/** The sounds of a heteronym in its context; undefined where the word is none. */
export function chooseHeteronym(
  word: string,
  context: Context,
  sentence: readonly string[],
  capital: boolean,
): string | undefined {
  const choose = choices.get(word);
  if (choose) return choose(context, sentence, capital);
  const pair = byClass.get(word);
  if (!pair) return undefined;
  const [noun, verb, fallback] = pair;
  let wordClass = guessClass(context);
  if (word.endsWith('s') && word !== 'progress' && word !== 'address' && thirdPerson.has(context.before))
    wordClass = 'verb';
  if (word === 'wind' && /^(?:up|down)$/.test(context.after)) wordClass = 'verb';
  if (wordClass === 'unknown') wordClass = fallback;
  return wordClass === 'verb' ? verb : noun;
}
