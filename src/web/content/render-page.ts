// One Markdown file to one page: front matter, facts of the code, HTML, reading time.
import { type Locale, locales } from '#contract/locales.ts';
import { fillFacts } from './fill-facts.ts';
import { readFrontMatter } from './front-matter.ts';
import { type ContentKind, contentKinds, type Page } from './page.ts';
import { renderMarkdown } from './render-markdown.ts';

const wordsPerMinute = 220;
const charactersPerMinute = 400;

/** Chinese is counted by characters, everything else by words. */
export function readingMinutes(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.replace(/\p{Script=Han}/gu, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(han / charactersPerMinute + words / wordsPerMinute));
}

/** @throws Error when the file lies elsewhere. @example placeOf('content/zh/blog/labels.md') // zh, blog, labels */
function placeOf(file: string): { locale: Locale; kind: ContentKind; slug: string } {
  const [, language, folder, slug] = /(?:^|\/)content\/(\w+)\/(\w+)\/([a-z0-9/-]+)\.md$/.exec(file) ?? [];
  const locale = locales.find((name) => name === language);
  const kind = contentKinds.find((name) => name === folder);
  if (!locale || !kind || !slug) throw new Error(`${file}: not a place for content`);
  return { locale, kind, slug };
}

export function renderPage(file: string, source: string): Page {
  const place = placeOf(file);
  const { meta, body } = readFrontMatter(source, place.kind, file);
  const rendered = renderMarkdown(fillFacts(body, place.locale, file), place.locale);
  const text = rendered.sections.map((section) => `${section.heading} ${section.text}`).join(' ');
  return { ...place, ...meta, minutes: readingMinutes(text), ...rendered };
}
