// Guesses from its neighbours whether an English word is used as a noun, a verb or an adjective.

type WordClass = 'noun' | 'verb' | 'unknown';

/** The words around one word, in lower case; '' where there is none or a pause parts them. */
export type Context = { before: string; before2: string; after: string; after2: string; opens: boolean };

const setOf = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

export const determiners = setOf(
  'a an the this that these those my your his her its our their some any no each every another either neither such what whose',
);
const verbBefore = setOf(
  "to will would can could should may might must shall do does did don't doesn't didn't won't can't couldn't wouldn't shouldn't cannot let's please i you we they who i'll you'll we'll they'll he'll she'll it'll gonna help never",
);
const nounBefore = setOf(
  'of in on with for from by about at as into new old first second last next good great big small whole same other own best public world many several few more most all two three four five six seven eight nine ten per',
);
const adverbs = setOf(
  'not also always often usually just really never still only even already soon quickly finally please carefully',
);
const objects = setOf('me him us them it you everything everyone something anything');

export const thirdPerson = setOf('he she it who which that everyone everybody nobody somebody');

/** A modal or subject may stand before an adverb: "I always record". */
function opensVerb(context: Context): boolean {
  if (verbBefore.has(context.before)) return true;
  return adverbs.has(context.before) && (verbBefore.has(context.before2) || context.before2 === '');
}

export function guessClass(context: Context): WordClass {
  if (opensVerb(context)) return 'verb';
  if (determiners.has(context.before) || nounBefore.has(context.before)) return 'noun';
  if (/(?:al|ic|ous|ful|ive|ary|ish|less|able)$/.test(context.before)) return 'noun';
  const takesObject = determiners.has(context.after) || objects.has(context.after);
  if (takesObject && (context.opens || ['and', 'or', 'then', 'but'].includes(context.before))) return 'verb';
  if (takesObject && context.before !== '' && !['is', 'was', 'are', 'were', 'be'].includes(context.before))
    return 'verb';
  return 'unknown';
}
