// Japanese sentences: readings that depend on the words around, and what Kokoro hears.
import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type FrontEnd, phonemeString } from '../phonemes.ts';
import { loadJapanese } from './front-end.ts';
import { toPhonemes } from './kana-to-phonemes.ts';

let japanese: FrontEnd;
beforeAll(async () => {
  japanese = await loadJapanese();
});

describe('sounds of whole sentences', () => {
  test.each([
    ['こんにちは。', 'koɲɲiʨiβa.'],
    ['ありがとうございます。', 'aɾʲiɡatoː ɡoʣai masɨ.'],
    ['今日は天気がいいですね。', 'kʲoː βa teŋkʲi ɡa iː desɨ ne.'],
    ['東京へ行きます。', 'toːkʲoː e ikʲi masɨ.'],
    ['本を読んでいます。', 'hoɴ o joɴ de i masɨ.'],
    ['一緒に行こう！', 'iʔɕo ɲi ikoː!'],
    ['学校は、楽しいですか？', 'ɡaʔkoː βa, tanoɕiː desɨ ka?'],
    ['「はい」と答えた。', 'hai to kotae ta.'],
    ['3時半です。', 'saɲʥi haɴ desɨ.'],
    ['それは…', 'soɾe βa…'],
  ])('%s sounds %s', (sentence, symbols) => expect(phonemeString(japanese(sentence))).toBe(symbols));
});

/** Each reading is given in katakana as it is said; spaces between words do not matter here. */
describe('readings', () => {
  test.each([
    ['一人で行った', 'ヒトリデイッタ'],
    ['会議を行った', 'カイギヲオコナッタ'],
    ['海外に行ったことがない', 'カイガイニイッタコトガナイ'],
    ['今日は10月二十日です', 'キョーワジューガツハツカデス'],
    ['明日の朝九時に', 'アシタノアサクジニ'],
    ['昨日も一昨日も', 'キノーモオトトイモ'],
    ['何を食べますか', 'ナニヲタベマスカ'],
    ['何ですか', 'ナンデスカ'],
    ['何でもいいです', 'ナンデモイーデス'],
    ['何人ですか', 'ナンニンデスカ'],
    ['日本語が上手ですね', 'ニホンゴガジョーズデスネ'],
    ['日本は島国です', 'ニホンワシマグニデス'],
    ['日本人', 'ニホンジン'],
    ['大人気の映画', 'ダイニンキノエーガ'],
    ['人気がある', 'ニンキガアル'],
    ['彼は十分に努力した', 'カレワジューブンニドリョクシタ'],
    ['十分ぐらいかかります', 'ジュップングライカカリマス'],
    ['七時のニュース', 'シチジノニュース'],
    ['四月から学校に通います', 'シガツカラガッコーニカヨイマス'],
    ['ドアが開いて', 'ドアガアイテ'],
    ['本を開いた', 'ホンヲヒライタ'],
    ['絵を描いた', 'エヲカイタ'],
    ['お腹が空いた', 'オナカガスイタ'],
    ['席が空いている', 'セキガアイテイル'],
    ['世界中の人々', 'セカイジューノヒトビト'],
    ['一日中家で', 'イチニチジューイエデ'],
    ['二年生です', 'ニネンセーデス'],
    ['方法は他にもある', 'ホーホーワホカニモアル'],
    ['この辺に', 'コノヘンニ'],
    ['皆で歌う', 'ミンナデウタウ'],
    ['皆さん', 'ミナサン'],
    ['地震の後、', 'ジシンノアト'],
    ['その後、', 'ソノゴ'],
    ['この料理は辛い', 'コノリョーリワカライ'],
    ['辛い思い出', 'ツライオモイデ'],
    ['明後日は祝日だ', 'アサッテワシュクジツダ'],
    ['八百屋で大根を二本', 'ヤオヤデダイコンヲニホン'],
    ['猫が三匹', 'ネコガサンビキ'],
    ['十人十色という言葉', 'ジューニントイロトユーコトバ'],
    ['昔々、ある所に', 'ムカシムカシアルトコロニ'],
    ['客を招いた', 'キャクヲマネイタ'],
    ['きれいなきゅうり', 'キレーナキューリ'],
    ['先生は計画を', 'センセーワケーカクヲ'],
    ['そう言うと思う', 'ソーユートオモウ'],
    ['AIとCEO', 'エーアイトシーイーオー'],
    ['５Ｇの話', 'ファイブジーノハナシ'],
    ['ﾃﾚﾋﾞを見る', 'テレビヲミル'],
    ['ベートーヴェン', 'ベートーヴェン'],
    ['トウキョウ', 'トーキョー'],
    ['ピエール・デュボワ', 'ピエールデュボワ'],
    ['午後3:30に¥1,500', 'ゴゴサンジサンジュップンニセンゴヒャクエン'],
    ['三百五十は多い', 'サンビャクゴジューワオーイ'],
  ])('%s is read %s', (sentence, kana) => {
    const bare = (symbols: string): string =>
      symbols.replace(/[ ,.]/g, '').replace(/[mŋɲnɴ](?![aiɯɨeoj])/g, 'N');
    expect(bare(phonemeString(japanese(sentence)))).toBe(bare(toPhonemes(kana)));
  });
});

test('words keep the text that was asked for', () => {
  expect(japanese('3月5日に行った。')).toEqual([
    { text: '3月5日', phonemes: 'saŋɡaʦɨ iʦɨka', after: ' ' },
    { text: 'に', phonemes: 'ɲi', after: ' ' },
    { text: '行った', phonemes: 'iʔta', after: '.' },
  ]);
});

test('nothing to say gives no words', () => {
  expect(japanese('')).toEqual([]);
  expect(japanese('……。')).toEqual([]);
});

const vocabulary = /^[abdehijkmnopstvzçɕɡɨɯɲŋɴɸɾʔʣʥʦʨʲᵝβː .,!?…:;—]*$/;

test('only symbols of the vocabulary come out', () => {
  const symbols = phonemeString(japanese('ギャグ、ヂュ、ヴュ、クァ、ぴゃ！ 한국 ☆ x2 @#% ゑゐ〆々゛①㎏㍑'));
  expect(symbols).toMatch(vocabulary);
});

test('no text can break it', async () => {
  const parts =
    '3 10 0 . , 〜 - / : ¥ % km ℃ 年 月 日 本 分 人 何 一 十 百 万 々 ー っ ん 行っ 日本 A 。 、 「 … ﾊﾟ ㎏ \ud800 \0'.split(
      ' ',
    );
  const text = array(oneof(constantFrom(...parts), string({ unit: 'binary', maxLength: 4 })), {
    maxLength: 12,
  });
  await assert(
    property(text, (pieces) => {
      expect(phonemeString(japanese(pieces.join('')))).toMatch(vocabulary);
    }),
    { numRuns: 500 },
  );
});

test('five thousand signs without a mark are read within a second', () => {
  const start = performance.now();
  for (const sign of ['ア', '一', '何', '1,']) japanese(sign.repeat(5000 / sign.length));
  expect(performance.now() - start).toBeLessThan(4000);
});

test('the dictionary is loaded once', () => expect(loadJapanese()).toBe(loadJapanese()));
