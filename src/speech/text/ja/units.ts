// Units, currencies, Latin letters and signs as Japanese reads them.

export const unitNames: Record<string, string> = {
  'km/h': 'キロメートルマイジ',
  'm/s': 'メートルマイビョー',
  km: 'キロメートル',
  cm: 'センチメートル',
  mm: 'ミリメートル',
  kg: 'キログラム',
  mg: 'ミリグラム',
  mL: 'ミリリットル',
  ml: 'ミリリットル',
  kWh: 'キロワットジ',
  kW: 'キロワット',
  kHz: 'キロヘルツ',
  MHz: 'メガヘルツ',
  GHz: 'ギガヘルツ',
  Hz: 'ヘルツ',
  KB: 'キロバイト',
  MB: 'メガバイト',
  GB: 'ギガバイト',
  TB: 'テラバイト',
  kcal: 'キロカロリー',
  'km²': 'ヘーホーキロメートル',
  'm²': 'ヘーホーメートル',
  'm³': 'リッポーメートル',
  m: 'メートル',
  g: 'グラム',
  t: 'トン',
  L: 'リットル',
  l: 'リットル',
  W: 'ワット',
  V: 'ボルト',
  '%': 'パーセント',
  '℃': 'ド',
  '°C': 'ド',
  '°': 'ド',
};
export const unitPattern = Object.keys(unitNames)
  .sort((a, b) => b.length - a.length)
  .join('|');

export const currencies: Record<string, string> = {
  '¥': '円',
  '￥': '円',
  $: 'ドル',
  '€': 'ユーロ',
  '£': 'ポンド',
  '₩': 'ウォン',
};

const letters =
  'エー ビー シー ディー イー エフ ジー エイチ アイ ジェー ケー エル エム エヌ オー ピー キュー アール エス ティー ユー ブイ ダブリュー エックス ワイ ゼット'.split(
    ' ',
  );
const signs: Record<string, string> = {
  '&': 'アンド',
  '+': 'プラス',
  '=': 'イコール',
  '@': 'アットマーク',
  '#': 'シャープ',
  '×': 'カケル',
  '÷': 'ワル',
  '%': 'パーセント',
  '℃': 'ド',
};

/** Letters by their names (AI -> エーアイ) and signs by theirs; undefined for a text that is neither. */
export function readLetters(text: string): string | undefined {
  const sign = signs[text];
  if (sign !== undefined) return sign;
  if (!/^[A-Za-z]+$/.test(text)) return undefined;
  return [...text.toLowerCase()].map((letter) => letters[letter.charCodeAt(0) - 97]).join('');
}
