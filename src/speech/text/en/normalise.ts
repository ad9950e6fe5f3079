// Spells out what English text writes in digits and signs: dates, times, money, measures, addresses, acronyms.
import { narrow, type Reading, rewriteSpans, type Span } from '../spans.ts';
import { amountRules } from './rules/amounts.ts';
import { dateRules } from './rules/dates.ts';
import { moneyRules } from './rules/money.ts';
import { addressRules, nameRules } from './rules/names.ts';
import { leftoverRules, numeralRules } from './rules/numerals.ts';

/** The normaliser, given what tells whether the dictionary knows a word. The order of the rules matters. */
export function createNormaliser(known: (word: string) => boolean) {
  const rules = [
    ...addressRules(known),
    ...dateRules,
    ...moneyRules,
    ...amountRules,
    ...numeralRules,
    ...nameRules(known),
    ...leftoverRules,
  ];
  return (sentence: string, readings: readonly Reading[] = []): Span[] =>
    rewriteSpans(narrow(sentence).replaceAll('’', "'"), rules, readings);
}
