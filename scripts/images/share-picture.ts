// What a shared link looks like: the mark, a title, a line below it, a wave. 1200 by 630 pixels of HTML.
import { type Locale, localeTags } from '#contract/locales.ts';

export const shareSize = { width: 1200, height: 630 };

const wave = Array.from({ length: 64 }, (_, index) => {
  const height = 20 + 150 * Math.sin((Math.PI * index) / 63) * (0.55 + 0.45 * Math.sin(index * 1.7) ** 2);
  return `<rect x="${index * 19}" y="${100 - height / 2}" width="9" height="${height}" rx="4.5"/>`;
}).join('');

export type ShareTexts = { locale: Locale; name: string; title: string; text: string };

export const drawShare = (mark: string, { locale, name, title, text }: ShareTexts): string =>
  `<!doctype html><html lang="${localeTags[locale]}"><style>
    body { margin: 0; width: 1200px; height: 630px; overflow: hidden; position: relative; background: #0f5b4c; color: #fff;
      font-family: 'Noto Sans', 'DejaVu Sans', 'Noto Sans CJK SC', sans-serif; }
    header { display: flex; align-items: center; gap: 22px; padding: 56px 72px 0; font-size: 44px; font-weight: 600; }
    header svg { width: 76px; height: 76px; }
    h1 { margin: 36px 72px 0; max-width: 1040px; font-size: ${[...title].length > 34 ? 60 : 74}px; line-height: 1.18;
      font-weight: 700; text-wrap: balance; }
    p { margin: 24px 72px 0; font-size: 32px; color: #cfe6df; }
    .wave { position: absolute; left: 0; bottom: 20px; width: 1200px; height: 150px; fill: #dba27a; }
  </style><header>${mark}<span>${name}</span></header>
  <h1>${title}</h1><p>${text}</p>
  <svg class="wave" viewBox="0 0 1206 200" preserveAspectRatio="none">${wave}</svg></html>`;
