// What every storage must do. Run for disk and for S3, so that neither can be told from the other.
import { expect, test } from 'vitest';
import { type Storage, StorageError } from './storage.ts';

export type Subject = {
  storage: Storage;
  /** Follows a signed link as a browser would. */
  fetch(url: string, init?: RequestInit): Promise<Response>;
};

const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = (body: ReadableStream<Uint8Array>) =>
  new Response(body as ReadableStream<Uint8Array<ArrayBuffer>>).text();

function streamOf(...chunks: string[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(bytesOf(chunk));
      controller.close();
    },
  });
}

export function testStorage(getSubject: () => Subject): void {
  const storage = () => getSubject().storage;
  const follow: Subject['fetch'] = (url, init) => getSubject().fetch(url, init);
  const put = (path: string, text: string) => storage().put(path, bytesOf(text), { maxBytes: 1000 });

  test('what was put comes back, with its size and a type by our extension', async () => {
    expect(await put('voices/a/sample.wav', 'hello')).toMatchObject({
      path: 'voices/a/sample.wav',
      bytes: 5,
    });
    const file = await storage().get('voices/a/sample.wav');
    expect(file).toMatchObject({ bytes: 5, contentType: 'audio/wav' });
    expect(await read(file!.body)).toBe('hello');
    expect(await storage().head('voices/a/sample.wav')).toMatchObject({ bytes: 5 });
  });

  test('a stream is taken as well, and a second put replaces the first', async () => {
    await storage().put('voices/b/x.mp3', streamOf('one', 'two'), { maxBytes: 6 });
    await storage().put('voices/b/x.mp3', streamOf('three'), { maxBytes: 6 });
    expect(await read((await storage().get('voices/b/x.mp3'))!.body)).toBe('three');
  });

  test('one byte too many leaves nothing behind', async () => {
    const put = storage().put('voices/c/big.wav', streamOf('123', '456'), { maxBytes: 5 });
    await expect(put).rejects.toMatchObject({ code: 'tooLarge', retryable: false });
    expect(await storage().head('voices/c/big.wav')).toBeUndefined();
  });

  test('ranges: the middle, to the end, beyond the end, behind the end', async () => {
    await put('voices/d/r.wav', '0123456789');
    const range = async (start: number, end?: number) => {
      const file = await storage().get('voices/d/r.wav', { start, ...(end !== undefined && { end }) });
      return [await read(file!.body), file!.range, file!.bytes];
    };
    expect(await range(2, 4)).toEqual(['234', { start: 2, end: 4 }, 10]);
    expect(await range(7)).toEqual(['789', { start: 7, end: 9 }, 10]);
    expect(await range(8, 50)).toEqual(['89', { start: 8, end: 9 }, 10]);
    await expect(range(10)).rejects.toMatchObject({ code: 'badRange' });
  });

  test('what is not there is undefined, and deleting it is fine', async () => {
    expect(await storage().get('voices/none.wav')).toBeUndefined();
    expect(await storage().head('voices/none.wav')).toBeUndefined();
    await storage().delete('voices/none.wav');
  });

  test('a deleted file is gone', async () => {
    await put('voices/e/x.wav', 'x');
    await storage().delete('voices/e/x.wav');
    expect(await storage().get('voices/e/x.wav')).toBeUndefined();
  });

  test('a listing holds the files of one folder, at any depth, and of no other', async () => {
    for (const path of ['list/1/a.wav', 'list/1/deep/b.wav', 'list/10/c.wav']) await put(path, path);
    const files = await storage().list('list/1/');
    expect(files.map(({ path, bytes }) => [path, bytes])).toEqual([
      ['list/1/a.wav', 12],
      ['list/1/deep/b.wav', 17],
    ]);
    expect(await storage().list('list/none/')).toEqual([]);
  });

  test.each([
    '../secret',
    'voices/../../etc/passwd',
    '/etc/passwd',
    'voices//x.wav',
    'voices/./x.wav',
    'voices/.hidden',
    'Voices/X.wav',
    'voices/x.wav/',
    'voices/x y.wav',
    'voices/x%2f..wav',
    'voices\\x.wav',
    'voices/x\0.wav',
    'voices/x.tar.gz',
    'voices/ü.wav',
    '',
    'a'.repeat(201),
  ])('the path %j is refused everywhere', async (path) => {
    const refused = { code: 'badPath' };
    await expect(put(path, 'x')).rejects.toMatchObject(refused);
    const others: (() => Promise<unknown>)[] = [
      () => storage().get(path),
      () => storage().head(path),
      () => storage().delete(path),
      () => storage().signGet(path, { seconds: 60 }),
      () => storage().signPut(path, { seconds: 60, bytes: 1 }),
    ];
    for (const action of others) await expect((async () => action())()).rejects.toBeInstanceOf(StorageError);
    await expect((async () => storage().list(`${path}..`))()).rejects.toMatchObject(refused);
  });

  test('a signed link reads one file, whole or in part; an unsigned or changed one does not', async () => {
    await put('links/a.mp3', 'sound');
    await put('links/b.mp3', 'other');
    const link = await storage().signGet('links/a.mp3', { seconds: 60 });
    const response = await follow(link);
    expect([response.status, await response.text()]).toEqual([200, 'sound']);
    expect(response.headers.get('content-type')).toBe('audio/mpeg');
    const part = await follow(link, { headers: { range: 'bytes=1-2' } });
    expect([part.status, await part.text()]).toEqual([206, 'ou']);
    expect((await follow(link.replace('links/a', 'links/b'))).status).toBe(403);
    expect((await follow(link.slice(0, link.indexOf('?')))).status).toBe(403);
  });

  test('a download keeps its name, whatever letters it has', async () => {
    await put('links/c.mp3', 'sound');
    const link = await storage().signGet('links/c.mp3', { seconds: 60, downloadName: '你好 "x".mp3' });
    const header = (await follow(link)).headers.get('content-disposition');
    expect(header).toContain('attachment');
    expect(decodeURIComponent(/filename\*=UTF-8''([^;]+)/.exec(header ?? '')?.[1] ?? '')).toBe(
      '你好 "x".mp3',
    );
  });

  test('a signed link ends', async () => {
    await put('links/d.mp3', 'sound');
    const link = await storage().signGet('links/d.mp3', { seconds: 1 });
    expect((await follow(link)).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 2100));
    expect((await follow(link)).status).toBe(403);
  });

  test('a signed PUT takes exactly as many bytes as it was made for, and reads nothing', async () => {
    const link = await storage().signPut('links/up.bin', { seconds: 60, bytes: 4 });
    expect((await follow(link, { method: 'PUT', body: '12345' })).status).not.toBe(200);
    expect(await storage().head('links/up.bin')).toBeUndefined();
    expect((await follow(link, { method: 'PUT', body: '1234' })).status).toBe(200);
    expect(await storage().head('links/up.bin')).toMatchObject({ bytes: 4 });
    expect((await follow(link)).status).toBe(403);
  });
}
