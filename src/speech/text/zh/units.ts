// Unit signs that Mandarin reads as words, as they follow a number: 5km -> 五公里.

export const units: ReadonlyMap<string, string> = new Map([
  ['km/h', '公里每小时'],
  ['m/s', '米每秒'],
  ['km²', '平方公里'],
  ['km2', '平方公里'],
  ['m²', '平方米'],
  ['m2', '平方米'],
  ['㎡', '平方米'],
  ['m³', '立方米'],
  ['cm²', '平方厘米'],
  ['km', '公里'],
  ['㎞', '公里'],
  ['cm', '厘米'],
  ['㎝', '厘米'],
  ['mm', '毫米'],
  ['㎜', '毫米'],
  ['nm', '纳米'],
  ['m', '米'],
  ['kg', '公斤'],
  ['㎏', '公斤'],
  ['mg', '毫克'],
  ['㎎', '毫克'],
  ['g', '克'],
  ['ml', '毫升'],
  ['mL', '毫升'],
  ['L', '升'],
  ['kWh', '千瓦时'],
  ['kW', '千瓦'],
  ['W', '瓦'],
  ['V', '伏'],
  ['Hz', '赫兹'],
  ['kHz', '千赫兹'],
  ['MHz', '兆赫兹'],
  ['GHz', '吉赫兹'],
  ['℃', '摄氏度'],
  ['°C', '摄氏度'],
  ['℉', '华氏度'],
  ['°F', '华氏度'],
  ['°', '度'],
  ['h', '小时'],
  ['min', '分钟'],
  ['ms', '毫秒'],
  ['s', '秒'],
]);

const escapeSlash = (text: string) => text.replace(/[/]/g, '\\/');

/** Matches any of the units, the longest first; letters must not follow. */
export const unitPattern = `(?:${[...units.keys()]
  .sort((a, b) => b.length - a.length)
  .map(escapeSlash)
  .join('|')})(?![A-Za-z\\d])`;

export const currencies: ReadonlyMap<string, string> = new Map([
  ['¥', '元'],
  ['￥', '元'],
  ['RMB', '元'],
  ['CNY', '元'],
  ['$', '美元'],
  ['US$', '美元'],
  ['USD', '美元'],
  ['HK$', '港元'],
  ['NT$', '新台币'],
  ['€', '欧元'],
  ['£', '英镑'],
  ['₩', '韩元'],
  ['₽', '卢布'],
]);
