// `node scripts/render-images.ts`: draws the pictures of public/og and public/icons with Chromium. Run it when the mark, a
// title or a colour changes; the pictures are checked in, so that a build needs no browser.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { chromium, type Page } from 'playwright-core';
import { locales, localeTags } from '#contract/locales.ts';
import { en } from '#web/i18n/en.ts';
import { zh } from '#web/i18n/zh.ts';
import { findChromium } from './chromium.ts';

const catalogues = { en, zh };
const mark = await readFile('public/favicon.svg', 'utf8');

const wave = Array.from({ length: 64 }, (_, index) => {
  const height = 20 + 150 * Math.sin((Math.PI * index) / 63) * (0.55 + 0.45 * Math.sin(index * 1.7) ** 2);
  return `<rect x="${index * 19}" y="${100 - height / 2}" width="9" height="${height}" rx="4.5"/>`;
}).join('');

const sharePicture = (locale: (typeof locales)[number]): string => {
  const { site, home } = catalogues[locale];
  return `<!doctype html><html lang="${localeTags[locale]}"><style>
    body { margin: 0; width: 1200px; height: 630px; overflow: hidden; position: relative; background: #0f5b4c; color: #fff;
      font-family: 'Noto Sans CJK SC', 'DejaVu Sans', sans-serif; }
    header { display: flex; align-items: center; gap: 22px; padding: 64px 72px 0; font-size: 44px; font-weight: 600; }
    header svg { width: 76px; height: 76px; }
    h1 { margin: 44px 72px 0; max-width: 1000px; font-size: 78px; line-height: 1.15; font-weight: 700; }
    p { margin: 26px 72px 0; font-size: 34px; color: #cfe6df; }
    .wave { position: absolute; left: 0; bottom: 24px; width: 1200px; height: 170px; fill: #f4b183; opacity: .85; }
  </style><header>${mark}<span>${site.name}</span></header>
  <h1>${home.hero.title}</h1><p>${home.hero.eyebrow}</p>
  <svg class="wave" viewBox="0 0 1206 200" preserveAspectRatio="none">${wave}</svg></html>`;
};

/** `inset` leaves room for systems that cut icons into their own shape. */
const iconPicture = (size: number, inset: number): string =>
  `<!doctype html><style>body { margin: 0; width: ${size}px; height: ${size}px; ${inset > 0 ? 'background: #0f5b4c;' : ''}
    display: grid; place-items: center; } svg { width: ${size * (1 - 2 * inset)}px; }</style>${mark}`;

async function draw(page: Page, html: string, size: { width: number; height: number }, file: string) {
  await page.setViewportSize(size);
  await page.setContent(html);
  const bytes = await page.screenshot({ omitBackground: true });
  await writeFile(file, bytes);
  console.log(`${file}: ${Math.round(bytes.length / 1024)} kB`);
}

const executablePath = findChromium();
if (executablePath === undefined) throw new Error('Chromium is needed; set CHROMIUM_PATH');
await mkdir('public/og', { recursive: true });
await mkdir('public/icons', { recursive: true });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage();
for (const locale of locales)
  await draw(page, sharePicture(locale), { width: 1200, height: 630 }, `public/og/${locale}.png`);
for (const [name, size, inset] of [
  ['180', 180, 0.06],
  ['192', 192, 0],
  ['512', 512, 0],
  ['maskable-512', 512, 0.12],
] as const)
  await draw(page, iconPicture(size, inset), { width: size, height: size }, `public/icons/${name}.png`);
await browser.close();
