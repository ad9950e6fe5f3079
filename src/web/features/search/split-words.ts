// Words of a text, for indexing and for asking: Chinese has no spaces, so the browser's own dictionary divides it.

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterFor(locale: string): Intl.Segmenter {
  const segmenter = segmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: 'word' });
  segmenters.set(locale, segmenter);
  return segmenter;
}

const hasHan = /\p{Script=Han}/u;

/** Words that say nothing about what is looked for. */
const stopWords = new Set(
  'a an and are as at be by for from how in is it its of on or that the to what with'.split(' '),
);

/** @example splitWords('声音样本 API', 'zh-CN') // ['声音', '样本', 'api'] */
export function splitWords(text: string, localeTag: string): string[] {
  const words = [...segmenterFor(localeTag).segment(text.normalize('NFKC').toLowerCase())]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);
  const telling = words.filter((word) => !stopWords.has(word));
  return telling.length > 0 ? telling : words;
}

/** Spelling mistakes happen in letters; a Chinese word that differs by a character is another word. */
export const allowedMistakes = (word: string): number | false =>
  hasHan.test(word) || word.length < 4 ? false : 0.2;
