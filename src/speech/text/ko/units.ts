// Units, currencies, Latin letters and signs as Korean reads them.

export const unitNames: Record<string, string> = {
  'km/h': '킬로미터 퍼 아워',
  'm/s': '미터 퍼 세컨드',
  km: '킬로미터',
  cm: '센티미터',
  mm: '밀리미터',
  kg: '킬로그램',
  mg: '밀리그램',
  ml: '밀리리터',
  kwh: '킬로와트시',
  kw: '킬로와트',
  khz: '킬로헤르츠',
  mhz: '메가헤르츠',
  ghz: '기가헤르츠',
  hz: '헤르츠',
  kb: '킬로바이트',
  mb: '메가바이트',
  gb: '기가바이트',
  tb: '테라바이트',
  kcal: '킬로칼로리',
  cal: '칼로리',
  'm²': '제곱미터',
  m2: '제곱미터',
  'km²': '제곱킬로미터',
  'm³': '세제곱미터',
  m: '미터',
  g: '그램',
  t: '톤',
  l: '리터',
  w: '와트',
  v: '볼트',
  '%p': '퍼센트포인트',
  '%': '퍼센트',
  '℃': '도',
  '°c': '도',
  '℉': '화씨도',
  '°': '도',
};
export const unitPattern = Object.keys(unitNames)
  .sort((a, b) => b.length - a.length)
  .join('|');
export const currencies: Record<string, string> = {
  '₩': '원',
  '￦': '원',
  $: '달러',
  '¥': '엔',
  '€': '유로',
  '£': '파운드',
};

/** Names that keep their English number. */
export const borrowed: Record<string, string> = {
  '5G': '파이브지',
  '4G': '포지',
  '3D': '쓰리디',
  '2D': '투디',
  '4K': '포케이',
  '8K': '에잇케이',
};

/** AI -> 에이아이. */
const names: Record<string, string> = {
  a: '에이',
  b: '비',
  c: '씨',
  d: '디',
  e: '이',
  f: '에프',
  g: '지',
  h: '에이치',
  i: '아이',
  j: '제이',
  k: '케이',
  l: '엘',
  m: '엠',
  n: '엔',
  o: '오',
  p: '피',
  q: '큐',
  r: '알',
  s: '에스',
  t: '티',
  u: '유',
  v: '브이',
  w: '더블유',
  x: '엑스',
  y: '와이',
  z: '제트',
  '&': ' 앤드 ',
  '+': ' 플러스 ',
  '=': ' 는 ',
  '@': ' 골뱅이 ',
  '#': ' 샵 ',
  '×': ' 곱하기 ',
  '÷': ' 나누기 ',
  '%': '퍼센트',
  '℃': '도',
};

export const readLetters = (text: string): string =>
  text.replace(/[a-z&+=@#×÷%℃]/gi, (letter) => names[letter.toLowerCase()] ?? letter).replace(/ {2,}/g, ' ');
