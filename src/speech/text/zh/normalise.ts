// Spells out what Chinese text writes in digits and signs: dates, times, money, measures, telephone numbers.
import { narrow, type Reading, type Rule, rewriteSpans, type Span } from '../spans.ts';
import { readCount, readDigits, readNumber, readWhole } from './numbers.ts';
import { currencies, unitPattern, units } from './units.ts';

const number = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`;
const scale = '[十百千万亿]{0,2}';
const dash = '[-~～—–−]';
const notInNumber = String.raw`(?<![\d.,A-Za-z])`;
export const measures =
  '个只条张位名本件次种天年周岁米斤公元块角升克吨对双杯瓶碗家台辆架座间颗粒片滴句段篇章首幅份倍层套把根支枝头匹朵棵群批户代门节课场届小分秒点万亿千百人字步遍趟顿口平立厘毫英美欧港韩日';

/** 2 in these is an ordinal or a digit, not an amount: 2月, 2号, 2楼. */
const ordinalMeasure = '[月号日楼层班级路线期室等]';

const sign = (text: string | undefined) => (text ? '负' : '');
const dropZeros = (text: string) => text.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');

const rule = (pattern: string, speak: Rule['speak']): Rule => ({ pattern: new RegExp(pattern, 'g'), speak });

function speakDate(year: string, month: string, day: string): string | undefined {
  if (Number(month) < 1 || Number(month) > 12 || Number(day) < 1 || Number(day) > 31) return undefined;
  return `${readDigits(year)}年${readWhole(String(Number(month)))}月${readWhole(String(Number(day)))}日`;
}

function speakTime(hour: string, minute: string, second: string | undefined): string | undefined {
  if (Number(hour) > 24 || Number(minute) > 59) return undefined;
  const minutes = minute === '00' ? (second ? '零分' : '') : `${readWhole(minute).replace(/^零$/, '零零')}分`;
  const seconds = second === undefined ? '' : `${readWhole(second)}秒`;
  return `${readCount(String(Number(hour)))}点${minutes}${seconds}`;
}

const speakPercent = (minus: string | undefined, value: string, mark: string) =>
  `${mark === '%' ? '百分之' : '千分之'}${sign(minus)}${readNumber(value)}`;

const speakMeasure = (value: string, unit: string) => `${readCount(value)}${units.get(unit) ?? unit}`;

const groupsOf = (digits: string) =>
  digits.length === 11 ? [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7)] : [digits];

const speakPhone = (text: string) =>
  text
    .split(/[^\d]+/)
    .filter((part) => part !== '')
    .flatMap(groupsOf)
    .map((part) => readDigits(part, true))
    .join(' ');

const rules: readonly Rule[] = [
  // Dates
  rule(String.raw`${notInNumber}(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?![\d.])`, ([, y = '', m = '', d = '']) =>
    speakDate(y, m, d),
  ),
  rule(
    String.raw`${notInNumber}(\d{4})${dash}(\d{4})年`,
    ([, from = '', to = '']) => `${readDigits(from)}到${readDigits(to)}年`,
  ),
  rule(String.raw`${notInNumber}([12]\d{3})(?=年(?!前|后|来|历史|间|多))`, ([, year = '']) =>
    readDigits(year),
  ),
  rule(String.raw`${notInNumber}(\d{2})(?=年\d{1,2}月)`, ([, year = '']) => readDigits(year)),
  rule(String.raw`${notInNumber}(\d{1,2})(?=月)`, ([, month = '']) => readWhole(String(Number(month)))),
  rule(String.raw`(?<=月|第|星期|周)(\d{1,2})(?![\d.,])`, ([, day = '']) => readWhole(String(Number(day)))),
  // Times and scores
  rule(String.raw`${notInNumber}(\d{1,2})[:：](\d{2})(?:[:：](\d{2}))?(?!\d)`, ([, h = '', m = '', s]) =>
    speakTime(h, m, s),
  ),
  rule(
    String.raw`${notInNumber}(\d+)[:：](\d+)(?!\d)`,
    ([, a = '', b = '']) => `${readWhole(a)}比${readWhole(b)}`,
  ),
  rule(
    String.raw`(?<=以|比分|比数)(\d+)${dash}(\d+)(?!\d)`,
    ([, a = '', b = '']) => `${readWhole(a)}比${readWhole(b)}`,
  ),
  // Telephone numbers and other strings of digits
  rule(
    String.raw`(?<![\d.])\+?86[- ]?(1[3-9]\d[- ]?\d{4}[- ]?\d{4})(?!\d)`,
    ([, phone = '']) => `八六 ${speakPhone(phone)}`,
  ),
  rule(String.raw`(?<![\d.+])1[3-9]\d[- ]?\d{4}[- ]?\d{4}(?!\d)`, ([phone]) => speakPhone(phone)),
  rule(String.raw`(?<![\d.])(?:\(0\d{2,3}\)|0\d{2,3}-)\s?\d{7,8}(?!\d)`, ([phone]) => speakPhone(phone)),
  rule(String.raw`(?<![\d.])[48]00-\d{3,4}-\d{3,4}(?!\d)`, ([phone]) => speakPhone(phone)),
  rule(
    String.raw`(?<=(?:拨打|致电|打|电话|热线|客服|号码|密码|编号|验证码|账号|邮编|学号|工号|尾号|车牌|航班|房号)(?:是|为|[:：])?\s?)\d{3,}(?![\d.,%个元块万亿分次])`,
    ([text]) => speakPhone(text),
  ),
  rule(String.raw`(?<=号(?:是|为|[:：])\s?)\d{4,}(?![\d.,%])`, ([text]) => speakPhone(text)),
  rule(String.raw`${notInNumber}\d{3,4}(?=室|会议室|房间|号房|路公交|路车|教室)`, ([text]) =>
    readDigits(text, true),
  ),
  rule(String.raw`${notInNumber}(?:0\d+|\d{12,})(?![\d.,])`, ([text]) => readDigits(text)),
  rule(`${notInNumber}[5-9][05](?=后)(?!后[来天面])`, ([text]) => readDigits(text)),
  // Money
  rule(
    String.raw`(US\$|HK\$|NT\$|[¥￥$€£₩₽])\s?(${number})(${scale})`,
    ([, mark = '', value = '', tail = '']) =>
      `${readCount(dropZeros(value))}${tail}${currencies.get(mark) ?? ''}`,
  ),
  rule(
    String.raw`(${number})(${scale})\s?(RMB|CNY|USD)(?![A-Za-z])`,
    ([, value = '', tail = '', mark = '']) =>
      `${readCount(dropZeros(value))}${tail}${currencies.get(mark) ?? ''}`,
  ),
  // Percentages, temperatures, measures; ranges of them first
  rule(
    `(${number})([%‰]?)${dash}(${number})([%‰])`,
    ([, from = '', , to = '', mark = '']) =>
      `${speakPercent(undefined, from, mark)}到${speakPercent(undefined, to, mark)}`,
  ),
  rule(String.raw`(?<![\d.])([-−])?(${number})([%‰])`, ([, minus, value = '', mark = '']) =>
    speakPercent(minus, value, mark),
  ),
  rule(
    String.raw`(?<![\d.])([-−])?(${number})(℃|°C|℃|℉|°F)?${dash}([-−])?(${number})\s?(℃|°C|℉|°F)`,
    ([, low, from = '', , high, to = '', unit = '']) =>
      `${low ? '零下' : ''}${readNumber(from)}到${high ? '零下' : ''}${readNumber(to)}${units.get(unit) ?? ''}`,
  ),
  rule(
    String.raw`(?<![\d.])[-−](${number})\s?(℃|°C|℉|°F|度|°)`,
    ([, value = '', unit = '']) => `零下${readNumber(value)}${units.get(unit) ?? unit}`,
  ),
  rule(
    String.raw`(${number})${dash}(${number})\s?(${unitPattern})`,
    ([, from = '', to = '', unit = '']) => `${readCount(from)}到${speakMeasure(to, unit)}`,
  ),
  rule(String.raw`(${number})\s?(${unitPattern})`, ([, value = '', unit = '']) => speakMeasure(value, unit)),
  // Arithmetic, fractions, ranges
  rule(
    String.raw`${notInNumber}(\d{1,4})/(\d{1,4})(?![\d/])`,
    ([, top = '', bottom = '']) => `${readWhole(bottom)}分之${readWhole(top)}`,
  ),
  rule('[½⅓¼¾⅔⅕⅛]', ([mark]) => fractions.get(mark)),
  rule(
    String.raw`${notInNumber}(${number})\s?[-−]\s?(${number})(?=\s?=)`,
    ([, a = '', b = '']) => `${readNumber(a)}减${readNumber(b)}`,
  ),
  rule(
    `${notInNumber}(${number})(${scale})${dash}(${number})(?=(.?))`,
    ([, from = '', tail = '', to = '', next = '']) => {
      const counted = measures.includes(next) && next !== '';
      return counted
        ? `${readCount(from)}${tail}到${readCount(to)}`
        : `${readNumber(from)}${tail}到${readNumber(to)}`;
    },
  ),
  rule(String.raw`(?<=\d\s?)[+＋](?=\s?\d)`, () => '加'),
  rule(String.raw`(?<=\d\s?)[×✕xX*](?=\s?\d)`, () => '乘'),
  rule(String.raw`(?<=\d\s?)÷(?=\s?\d)`, () => '除以'),
  rule(String.raw`(?<=[\d)）]\s?)[=＝](?=\s?[\d-])`, () => '等于'),
  rule(String.raw`(?<=\d\s?)[>＞](?=\s?\d)`, () => '大于'),
  rule(String.raw`(?<=\d\s?)[<＜](?=\s?\d)`, () => '小于'),
  rule('[≈]', () => '约等于'),
  rule('&', () => '和'),
  rule(String.raw`(?<=[\d点月日号年元岁℃%时分])${dash}(?=[¥￥$€£]?\d)`, () => '到'),
  // Plain numbers
  rule(String.raw`(?<![\d.])(\d+)((?:\.\d+){2,})(?![\d])`, ([text]) =>
    text.split('.').map(readWhole).join('点'),
  ),
  rule(String.raw`(?<![\d.A-Za-z])([-−])(${number})`, ([, , value = '']) => `负${readNumber(value)}`),
  rule(String.raw`(?<!第)(?<![\d.])2(?=${ordinalMeasure})(?!号[人个])`, () => '二'),
  rule(String.raw`(?<!第)(?<![\d.,])2(?=\s?[${measures}])(?![万亿千百])`, () => '两'),
  rule(
    `(${number})(${scale})`,
    ([, value = '', tail = '']) => (tail ? readCount(value) : readNumber(value)) + tail,
  ),
];

const fractions = new Map([
  ['½', '二分之一'],
  ['⅓', '三分之一'],
  ['⅔', '三分之二'],
  ['¼', '四分之一'],
  ['¾', '四分之三'],
  ['⅕', '五分之一'],
  ['⅛', '八分之一'],
]);

/** The sentence cut into parts, each with the words that will be spoken for it. */
export const normaliseChinese = (sentence: string, readings: readonly Reading[] = []): Span[] =>
  rewriteSpans(narrow(sentence), rules, readings);
