// Amounts of money: "$3.50", "$1.5 million", "£20", "100 USD".
import type { Rule } from '../../spans.ts';
import { readNumber, readWhole } from '../numbers.ts';
import { clear, isAttribute, number, rule, scaleName } from './patterns.ts';

const currencies: ReadonlyMap<string, readonly [string, string, string]> = new Map([
  ['$', ['dollar', 'dollars', 'cent']],
  ['US$', ['U S dollar', 'U S dollars', 'cent']],
  ['€', ['euro', 'euros', 'cent']],
  ['£', ['pound', 'pounds', 'penny']],
  ['¥', ['yen', 'yen', '']],
  ['₩', ['won', 'won', '']],
  ['₹', ['rupee', 'rupees', '']],
  ['USD', ['U S dollar', 'U S dollars', 'cent']],
  ['EUR', ['euro', 'euros', 'cent']],
  ['GBP', ['pound', 'pounds', 'penny']],
  ['JPY', ['yen', 'yen', '']],
  ['CNY', ['yuan', 'yuan', '']],
  ['RMB', ['yuan', 'yuan', '']],
]);

const shortScales: Readonly<Record<string, string>> = {
  k: 'thousand',
  K: 'thousand',
  m: 'million',
  M: 'million',
  bn: 'billion',
  B: 'billion',
  T: 'trillion',
};

function sayMoney(
  sign: string,
  amount: string,
  scale: string | undefined,
  attribute = false,
): string | undefined {
  const [one, many, coin] = currencies.get(sign) ?? [];
  if (one === undefined || many === undefined) return undefined;
  const plural = attribute ? one : many;
  if (scale)
    return `${readNumber(amount)} ${Object.hasOwn(shortScales, scale) ? shortScales[scale] : scale} ${plural}`;
  const [whole = '', cents] = amount.split('.');
  if (cents?.length === 2 && coin) {
    const coins = Number(cents);
    const coinName = coin === 'penny' ? (coins === 1 ? 'penny' : 'pence') : coins === 1 ? coin : `${coin}s`;
    const change = `${readWhole(String(coins))} ${coinName}`;
    if (Number(whole) === 0) return change;
    const notes = `${readWhole(whole)} ${whole === '1' ? one : many}`;
    return coins === 0 ? notes : `${notes} and ${change}`;
  }
  return `${readNumber(amount)} ${amount === '1' ? one : plural}`;
}

export const moneyRules: readonly Rule[] = [
  rule(
    String.raw`(US\$|[$€£¥₩₹])\s?(${number})(?:\s?(${scaleName}|bn|[kKMBT])(?!\w))?`,
    (match, sentence) => {
      const [, sign = '', amount = '', scale] = match;
      return sayMoney(sign, amount, scale, isAttribute(match, sentence));
    },
  ),
  rule(
    String.raw`${clear}(${number})(?:\s(${scaleName}))?\s?(USD|EUR|GBP|JPY|CNY|RMB)\b`,
    ([, amount = '', scale, sign = '']) => sayMoney(sign, amount, scale),
  ),
];
