// Facts come from the contract; a fact that does not exist stops the build.
import { expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints/index.ts';
import { errorCatalogue } from '#contract/errors.ts';
import { fillFacts } from './fill-facts.ts';

it('fills limits in, with the separators of the language', () => {
  expect(
    fillFacts('{{limits.text.maxCharacters}} / {{limits.sample.recommendedSeconds}}', 'en', 'a.md'),
  ).toBe('5,000 / 5-30');
});

it('refuses what is no fact', () => {
  expect(() => fillFacts('{{limits.sample.colour}}', 'en', 'a.md')).toThrow('a.md');
  expect(() => fillFacts('{{limits.sample}}', 'en', 'a.md')).toThrow('limits.sample');
});

it('leaves single braces alone: they are markup and places for the support address', () => {
  expect(fillFacts('行{xing2} {email}', 'zh', 'a.md')).toBe('行{xing2} {email}');
});

it('lists every endpoint and every error in both languages', () => {
  for (const locale of ['en', 'zh'] as const) {
    const text = fillFacts('{{endpoints}}\n\n{{errors}}', locale, 'a.md');
    for (const name of [...Object.keys(endpoints), ...Object.keys(errorCatalogue)])
      expect(text).toContain(`\`${name}\``);
  }
  expect(fillFacts('{{endpoints}}', 'en', 'a.md')).toContain('`/api/user/account/delete`');
  expect(fillFacts('{{endpoints}}', 'en', 'a.md')).toContain('`options?`');
});
