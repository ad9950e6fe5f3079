// Addresses and languages.
import { describe, expect, it } from 'vitest';
import { barePath, localeCookieText, localeOfPath, localePath, readCookie } from './locale.ts';

describe('localeOfPath', () => {
  it.each([
    ['/', 'en'],
    ['/zh', 'zh'],
    ['/zh/models', 'zh'],
    ['/zh?from=mail', 'zh'],
    ['/zhejiang', 'en'],
    ['/models/zh', 'en'],
  ])('%s is %s', (path, locale) => {
    expect(localeOfPath(path)).toBe(locale);
  });
});

describe('localePath', () => {
  it.each([
    ['/', '/zh'],
    ['/#faq', '/zh#faq'],
    ['/?a=1', '/zh?a=1'],
    ['/models', '/zh/models'],
    ['/clone?start=record#top', '/zh/clone?start=record#top'],
  ])('%s becomes %s and comes back', (english, chinese) => {
    expect(localePath('zh', english)).toBe(chinese);
    expect(localePath('en', chinese)).toBe(english);
    expect(localePath('zh', chinese)).toBe(chinese);
    expect(barePath(chinese)).toBe(english);
  });
});

describe('the cookie', () => {
  it('lasts a year, for the whole site, same site lax', () => {
    expect(localeCookieText('zh')).toBe('locale=zh; Max-Age=31536000; Path=/; SameSite=Lax');
  });

  it('is found among others', () => {
    expect(readCookie('theme=dark; locale=zh; x=locale=en', 'locale')).toBe('zh');
    expect(readCookie('mylocale=zh', 'locale')).toBeUndefined();
  });
});
