// Sitemap and feed: addresses in both languages, text that cannot break out.
import { expect, it } from 'vitest';
import { writeFeed, writeSitemap } from './xml.ts';

it('lists each page once per language with its pair', () => {
  const xml = writeSitemap('https://t.example', [
    { path: '/' },
    { path: '/blog/a', date: '2025-01-02' },
    { path: '/zh/blog/a', date: '2025-01-02' },
  ]);
  expect(xml.match(/<loc>/g)).toHaveLength(4);
  expect(xml).toContain('<loc>https://t.example/zh</loc>');
  expect(xml).toContain('hreflang="zh" href="https://t.example/zh/blog/a"');
  expect(xml).toContain('hreflang="x-default" href="https://t.example/blog/a"');
  expect(xml).toContain('<lastmod>2025-01-02</lastmod>');
});

it('writes RSS with escaped texts and dates of RFC 822', () => {
  const item = { path: '/zh/blog/a', title: 'A & <b>', description: '"x"', date: '2025-01-02' };
  const xml = writeFeed('https://t.example', { title: 'T', description: 'D', locale: 'zh', items: [item] });
  expect(xml).toContain('<title>A &amp; &lt;b&gt;</title>');
  expect(xml).toContain('<pubDate>Thu, 02 Jan 2025 00:00:00 GMT</pubDate>');
  expect(xml).toContain('<language>zh-CN</language>');
});
