// Reading and searching in a real browser: the search by keyboard, the documentation's menu, every kind of page for axe.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { open, openBrowser, visit } from './visitor.ts';

openBrowser();

const seriousProblems = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

describe('search', () => {
  test.each([
    { locale: 'en-US', start: '/', words: 'quiet room', marked: 'room', place: '/docs/guide/recording' },
    { locale: 'zh-CN', start: '/zh', words: '停顿', marked: '停顿', place: '/zh/docs/guide/languages' },
  ] as const)('in $locale: Ctrl-K, type, choose, open', async ({ locale, start, words, marked, place }) => {
    const { page, context, problems } = await visit({ locale });
    await open(page, start);
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Control+k');
    const field = page.getByRole('dialog').getByRole('combobox');
    await field.fill(words);
    const options = page.getByRole('option');
    await options.first().waitFor();
    expect(await page.locator('mark').allInnerTexts()).toContain(marked);
    expect(await seriousProblems(page)).toEqual([]);

    const addresses = await options.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    );
    const wanted = addresses.findIndex((address) => address.startsWith(place));
    expect(wanted).toBeGreaterThanOrEqual(0);
    for (let step = 0; step < wanted; step++) await page.keyboard.press('ArrowDown');
    expect(await field.getAttribute('aria-activedescendant')).toBe(
      await options.nth(wanted).getAttribute('id'),
    );
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === place);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  });

  test('finds nothing, says so, and closes with Escape', async () => {
    const { page, context } = await visit();
    await open(page, '/docs');
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Search the site' }).click();
    await page.getByRole('combobox').fill('xylophonist');
    await page.getByText('Nothing was found for "xylophonist".').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await context.close();
  });
});

test('on a phone the documentation has a menu, and choosing a page closes it', async () => {
  const { page, context } = await visit({ width: 360 });
  await open(page, '/docs/guide/quick-start');
  await page.waitForLoadState('networkidle');
  await page.getByText('All documentation pages').click();
  const menu = page.getByRole('navigation', { name: 'All documentation pages' });
  await menu.getByRole('link', { name: 'Engines' }).click();
  await page.waitForURL('**/docs/operators/engines');
  await menu.waitFor({ state: 'hidden' });
  await context.close();
});

test('links in a text stay inside the app', async () => {
  const { page, context } = await visit();
  await open(page, '/blog/record-a-good-sample');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.body.setAttribute('data-kept', ''));
  await page.getByRole('article').getByRole('link', { name: 'recording a good sample' }).click();
  await page.waitForURL('**/docs/guide/recording');
  expect(await page.locator('body[data-kept]').count()).toBe(1);
  await context.close();
});

describe.each([
  { locale: 'en-US', prefix: '', colorScheme: 'light', width: 1440 },
  { locale: 'zh-CN', prefix: '/zh', colorScheme: 'dark', width: 360 },
  { locale: 'zh-CN', prefix: '/zh', colorScheme: 'light', width: 768 },
] as const)('$locale, $colorScheme, $width px', ({ prefix, ...look }) => {
  const kinds = ['/terms', '/privacy', '/blog', '/blog/labels-in-the-file', '/docs', '/docs/developers/api'];
  test.each([...kinds, '/docs/developers/limits-and-errors'])('%s', async (path) => {
    const { page, context } = await visit(look);
    await open(page, prefix + path);
    await page.waitForLoadState('networkidle');
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    expect(await seriousProblems(page)).toEqual([]);
    await context.close();
  });
});
