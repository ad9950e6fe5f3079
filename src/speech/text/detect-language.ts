// Which language a sentence is in, and where it changes to another inside.
import type { Language } from '../engine.ts';
import { unitPattern } from './zh/units.ts';

/** A part of a sentence in one language. */
export type LanguageRun = { language: Language; start: number; end: number };

type Counts = { han: number; kana: number; hangul: number; latin: number };

/** Kanji shapes that only Japanese uses, and characters that everyday text has in Chinese only. */
const onlyJapanese =
  /[々〆ヶ働込峠畑辻匂枠栃凪噺込売読駅円広図対発経験気楽変桜沢浜渋斎歩縄暁従戦単団転伝両黒]/u;
const onlyChinese =
  /[这们吗呢吧说话谁给还让从对时实际应该现东车马鸟鱼风飞龙爱买卖书长门问间见觉观难离样权么为乐习乡义专业丝严丽举亿仅亚产亲你她您咱哪啊呀嗎們這麼裡妳开关电请钱岁认识语读写过进远运热头师帮带张总戏护报听很啥嘛啦哦喂找跑怎它俩]/gu;

const countChinese = (text: string) => text.match(onlyChinese)?.length ?? 0;

function countScripts(text: string): Counts {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return {
    han: count(/\p{Script=Han}/gu),
    kana: count(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu),
    hangul: count(/\p{Script=Hangul}/gu),
    latin: count(/\p{Script=Latin}+/gu),
  };
}

/** The language of the whole text: what a sentence falls back on when its own characters do not tell. */
export function detectTextLanguage(text: string): Language {
  const counts = countScripts(text);
  const east = counts.han + counts.kana + counts.hangul;
  if (east === 0) return 'en';
  if (counts.kana > 0 && counts.kana * 8 >= counts.han && counts.kana + counts.han >= counts.hangul)
    return 'ja';
  if (counts.hangul > counts.han) return 'ko';
  if (counts.kana === 0 && counts.hangul > 0 && counts.hangul * 3 >= counts.han) return 'ko';
  if (counts.latin > east && counts.latin > 8) return 'en';
  return onlyJapanese.test(text) && countChinese(text) === 0 ? 'ja' : 'zh';
}

/** The main language of one sentence, with the text's language as the hint. */
export function detectLanguage(sentence: string, hint: Language = detectTextLanguage(sentence)): Language {
  const counts = countScripts(sentence);
  if (counts.kana + counts.hangul + counts.han === 0) {
    if (counts.latin > 0) return 'en';
    return hint;
  }
  // Roughly in words: two or three characters of the East make one.
  const eastern = counts.han / 1.5 + (counts.kana + counts.hangul) / 2.5;
  if (counts.latin >= 4 && counts.latin > 1.5 * eastern) return 'en';
  if (counts.hangul > 0 && counts.hangul >= counts.kana && counts.hangul * 2 >= counts.han) return 'ko';
  if (counts.kana > 0 && counts.kana >= counts.hangul) {
    // A kana name or a の inside a Chinese sentence does not make it Japanese.
    return countChinese(sentence) * 4 >= counts.kana && counts.kana < counts.han ? 'zh' : 'ja';
  }
  if (countChinese(sentence) > 0) return 'zh';
  if (hint === 'ja') return 'ja';
  return onlyJapanese.test(sentence) ? 'ja' : hint === 'ko' && counts.hangul > 0 ? 'ko' : 'zh';
}

const scripts: Readonly<Record<Language, RegExp>> = {
  zh: /\p{Script=Han}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
  en: /\p{Script=Latin}/u,
};

/** The language that was asked for, unless the sentence holds nothing written in it: an English line in Chinese text. */
export const keepLanguage = (sentence: string, asked: Language): Language =>
  scripts[asked].test(sentence) ? asked : detectLanguage(sentence, asked);

const address = String.raw`[\w.+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+|https?:\/\/[^\s\u3000-\u9fff\uff00-\uffef]+|(?:[A-Za-z0-9-]+\.)+(?:com|org|net|edu|gov|io|ai|cn|co|uk|jp|kr|dev|app)(?:\/[\w./?=&%#~-]*)?`;
const measure = String.raw`\d\s?${unitPattern}`;
const latinWord = String.raw`[A-Za-zÀ-ɏ][A-Za-zÀ-ɏ]*(?:\d+(?=[A-Za-z])|[A-Za-zÀ-ɏ]|['’][A-Za-z]|[.&+#/-](?=[A-Za-z])|[+#]+)*\.?(?=\s+[A-Z][a-z])|[A-Za-zÀ-ɏ](?:\d+(?=[A-Za-z])|[A-Za-zÀ-ɏ]|['’][A-Za-z]|[.&/-](?=[A-Za-z])|[+#]+)*`;
/** Foreign parts of an East Asian sentence; a measure (5km) is matched first so that it stays with the number. */
const pieces = new RegExp(`(${address})|(${measure})|(?<word>${latinWord})`, 'gu');

/** Runs of Latin words, with the spaces and signs between them. */
function latinRuns(sentence: string): { start: number; end: number }[] {
  const runs: { start: number; end: number }[] = [];
  for (const match of sentence.matchAll(pieces)) {
    if (match[2] !== undefined) continue;
    const start = match.index;
    const end = start + match[0].length;
    const last = runs.at(-1);
    if (last && /^[\s,'’"&-]{0,3}$/.test(sentence.slice(last.end, start))) last.end = end;
    else runs.push({ start, end });
  }
  return runs;
}

/** Runs of another East Asian script: kana in Chinese, hangul in Japanese and so on. */
function scriptRuns(sentence: string, main: Language): LanguageRun[] {
  const runs: LanguageRun[] = [];
  const add = (pattern: RegExp, language: Language) => {
    if (language === main) return;
    for (const match of sentence.matchAll(pattern)) {
      runs.push({ language, start: match.index, end: match.index + match[0].length });
    }
  };
  add(/\p{Script=Hangul}[\p{Script=Hangul}\s]*\p{Script=Hangul}|\p{Script=Hangul}/gu, 'ko');
  add(/[\p{Script=Hiragana}\p{Script=Katakana}ー]{2,}/gu, 'ja');
  if (main === 'en' || main === 'ko') add(/[\p{Script=Han}，。、？！]*\p{Script=Han}/gu, 'zh');
  return runs;
}

/** Cuts a sentence where its language changes. What has no language of its own stays with the main one. */
export function splitLanguages(sentence: string, main: Language): LanguageRun[] {
  const foreign = scriptRuns(sentence, main);
  if (main !== 'en') foreign.push(...latinRuns(sentence).map((run) => ({ language: 'en' as const, ...run })));
  foreign.sort((a, b) => a.start - b.start);
  const runs: LanguageRun[] = [];
  let at = 0;
  for (const run of foreign) {
    if (run.start < at) continue;
    if (run.start > at) runs.push({ language: main, start: at, end: run.start });
    runs.push(run);
    at = run.end;
  }
  if (at < sentence.length) runs.push({ language: main, start: at, end: sentence.length });
  return runs;
}
