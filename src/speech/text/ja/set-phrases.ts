// Japanese phrases whose reading cannot be put together from their parts.

const phrases: Record<string, string> = Object.fromEntries(
  `
  十人十色=ジューニントイロ 三日月=ミカズキ 五月雨=サミダレ 一人前=イチニンマエ 一人称=イチニンショー 二人称=ニニンショー
  三人称=サンニンショー 二人三脚=ニニンサンキャク 五分五分=ゴブゴブ 一枚岩=イチマイイワ 一回り=ヒトマワリ 一本気=イッポンギ
  一通り=ヒトトーリ 一足先=ヒトアシサキ 一足早=ヒトアシハヤ 一休み=ヒトヤスミ 一口=ヒトクチ 一息=ヒトイキ 一言=ヒトコト
  一晩=ヒトバン 一声=ヒトコエ 一人暮らし=ヒトリグラシ 一人一人=ヒトリヒトリ 一人ひとり=ヒトリヒトリ 八百屋=ヤオヤ
  百人一首=ヒャクニンイッシュ 一日千秋=イチジツセンシュー 三位一体=サンミイッタイ 総力戦=ソーリョクセン 百合=ユリ
  七五三=シチゴサン 四六時中=シロクジチュー 七転び八起き=ナナコロビヤオキ 一石二鳥=イッセキニチョー 一期一会=イチゴイチエ
  千差万別=センサバンベツ 一か八か=イチカバチカ 十中八九=ジッチューハック 五十歩百歩=ゴジッポヒャッポ 二日酔い=フツカヨイ
  一段落=イチダンラク 一対一=イッタイイチ 何卒=ナニトゾ 何故=ナゼ 何処=ドコ 何曜日=ナンヨービ 日本一=ニホンイチ
  今日中=キョージュー 明日中=アシタジュー 明後日=アサッテ 一昨年=オトトシ 仔馬=コウマ 一足飛び=イッソクトビ
  二十歳=ハタチ 二十才=ハタチ 二十日=ハツカ 一日一日=イチニチイチニチ 一分一秒=イップンイチビョー 生年月日=セーネンガッピ
  `
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split('=') as [string, string]),
);

/** Source of a pattern that finds them, the longest first. */
export const setPhrasePattern = Object.keys(phrases)
  .sort((a, b) => b.length - a.length)
  .join('|');

export const readSetPhrase = (phrase: string): string => phrases[phrase] ?? '';
