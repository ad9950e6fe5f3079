// The disk passes the conformance suite, behind a server that honours its signed links as ours does.
import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { testStorage } from './conformance-suite.ts';
import { openDisk } from './disk.ts';
import { attachmentHeader, filesPath, verifyFileLink } from './file-links.ts';

const secret = 'a secret that is at least 32 characters';
const root = await mkdtemp(join(tmpdir(), 'timbre-disk-'));
const storage = openDisk(root, secret);
afterAll(() => rm(root, { recursive: true, force: true }));

/** The rules of src/server/files.ts without HTTP: verify the link, then do what it grants and nothing else. */
async function follow(link: string, init: RequestInit = {}): Promise<Response> {
  const url = new URL(link, 'http://localhost');
  const path = decodeURIComponent(url.pathname.slice(filesPath.length));
  const grant = verifyFileLink(secret, init.method ?? 'GET', path, url.searchParams);
  if (!grant) return new Response(null, { status: 403 });
  if (grant.method === 'PUT') {
    const body = new Uint8Array(await new Response(init.body ?? null).arrayBuffer());
    if (body.byteLength !== grant.bytes) return new Response(null, { status: 413 });
    await storage.put(path, body, { maxBytes: grant.bytes });
    return new Response();
  }
  const asked = /^bytes=(\d+)-(\d*)$/.exec(new Headers(init.headers).get('range') ?? '');
  const file = await storage.get(
    path,
    asked ? { start: Number(asked[1]), ...(asked[2] && { end: Number(asked[2]) }) } : undefined,
  );
  if (!file) return new Response(null, { status: 404 });
  return new Response(file.body as ReadableStream<Uint8Array<ArrayBuffer>>, {
    status: file.range ? 206 : 200,
    headers: {
      'content-type': file.contentType,
      ...(grant.downloadName !== undefined && {
        'content-disposition': attachmentHeader(grant.downloadName),
      }),
    },
  });
}

describe('disk', () => testStorage(() => ({ storage, fetch: follow })));

test('a body that breaks off leaves no draft', async () => {
  const broken = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(new Uint8Array(10));
      controller.error(new Error('the browser went away'));
    },
  });
  await expect(storage.put('broken/x.wav', broken, { maxBytes: 100 })).rejects.toThrow('went away');
  expect(await readdir(join(root, '.drafts'))).toEqual([]);
});

test('many puts and deletes in one folder do not disturb each other', async () => {
  const work = Array.from({ length: 40 }, async (_, index) => {
    const path = `busy/${index}.wav`;
    await storage.put(path, new Uint8Array(index), { maxBytes: 100 });
    if (index % 2) await storage.delete(path);
  });
  await Promise.all(work);
  expect(await storage.list('busy/')).toHaveLength(20);
});

test('a link that someone put into the folder is not listed', async () => {
  await writeFile(join(root, 'outside'), 'x');
  await storage.put('linked/a.wav', new Uint8Array(1), { maxBytes: 1 });
  await symlink(join(root, 'outside'), join(root, 'linked', 'b.wav'));
  expect((await storage.list('linked/')).map(({ path }) => path)).toEqual(['linked/a.wav']);
});
