// The Japanese example sentences that Kokoro was tried with: our symbols must agree with theirs.
import { beforeAll, expect, test } from 'vitest';
import { type FrontEnd, phonemeString } from '../phonemes.ts';
import { loadJapanese } from './front-end.ts';

// Theirs spell long う, お and い twice (ɯɯ, oo, ii); Kokoro's own Japanese marks every long vowel with ː, and so do we.
const examples: [string, string][] = [
  ['シュヴァイツァーは見習うべき人間です。', 'ɕɨvaiʦaː βa mʲinaɾaɯ bekʲi ɲiŋɡeɴ desɨ.'],
  [
    '彼女はモーツァルトやベートーヴェンといった、古典派の作曲家が好きだ。',
    'kanoʥo βa moːʦaɾɯto ja beːtoːveɴ toiʔta, koteɴ ha no saʔkʲokɯ ka ɡa sɨkʲi da.',
  ],
  ['彼が解雇されるとは妙な話だ。', 'kaɾe ɡa kaiko sa ɾeɾɯ to βa mʲoː na hanaɕi da.'],
  [
    'ゼロという概念は、ヒンドゥー文化に由来している。',
    'ʣeɾo tojɯɯ ɡaineɴ βa, çindɯː bɯŋka ɲi jɯɾai ɕi te iɾɯ.',
  ],
  [
    'どーすんの、このお店。完ッ全に閑古鳥が鳴いちゃってるじゃない。',
    'doː sɨɴ no, kono o mʲise. kaɴʔʣeɴ ɲi kaŋkodoɾʲi ɡa nai ʨaʔteɾɯ ʥa nai.',
  ],
  [
    '男子生徒のめいめいが、帽子に学校のバッジをつけています。',
    'daɴɕi seːto no meːmeː ɡa, boːɕi ɲi ɡaʔkoː no baʔʥi o ʦɨke te i masɨ.',
  ],
  [
    'その会社の急速な成長は、その独特な戦略によるものだった。',
    'sono kaiɕa no kʲɨɯsokɯ na seːʨoː βa, sono dokɯtokɯ na senɾʲakɯ ɲijoɾɯ mono daʔta.',
  ],
  ['彼女はスタッフをまとめていけると思いますか？', 'kanoʥo βa sɨtaʔɸɯ o matome te ikeɾɯ to omoi masɨ ka?'],
  [
    '彼女はその事件を、生き生きとした筆致で描写した。',
    'kanoʥo βa sono ʥikeɴ o, ikʲiikʲi to ɕi ta çiʔʨi de bʲoːɕa ɕi ta.',
  ],
  ['我々はその山脈で土着のガイドを雇った。', 'βaɾeβaɾe βa sono sammʲakɯ de doʨakɯ no ɡaido o jatoʔta.'],
  ['私はこの本に八百円を払った。', 'βataɕi βa kono hoɴ ɲi haʔpʲakɯ eɴ o haɾaʔta.'],
  [
    'トラベラーズチェックを現金に替えてくれるのはこの窓口ですか？',
    'toɾabeɾaːzɨʨeʔkɯ o ɡeŋkʲiɴ ɲi kae te kɯɾeɾɯ no βa kono madoɡɯʨi desɨ ka?',
  ],
  [
    '店の人は私のことを知るようになり、私はいつも同じウェイトレスに応対してもらっていた。',
    'mʲise no çito βa βataɕi no koto o ɕiɾɯ joː ɲi naɾʲi, βataɕi βa iʦɨmo onaʥi βeitoɾesɨ ɲi oːtai ɕi te moɾaʔte i ta.',
  ],
  [
    'サブマリンのペリスコープが、水中からにょっきり突き出ていた。',
    'sabɯmaɾʲiɴ no peɾʲisɨkoːpɯ ɡa, sɨiʨɨɯ kaɾa ɲoʔkʲiɾʲi ʦɨkʲide te i ta.',
  ],
  [
    '私の妻が瓶をわってしまったので、台所の床は牛乳だらけになっている。',
    'βataɕi no ʦɨma ɡa bʲiɴ o βaʔte ɕimaʔta node, daidokoɾo no jɯka βa ɡʲɨɯɲɨɯ daɾake ɲi naʔte iɾɯ.',
  ],
  [
    'しかしペパーバーグは、そのオウムを研究することによって、動物に対する考え方が変わったと言っている。',
    'ɕikaɕi pepaːbaːɡɯ βa, sono oːmɯ o keŋkʲɨɯ sɨɾɯ koto ɲijoʔte, doːbɯʦɨ ɲitaisɨɾɯ kaŋɡaekata ɡa kaβaʔta to iʔte iɾɯ.',
  ],
  [
    'トップのリーダーは犬の行動学ではアルファと呼ばれ、以下ベータ、ガンマと続きます。',
    'toʔpɯ no ɾʲiːdaː βa inɯ no koːdoː ɡakɯ de βa aɾɯɸa to joba ɾe, ika beːta, ɡamma to ʦɨzɨkʲi masɨ.',
  ],
  [
    '目標は授業設計をするときの、学生の思考を触発するメディア教材の選択および、活用方法について理解することである。',
    'mokɯçoː βa ʥɨɡʲoː seʔkeː o sɨɾɯ tokʲi no, ɡakɯseː no ɕikoː o ɕokɯhaʦɨ sɨɾɯ medʲia kʲoːʣai no sentakɯ ojobʲi, kaʦɨjoː hoːhoː ɲiʦɨite ɾʲikai sɨɾɯ koto de aɾɯ.',
  ],
  [
    '彼女の魅力は言葉では表現できない、とその芸術家は叫んだ。',
    'kanoʥo no mʲiɾʲokɯ βa kotoba de βa çoːɡeɴ dekʲi nai, toso no ɡeːʥɨʦɨ ka βa sakeɴ da.',
  ],
  [
    'そんなに慌てて運転して、一体どこへ行こうってんだよ。',
    'sonnaɲi aβate te ɯnteɴ ɕi te, iʔtai doko e ikoːʔteɴ da jo.',
  ],
  [
    '撃ち合いが少し静まったとき、パパが走ってフラットに行って、私たちにサンドイッチを持ってきてくれたわ。',
    'ɯʨiai ɡa sɨkoɕi ɕizɨmaʔta tokʲi, papa ɡa haɕiʔte ɸɯɾaʔto ɲi iʔte, βataɕi taʨi ɲi sandoiʔʨi o moʔte kʲi te kɯɾe ta βa.',
  ],
  [
    '私たちは恐怖の中で生きていて、苦しんでいるの。',
    'βataɕi taʨi βa kʲoːɸɯ no naka de ikʲi te i te, kɯɾɯɕiɴ de iɾɯ no.',
  ],
  ['エテュード。エデュケーショナル。サブスティテューション。', 'etʲɨːdo. edʲɨkeːɕonaɾɯ. sabɯsɨtʲitʲɨːɕoɴ.'],
  ['レジャンドルは民衆をテュルリー宮殿に招いた。', 'ɾeʥandoɾɯ βa mʲiɴɕɨɯ o tʲɨɾɯɾʲiː kʲɨɯdeɴ ɲi maneː ta.'],
  ['ファシズム勢力との総力戦に臨む。', 'ɸaɕizɨmɯ seːɾʲokɯ to no soː ɾʲokɯseɴ ɲi noʣomɯ.'],
  [
    '1877、プフェファーにより浸透現象が発見された。',
    'seɴhaʔpʲakɯnanaʥɨɯnana, pɯɸeɸaː ɲijoɾʲi ɕintoː ɡeɴɕoː ɡa haʔkeɴ sa ɾe ta.',
  ],
  [
    '笛の音がなるとウサギのキッドが早速ぴょんと跳ねた。',
    'ɸɯe no oto ɡa naɾɯ to ɯsaɡʲi no kʲiʔdo ɡa saʔsokɯ pʲonto hane ta.',
  ],
  ['彼女はティピカルなフェミニストです。', 'kanoʥo βa tʲipʲikaɾɯ na ɸemʲiɲisɨto desɨ.'],
  [
    '楽譜に次のように書いてあるのが、エーフェリチェです。',
    'ɡakɯɸɯ ɲi ʦɨɡʲi no joː ɲi kai te aɾɯ no ɡa, eːɸeɾʲiʨe desɨ.',
  ],
  ['重い綿入を脱いで、あわせに着替える。', 'omoi βata iɾe o nɯi de, aβase ɲi kʲiɡaeɾɯ.'],
  ['かつて一人で国府に侵入した。', 'kaʦɨte çitoɾʲi de kokɯɸɯ ɲi ɕiɲɲɨɯ ɕi ta.'],
  ['いつもの通りギャンギャン泣き出しました。', 'iʦɨmo no tooɾʲi ɡʲaŋɡʲaɴ nakʲi daɕi maɕi ta.'],
  ['ウォッカのお供には塩漬けのきゅうりがあいます。', 'βoʔka no otomo ɲi βa ɕiozɨke no kʲɨɯɾʲi ɡa ai masɨ.'],
  [
    'シルヴィウスはデュボアと呼ばれていたフランスのユグノーの家に生まれた。',
    'ɕiɾɯvʲiɯsɨ βa dʲɨboa to joba ɾe te i ta ɸɯɾaɴsɨ no jɯɡɯnoː no ie ɲi ɯmaɾe ta.',
  ],
  ['写経の美しさに私は仰天してしまった。', 'ɕakʲoː no ɯʦɨkɯɕi sa ɲi βataɕi βa ɡʲoːteɴ ɕi te ɕimaʔta.'],
  [
    'どうも気まぐれというものは多少メフィスティックなものであるらしい。',
    'doːmo kʲimaɡɯɾe tojɯɯ mono βa taɕoː meɸʲisɨtʲiʔkɯ na mono de aɾɯ ɾaɕii.',
  ],
  ['スピリッツとは蒸留酒の事です。', 'sɨpʲiɾʲiʔʦɨ to βa ʥoːɾʲɨɯ ɕɨ no koto desɨ.'],
  ['パフィーのグッズが残らず部屋に落ち着いた。', 'paɸʲiː no ɡɯʔzɨ ɡa nokoɾa zɨ heja ɲi oʨiʦɨi ta.'],
  [
    'それに、このほうが体のためにゃずっといいんだからね。',
    'soɾeɲi, kono hoː ɡa kaɾada no tame ɲazɨʔtoiindakaɾane.',
  ],
  [
    '八つになるウォルターと一緒に出た兄弟がいたが、ウォルターだけ発見された。',
    'jaʔʦɨ ɲi naɾɯ βoɾɯtaː to iʔɕo ɲi de ta kʲoːdai ɡa i ta ɡa, βoɾɯtaː dake haʔkeɴ sa ɾe ta.',
  ],
  [
    '新店オープンのレセプションに沢山のお客さんを招待した。',
    'ɕinteɴ oːpɯɴ no ɾesepɯɕoɴ ɲi takɯsaɴ no okʲakɯ saɴ o ɕoːtai ɕi ta.',
  ],
  ['結局のところお互い五十歩百歩だ。', 'keʔkʲokɯ no tokoɾo otaɡai ɡoʥiʔpoçaʔpo da.'],
];

const fold = (symbols: string): string =>
  symbols
    .replace(/([ɯɨ])ɯ/g, '$1ː')
    .replaceAll('oo', 'oː')
    .replaceAll('ii', 'iː')
    .replaceAll(' ', '');

/** Edits between two strings, counted in symbols. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const substitute = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(substitute, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

let japanese: FrontEnd;
beforeAll(async () => {
  japanese = await loadJapanese();
});

test('agrees with the examples in at least 98 % of the symbols', () => {
  const pairs = examples.map(
    ([text, theirs]) => [fold(phonemeString(japanese(text))), fold(theirs)] as const,
  );
  const edits = pairs.reduce((sum, [ours, theirs]) => sum + distance(ours, theirs), 0);
  const symbols = pairs.reduce((sum, [, theirs]) => sum + theirs.length, 0);
  expect(1 - edits / symbols).toBeGreaterThanOrEqual(0.98);
});
