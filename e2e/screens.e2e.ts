// Every screen in both languages and themes, on phone, tablet and desk: axe finds nothing serious, nothing sticks out.
import { mkdir } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import { describe, expect, test } from 'vitest';
import { openBrowser, visit } from './visitor.ts';

openBrowser();

const screens = [
  '/',
  '/clone',
  '/dashboard',
  '/models',
  '/login',
  '/account',
  '/auth/callback',
  '/no-such-page',
];
const looks = [
  { locale: 'en-US', prefix: '', colorScheme: 'light', width: 1440 },
  { locale: 'en-US', prefix: '', colorScheme: 'dark', width: 360 },
  { locale: 'zh-CN', prefix: '/zh', colorScheme: 'dark', width: 768 },
  { locale: 'zh-CN', prefix: '/zh', colorScheme: 'light', width: 360 },
] as const;
/** Kept out of git; set it to look at the screens. */
const folder = process.env.SCREENSHOTS;

describe.each(looks)('$locale, $colorScheme, $width px', ({ prefix, ...options }) => {
  test.each(screens)('%s', async (screen) => {
    const { page, context } = await visit(options);
    await page.goto(prefix + screen);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    // The event stream never ends, so the network is never idle; lists are there when no placeholder is left.
    await page.waitForLoadState('load');
    await page.locator('.animate-pulse').first().waitFor({ state: 'detached' });
    if (folder) {
      await mkdir(folder, { recursive: true });
      const name = `${screen.replaceAll('/', '_')}-${options.locale}-${options.colorScheme}-${options.width}.png`;
      await page.screenshot({ path: `${folder}/${name}`, fullPage: true });
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    await context.close();
  });
});
