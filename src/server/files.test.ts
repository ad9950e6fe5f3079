// Signed links to files on disk: reading whole and in parts, uploading exactly what was announced, and nothing else.
import { beforeAll, describe, expect, test } from 'vitest';
import { parseRange } from './files.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
const path = 'speeches/one/speech.mp3';
const content = 'ID3 0123456789';
beforeAll(async () => {
  app = await createTestApp();
  await app.ctx.storage.put(path, Buffer.from(content), { maxBytes: 100 });
});

const errorOf = async (response: Response) =>
  ((await response.json()) as { msg: { error: string } }).msg.error;

describe('reading', () => {
  const get = async (headers: Record<string, string> = {}, options: { downloadName?: string } = {}) =>
    app.app.request(await app.ctx.storage.signGet(path, { seconds: 60, ...options }), { headers });

  test('the whole file, for its holder only, and never run as a page', async () => {
    const response = await get();
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(content);
    expect(response.headers.get('content-type')).toBe('audio/mpeg');
    expect(response.headers.get('content-length')).toBe(String(content.length));
    expect(response.headers.get('accept-ranges')).toBe('bytes');
    expect(response.headers.get('cache-control')).toContain('private');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.each([
    ['bytes=4-7', '0123', 'bytes 4-7/14'],
    ['bytes=12-', '89', 'bytes 12-13/14'],
    ['bytes=-3', '789', 'bytes 11-13/14'],
    ['bytes=4-999', '0123456789', 'bytes 4-13/14'],
  ])('the range %s', async (range, expected, contentRange) => {
    const response = await get({ range });
    expect(response.status).toBe(206);
    expect(await response.text()).toBe(expected);
    expect(response.headers.get('content-range')).toBe(contentRange);
    expect(response.headers.get('content-length')).toBe(String(expected.length));
  });

  test('a range behind the end is told so; nonsense gets the whole', async () => {
    const behind = await get({ range: 'bytes=99-' });
    expect(behind.status).toBe(416);
    expect(behind.headers.get('content-range')).toBe('bytes */14');
    for (const range of ['bytes=1-2,4-5', 'items=1-2', 'bytes=', 'bytes=b-c'])
      expect((await get({ range })).status).toBe(200);
  });

  test('nothing is sent again while it is unchanged', async () => {
    const etag = (await get()).headers.get('etag') ?? '';
    expect((await get({ 'if-none-match': etag })).status).toBe(304);
    expect((await get({ range: 'bytes=0-1', 'if-range': '"older"' })).status).toBe(200);
    expect((await get({ range: 'bytes=0-1', 'if-range': etag })).status).toBe(206);
  });

  test('under a name of its own, in any script', async () => {
    const disposition = (await get({}, { downloadName: '我的声音.mp3' })).headers.get('content-disposition');
    expect(disposition).toContain("filename*=UTF-8''%E6%88%91");
    expect(disposition).toMatch(/^attachment; filename="[\x20-\x7e]+"/);
  });

  test('a link that was changed, has expired or is for something else opens nothing', async () => {
    const link = await app.ctx.storage.signGet(path, { seconds: 60 });
    for (const bad of [
      link.replace('one', 'two'),
      link.replace('exp=', 'exp=9'),
      link.split('?')[0] ?? '',
      `${link}x`,
    ])
      expect(await errorOf(await app.app.request(bad))).toBe('notAllowed');
    expect(await errorOf(await app.app.request(link, { method: 'PUT', body: 'x' }))).toBe('uploadNotAllowed');
    app.ctx.setNow(new Date(Date.now() + 61_000));
    expect(await errorOf(await app.app.request(link))).toBe('notAllowed');
    app.ctx.setNow(undefined);
  });

  test('a file that is gone is not found', async () => {
    const link = await app.ctx.storage.signGet('speeches/gone/speech.mp3', { seconds: 60 });
    expect(await errorOf(await app.app.request(link))).toBe('notFound');
  });
});

describe('uploading', () => {
  const put = async (body: string | ReadableStream, bytes: number, to = `samples/${crypto.randomUUID()}`) => {
    const link = await app.ctx.storage.signPut(to, { seconds: 60, bytes });
    const streaming = typeof body === 'string' ? {} : { duplex: 'half' };
    const response = await app.app.request(link, { method: 'PUT', body, ...streaming } as RequestInit);
    return { response, stored: await app.ctx.storage.head(to) };
  };

  test('exactly what was announced, and the same again after a lost answer', async () => {
    const to = 'samples/again';
    for (let i = 0; i < 2; i++) {
      const { response, stored } = await put('sound', 5, to);
      expect(response.status).toBe(204);
      expect(stored?.bytes).toBe(5);
    }
  });

  test('more bytes than announced are refused, streamed or not', async () => {
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1000)) });
    for (const body of ['sound!', endless]) {
      const { response, stored } = await put(body, 5);
      expect(response.status).toBe(413);
      expect(await errorOf(response)).toBe('fileTooLarge');
      expect(stored).toBeUndefined();
    }
  });

  test('fewer bytes, or none, leave nothing', async () => {
    const { response, stored } = await put('so', 5);
    expect(await errorOf(response)).toBe('uploadMissing');
    expect(stored).toBeUndefined();
    expect((await put('', 5)).stored).toBeUndefined();
  });
});

test('ranges are read as players send them', () => {
  expect(parseRange('bytes=0-0', 10)).toEqual({ start: 0, end: 0 });
  expect(parseRange('bytes=-20', 10)).toEqual({ start: 0, end: 9 });
  expect(parseRange(undefined, 10)).toBeUndefined();
});
