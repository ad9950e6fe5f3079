// First visits: cookie, then the browser's languages, then English; only at the bare home page; never robots.
import { describe, expect, it } from 'vitest';
import { detectFirstVisit, preferredLocale } from './first-visit.ts';

const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const visit = (path: string, headers: Record<string, string>) =>
  detectFirstVisit(
    new Request(`https://timbre.example${path}`, { headers: { 'user-agent': browser, ...headers } }),
  );

describe('detectFirstVisit', () => {
  it('sends Chinese browsers to the Chinese home page', () => {
    expect(visit('/', { 'accept-language': 'zh-CN,zh;q=0.9,en;q=0.8' })).toBe('zh');
    expect(visit('/?ref=x', { 'accept-language': 'zh-TW' })).toBe('zh');
  });

  it('leaves everyone else where they are', () => {
    expect(visit('/', { 'accept-language': 'en-US,zh;q=0.5' })).toBeUndefined();
    expect(visit('/', { 'accept-language': 'fr,de;q=0.8' })).toBeUndefined();
    expect(visit('/', {})).toBeUndefined();
  });

  it('believes the cookie more than the browser', () => {
    expect(visit('/', { cookie: 'locale=en', 'accept-language': 'zh-CN' })).toBeUndefined();
    expect(visit('/', { cookie: 'locale=zh', 'accept-language': 'en' })).toBe('zh');
    expect(visit('/', { cookie: 'locale=klingon', 'accept-language': 'zh' })).toBe('zh');
  });

  it('asks at the bare home page only', () => {
    expect(visit('/models', { 'accept-language': 'zh-CN' })).toBeUndefined();
    expect(visit('/zh', { 'accept-language': 'en' })).toBeUndefined();
  });

  it('never redirects robots', () => {
    const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
    expect(visit('/', { 'user-agent': robot, 'accept-language': 'zh-CN' })).toBeUndefined();
  });
});

describe('preferredLocale', () => {
  it('goes by weight, then by order', () => {
    expect(preferredLocale('en;q=0.4, zh;q=0.6')).toBe('zh');
    expect(preferredLocale('zh, en')).toBe('zh');
    expect(preferredLocale('en;q=0, ja')).toBeUndefined();
  });
});
