// Words that the dictionary reads wrongly, or that the words around them decide.

export type Fix = {
  /** The katakana to say instead; % stands for the dictionary's own reading. */
  kana: string;
  /** Tested on the sentence up to the word, and from the end of the word on. */
  before?: RegExp;
  after?: RegExp;
};

/** The first fix whose conditions hold is taken. */
export const fixes: Record<string, Fix[]> = {
  日本: [{ kana: 'ニホン' }],
  日本人: [{ kana: 'ニホンジン' }],
  一人: [{ kana: 'ヒトリ' }],
  二人: [{ kana: 'フタリ' }],
  何: [
    { kana: 'ナン', after: /^(?:です|でし|でも|だ|じゃ|の|と|て|な|度|曜日|番|回|種)/ },
    { kana: 'ナニ', after: /^[をがもかにはよ色]/ },
  ],
  行っ: [{ kana: 'オコナッ', before: /(?<![道橋海空前先後])を$/ }, { kana: 'イッ' }],
  他: [{ kana: 'ホカ', after: /^[のにはがもで、。]|^$/ }],
  間: [{ kana: 'アイダ', before: /(?:[のるたいの]|その|この|あの|年|月|日)$/, after: /^[にはもがのをで、]/ }],
  後: [{ kana: 'アト', before: /[たのだ]$/ }],
  角: [
    { kana: 'カド', before: /(?:の|この|その|次の|曲がり)$/ },
    { kana: 'カド', after: /^(?:を曲が|の(?:コンビニ|店|家|所|交差点|建物|ビル))/ },
  ],
  中: [
    {
      kana: 'ジュー',
      before:
        /(?:世界|日本|国|町|街|村|家|部屋|体|身体|一日|一晩|一年|今日|今年|夏|冬|そこら|年|学校|クラス)$/,
      after: /^[のにでを、。が]|^$/,
    },
  ],
  辛い: [
    {
      kana: 'カライ',
      before: /(?:料理|カレー|味|キムチ|麻婆|ラーメン|スープ|唐辛子|ワサビ|わさび|食べ物|ソース)/,
    },
    { kana: 'カライ', after: /^(?:料理|カレー|味|キムチ|食べ物|もの|物|ラーメン|スープ|ソース)/ },
  ],
  開い: [
    { kana: 'ヒライ', before: /を$/ },
    { kana: 'アイ', after: /^て(?:い|る|ます|お)/ },
    { kana: 'アイ', before: /[がは]$/ },
    { kana: 'ヒライ' },
  ],
  開く: [{ kana: 'アク', before: /[がは]$/ }, { kana: 'ヒラク' }],
  開き: [{ kana: 'アキ', before: /が$/ }],
  空い: [{ kana: 'スイ', before: /(?:お腹|腹|おなか|電車|道|車内|店内)[がは]?$/ }],
  描い: [{ kana: 'カイ', before: /(?:絵|図|マンガ|漫画|イラスト)を$/ }],
  描く: [{ kana: 'カク', before: /(?:絵|図|マンガ|漫画|イラスト)を$/ }],
  描き: [{ kana: 'カキ', before: /(?:絵|図|マンガ|漫画|イラスト)を$/ }],
  市場: [{ kana: 'イチバ', before: /(?:魚|青果|青物|築地|朝|豊洲|卸売|公設)の?$/ }],
  得る: [{ kana: 'ウル', before: /(?:あり|有り|起こり|し)$/ }],
  頃: [{ kana: 'ゴロ', before: /[時分日月年]$/ }],
  方: [
    {
      kana: 'カタ',
      before: /(?:あの|その|女の|男の|の|ない|いる|る|た)$/,
      after: /^(?:々|に(?:お|ご)|は(?:お|ご)|がいら)/,
    },
  ],
  方々: [{ kana: 'カタガタ' }],
  今日: [{ kana: 'キョー' }],
  明日: [{ kana: 'アシタ' }],
  私: [{ kana: 'ワタシ' }],
  私達: [{ kana: 'ワタシタチ' }],
  大人気: [{ kana: 'ダイニンキ' }],
  生: [{ kana: 'ナマ', after: /^(?:ビール|卵|クリーム|野菜|魚|肉)/ }],
  皆: [{ kana: 'ミナ', after: /^(?:さん|さま|様)/ }, { kana: 'ミンナ' }],
  上: [{ kana: 'ウエ', before: /(?:一番|の|その|この|真|年|机|屋根)$/ }],
  辺: [{ kana: 'ヘン', before: /(?:この|その|あの|どの)$/ }],
  寒気: [{ kana: 'サムケ', after: /^がする|^がし/ }],
  人気: [{ kana: 'ヒトケ', after: /^の(?:ない|無い)(?:道|路地|場所|通り|夜)/ }, { kana: 'ニンキ' }],
  弾い: [{ kana: 'ヒイ' }],
  弾く: [{ kana: 'ヒク' }],
  最中: [{ kana: 'サイチュー', before: /[のるた]$/ }],
  いい: [{ kana: 'イー', after: /^(?![まか]す)/ }],
  家: [{ kana: 'イエ', before: /[0-9の、中間]$/, after: /^[でにをへのがはも]|^から|^まで/ }],
  年中: [{ kana: 'ネンジュー' }],
  言う: [{ kana: 'ユー' }],
  いう: [{ kana: 'ユー' }],
  という: [{ kana: 'トユー' }],
};
