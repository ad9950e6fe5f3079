// `npm run images`: draws the pictures of public/og and public/icons with Chromium. Run it when a title, the mark or a
// colour changes; the pictures are checked in, so that a build needs no browser.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { locales } from '#contract/locales.ts';
import { pathOfPage } from '#web/content/page.ts';
import { renderPage } from '#web/content/render-page.ts';
import { en } from '#web/i18n/en.ts';
import { zh } from '#web/i18n/zh.ts';
import { sharePicture } from '#web/seo/share-picture.ts';
import { findChromium } from './chromium.ts';
import { type FlatPicture, writePalettePng } from './images/palette-png.ts';
import { drawShare, type ShareTexts, shareSize } from './images/share-picture.ts';

const catalogues = { en, zh };
const mark = await readFile('public/favicon.svg', 'utf8');

/** Pixels of a screenshot with their colours reduced to a palette. Runs in the browser, which can read PNG. */
async function flatten(page: Page, screenshot: Buffer): Promise<FlatPicture> {
  const { palette, indices, ...size } = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    const { width, height } = image;
    const canvas = new OffscreenCanvas(width, height).getContext('2d');
    if (!canvas) throw new Error('There is no canvas');
    canvas.drawImage(image, 0, 0);
    const { data } = canvas.getImageData(0, 0, width, height);
    const colours = new Map<number, number>();
    const palette: number[][] = [];
    let indices = '';
    for (let at = 0; at < data.length; at += 4) {
      const colour = [...data.subarray(at, at + 3)];
      const key = colour.reduce((sum, value) => sum * 32 + (value >> 3), 0);
      const index = colours.get(key) ?? colours.size;
      if (index === colours.size) {
        colours.set(key, index);
        palette.push(colour);
      }
      indices += String.fromCharCode(index);
    }
    return { width, height, palette, indices: btoa(indices) };
  }, screenshot.toString('base64'));
  if (palette.length > 256) throw new Error('The picture has too many colours for a palette');
  return { ...size, palette, indices: Buffer.from(indices, 'base64') };
}

async function keep(file: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
  console.log(`${file}: ${(bytes.length / 1024).toFixed(1)} kB`);
}

async function drawShares(page: Page): Promise<void> {
  const files = (await readdir('content', { recursive: true })).filter((name) => name.endsWith('.md')).sort();
  const written = await Promise.all(
    files.map(async (name) =>
      renderPage(join('content', name), await readFile(join('content', name), 'utf8')),
    ),
  );
  const shares: (ShareTexts & { path: string })[] = [
    ...locales.map((locale) => {
      const { site, home } = catalogues[locale];
      const path = pathOfPage({ locale, kind: 'legal', slug: '' });
      return { locale, name: site.name, title: home.hero.title, text: home.hero.eyebrow, path };
    }),
    ...written.map((page) => {
      const { site, content, footer } = catalogues[page.locale];
      const text = page.kind === 'legal' ? footer.legal : content[page.kind].title;
      return { locale: page.locale, name: site.name, title: page.title, text, path: pathOfPage(page) };
    }),
  ];
  await page.setViewportSize(shareSize);
  for (const { path, ...texts } of shares) {
    await page.setContent(drawShare(mark, texts));
    const picture = await flatten(page, await page.screenshot());
    await keep(`public${sharePicture(path)}`, writePalettePng(picture, texts.title));
  }
}

/** `inset` leaves room for systems that cut icons into their own shape. */
async function drawIcon(page: Page, name: string, size: number, inset: number): Promise<void> {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<!doctype html><style>body { margin: 0; width: ${size}px; height: ${size}px; display: grid; place-items: center;
      ${inset > 0 ? 'background: #0f5b4c;' : ''} } svg { width: ${size * (1 - 2 * inset)}px; }</style>${mark}`,
  );
  await keep(`public/icons/${name}.png`, await page.screenshot({ omitBackground: true }));
}

const executablePath = findChromium();
if (executablePath === undefined) throw new Error('Chromium is needed; set CHROMIUM_PATH');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage();
await drawShares(page);
await drawIcon(page, '180', 180, 0.06);
await drawIcon(page, '192', 192, 0);
await drawIcon(page, '512', 512, 0);
await drawIcon(page, 'maskable-512', 512, 0.12);
await browser.close();
