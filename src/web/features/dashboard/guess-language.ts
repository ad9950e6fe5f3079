// Which language a text is in, by its script: what the dashboard shows before anything is sent. The engine looks closer.
import type { SpeechLanguage } from '#contract/languages.ts';

const count = (text: string, script: RegExp): number => text.match(script)?.length ?? 0;

/** @example guessLanguage('こんにちは世界') // 'ja'; null when there is nothing to tell by */
export function guessLanguage(text: string): SpeechLanguage | null {
  const hangul = count(text, /\p{sc=Hangul}/gu);
  const kana = count(text, /[\p{sc=Hiragana}\p{sc=Katakana}]/gu);
  const han = count(text, /\p{sc=Han}/gu);
  // A Latin word of some five letters weighs as much as one syllable sign.
  const latin = count(text, /\p{sc=Latin}/gu) / 5;
  if (hangul + kana + han + latin === 0) return null;
  if (hangul >= kana + han && hangul >= latin) return 'ko';
  // Japanese mixes kanji with kana; Chinese has no kana at all.
  if (kana > 0 && kana + han >= latin) return 'ja';
  return han >= latin ? 'zh' : 'en';
}
