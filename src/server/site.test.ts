// The site inside the server: rendered pages with this answer's nonce, the build's files, robots without error pages.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from './app.ts';
import type { AppEnv } from './app-env.ts';
import { browserConfigOf, createSite } from './site.ts';
import { createTestApp, type TestApp } from './test-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'timbre-build-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The smallest build that React Router serves: one page, whose text is what the server handed to it. */
const build = `
import { RouterContextProvider, createContext } from '${import.meta.resolve('react-router')}';
const key = createContext();
const handle = (request, status, headers, _, context) => {
  headers.set('content-type', 'text/html');
  const { nonce, requestId, browserConfig } = context.get ? context.get(key) : {};
  return new Response('<html>' + JSON.stringify({ nonce, requestId, browserConfig }), { status, headers });
};
export const entry = { module: { default: handle, handleError: () => {}, makeLoadContext: (site) => {
  const provider = new RouterContextProvider();
  provider.set(key, site);
  return provider;
} } };
export const routes = { root: { id: 'root', path: '/', module: { default: () => null } } };
export const assets = { entry: { module: '', imports: [] }, routes: { root: { id: 'root', path: '/', module: '' } }, url: '', version: '1' };
export const future = {}; export const ssr = true; export const isSpaMode = false; export const prerender = [];
export const publicPath = '/'; export const assetsBuildDirectory = ''; export const routeDiscovery = { mode: 'initial' };
`;

let server: TestApp;
let app: Hono<AppEnv>;
beforeAll(async () => {
  mkdirSync(join(folder, 'server'));
  mkdirSync(join(folder, 'client', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'server', 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'server', 'index.js'), build);
  writeFileSync(join(folder, 'client', 'assets', 'page-abc.js'), 'export const x = 1;'.repeat(100));
  writeFileSync(join(folder, 'client', 'build.json'), '{"id":"1"}');
  writeFileSync(join(folder, 'client', 'hello.mp3'), 'ID3 0123456789');
  server = await createTestApp();
  app = createApp(server.ctx, { site: await createSite(server.ctx, folder) });
});

describe('pages', () => {
  test('get the nonce of the policy, the request id and the public configuration', async () => {
    const response = await app.request('/');
    const site = JSON.parse((await response.text()).slice('<html>'.length));
    expect(response.headers.get('content-security-policy')).toContain(`'nonce-${site.nonce}'`);
    expect(response.headers.get('x-request-id')).toBe(site.requestId);
    expect(site.browserConfig).toMatchObject({ requestKey: server.ctx.config.requestKey, version: '0.1.0' });
    expect(JSON.stringify(site)).not.toContain(server.ctx.config.appSecret);
  });

  test('that do not exist: an error page for people, the bare status for robots', async () => {
    const person = await app.request('/nowhere');
    expect(person.status).toBe(404);
    expect(await person.text()).toContain('<html>');
    const robot = await app.request('/nowhere', { headers: { 'user-agent': 'Googlebot/2.1' } });
    expect(robot.status).toBe(404);
    expect(await robot.text()).toBe('404\n');
  });

  test('unknown API paths are no pages', async () => {
    expect((await app.request('/api/nothing')).headers.get('content-type')).toContain('application/json');
  });

  test('without a build the server says what to do', async () => {
    await expect(createSite(server.ctx, join(folder, 'none'))).rejects.toThrow('npm run build');
  });
});

describe('files of the build', () => {
  test('with a hash in their name are kept for ever, compressed', async () => {
    const response = await app.request('/assets/page-abc.js', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('content-encoding')).toBe('br');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.length).toBeLessThan(100);
    expect(brotliDecompressSync(bytes).toString()).toContain('export const x');
  });

  test('without one are asked for each time, and not sent again unchanged', async () => {
    const response = await app.request('/build.json');
    expect(await response.json()).toEqual({ id: '1' });
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const etag = response.headers.get('etag') ?? '';
    expect((await app.request('/build.json', { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  test('sounds can be read in parts', async () => {
    const response = await app.request('/hello.mp3', { headers: { range: 'bytes=4-7' } });
    expect(response.status).toBe(206);
    expect(await response.text()).toBe('0123');
  });

  test.each([
    '/../server/index.js',
    '/assets/../../server/index.js',
    '/%2e%2e/server/index.js',
    '/server/index.js',
  ])('%s is none of them', async (path) => {
    expect(await (await app.request(path)).text()).not.toContain('RouterContextProvider');
  });
});

test('in production the origin is the public one, whatever the request claims', () => {
  const { ctx } = server;
  const config = { ...ctx.config, production: true, publicUrl: 'https://timbre.example' };
  const given = browserConfigOf({ ...ctx, config }, 'http://evil.example/');
  expect([given.origin, given.authUrl]).toEqual(['https://timbre.example', 'https://timbre.example/auth/v1']);
  expect(browserConfigOf(ctx, 'http://127.0.0.1:3000/x').origin).toBe('http://127.0.0.1:3000');
});
