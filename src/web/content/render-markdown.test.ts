// What Markdown becomes: anchors, localised links, highlighted code, tables that scroll, sections for search.
import { expect, it } from 'vitest';
import { renderMarkdown } from './render-markdown.ts';

const source = `First *words*.

## Two steps

See [the guide](/docs/guide/quick-start) and [the law](https://law.example).

### 录音

| a | b |
|---|---|
| 1 | 2 |

\`\`\`js
const x = 1;
\`\`\`
`;

it('names its headings and links to them', () => {
  const { headings, html } = renderMarkdown(source, 'en');
  expect(headings).toEqual([
    { id: 'two-steps', depth: 2, text: 'Two steps' },
    { id: '录音', depth: 3, text: '录音' },
  ]);
  expect(html).toContain('<h2 id="two-steps">Two steps<a href="#two-steps"');
});

it('keeps links in the language of the page', () => {
  expect(renderMarkdown(source, 'en').html).toContain('href="/docs/guide/quick-start"');
  expect(renderMarkdown(source, 'zh').html).toContain('href="/zh/docs/guide/quick-start"');
  expect(renderMarkdown(source, 'zh').html).toContain('href="https://law.example"');
  expect(renderMarkdown('[document](/api/openapi.json)', 'zh').html).toContain('href="/api/openapi.json"');
});

it('highlights code and lets wide things scroll', () => {
  const { html } = renderMarkdown(source, 'en');
  expect(html).toContain('<span class="hljs-keyword">const</span>');
  expect(html).toContain('<div class="table-scroll" tabindex="0"><table>');
  expect(html).toContain('<pre tabindex="0">');
});

it('cuts the text into sections for search', () => {
  const { sections } = renderMarkdown(source, 'en');
  expect(sections.map(({ id }) => id)).toEqual(['', 'two-steps', '录音']);
  expect(sections[0]?.text).toBe('First words.');
  expect(sections[2]?.text).toContain('1 2 const x = 1;');
});

it('does not let HTML through', () => {
  expect(renderMarkdown('<script>alert(1)</script>', 'en').html).not.toContain('<script');
});
