// A visitor with a real browser. The microphone plays a real voice file.
import path from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { findChromium } from '../scripts/chromium.ts';

export const voiceFile = path.resolve(import.meta.dirname, '../src/speech/audio/fixtures/speech.wav');

let browser: Browser | undefined;

/** Call once at the top of a journey file. */
export function openBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: findChromium() ?? 'chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--autoplay-policy=no-user-gesture-required',
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-audio-capture=${voiceFile}`,
      ],
    });
  });
  afterAll(() => browser?.close());
}

type VisitorOptions = {
  locale?: 'en-US' | 'zh-CN';
  colorScheme?: 'light' | 'dark';
  width?: number;
  microphone?: boolean;
};

/** A fresh visitor: own cookies and storage. What goes wrong on the page fails the test. */
export async function visit(
  options: VisitorOptions = {},
): Promise<{ page: Page; context: BrowserContext; problems: string[] }> {
  if (!browser) throw new Error('Call openBrowser() first');
  const { locale = 'en-US', colorScheme = 'light', width = 1280, microphone = true } = options;
  const context = await browser.newContext({
    baseURL: inject('origin'),
    // Headless Chromium calls itself a robot, and robots get no redirects and no error pages.
    userAgent: await plainUserAgent(browser),
    locale,
    colorScheme,
    viewport: { width, height: 900 },
    acceptDownloads: true,
    reducedMotion: 'reduce',
    permissions: microphone ? ['microphone'] : [],
  });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  return { page, context, problems };
}

/** Opens a page and waits until it is awake: React has taken over what the server sent. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
}

async function plainUserAgent(from: Browser): Promise<string> {
  const page = await from.newPage();
  const agent = await page.evaluate(() => navigator.userAgent);
  await page.close();
  return agent.replace('Headless', '');
}
