// Markdown to HTML, at build time only: code is highlighted, headings get anchors, links stay in the page's language.
import rehypeHighlight from 'rehype-highlight';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { Locale } from '#contract/locales.ts';
import { localePath } from '../i18n/locale.ts';
import { cleanText, type HtmlNode, visitElements } from './html-tree.ts';
import type { Heading, Section } from './page.ts';

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeSlug)
  .use(rehypeHighlight)
  .use(rehypeStringify);

export type RenderedMarkdown = { html: string; headings: Heading[]; sections: Section[] };

const depthOf = (node: HtmlNode): number | undefined =>
  /^h[1-6]$/.test(node.tagName ?? '') ? Number(node.tagName?.slice(1)) : undefined;
const idOf = (node: HtmlNode): string => String(node.properties?.id ?? '');

function readHeadings(tree: HtmlNode): Heading[] {
  return (tree.children ?? []).flatMap((node) => {
    const depth = depthOf(node);
    return depth === 2 || depth === 3 ? [{ id: idOf(node), depth, text: cleanText(node) }] : [];
  });
}

function readSections(tree: HtmlNode): Section[] {
  const sections: Section[] = [{ id: '', heading: '', text: '' }];
  for (const node of tree.children ?? []) {
    const current = sections.at(-1)!;
    if (depthOf(node)) sections.push({ id: idOf(node), heading: cleanText(node), text: '' });
    else current.text = `${current.text} ${cleanText(node)}`.trim();
  }
  return sections.filter(({ heading, text }) => heading !== '' || text !== '');
}

/** Paths of the site are written without a language and get the page's own; files and the API have none. */
function adaptLink(link: HtmlNode, locale: Locale): void {
  const href = String(link.properties?.href ?? '');
  if (href.startsWith('/') && !/^\/(api|samples|assets)\//.test(href))
    link.properties = { ...link.properties, href: localePath(locale, href) };
  else if (/^https?:/.test(href)) link.properties = { ...link.properties, rel: 'noreferrer' };
}

/** A link to the heading itself; the table of contents offers the same to the keyboard and to screen readers. */
function addAnchor(heading: HtmlNode): void {
  const properties = { href: `#${idOf(heading)}`, className: 'anchor', ariaHidden: 'true', tabIndex: -1 };
  const mark = { type: 'text', value: '#' };
  heading.children?.push({ type: 'element', tagName: 'a', properties, children: [mark] });
}

/** Wide things scroll by themselves, with the keyboard too. */
function makeScrollable(table: HtmlNode): void {
  const inner = { ...table };
  table.tagName = 'div';
  table.properties = { className: 'table-scroll', tabIndex: 0 };
  table.children = [inner];
}

export function renderMarkdown(markdown: string, locale: Locale): RenderedMarkdown {
  const tree = processor.runSync(processor.parse(markdown));
  const html: HtmlNode = tree;
  const headings = readHeadings(html);
  const sections = readSections(html);
  visitElements(html, (element) => {
    if (element.tagName === 'a') adaptLink(element, locale);
    if (element.tagName === 'table') makeScrollable(element);
    if (element.tagName === 'pre') element.properties = { ...element.properties, tabIndex: 0 };
    if (element.tagName === 'h2' || element.tagName === 'h3') addAnchor(element);
  });
  return { html: processor.stringify(tree), headings, sections };
}
