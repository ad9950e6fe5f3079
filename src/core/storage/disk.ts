// Files in a folder of this machine. A file is whole or not there: it is written aside, synced and then renamed.
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { readCapped, resolveRange } from './bodies.ts';
import { signFileLink } from './file-links.ts';
import { checkFolder, checkPath, contentTypeOf } from './paths.ts';
import type { Body, Storage, StoredFile } from './storage.ts';

const isMissing = (error: unknown) =>
  ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

async function unlessMissing<T>(action: Promise<T>): Promise<T | undefined> {
  try {
    return await action;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export function openDisk(root: string, secret: string): Storage {
  const placeOf = (path: string) => join(root, checkPath(path));
  // Names of ours never begin with a dot, so nobody can ask for what is in here.
  const drafts = join(root, '.drafts');

  async function writeDraft(body: Body, maxBytes: number): Promise<string> {
    await mkdir(drafts, { recursive: true, mode: 0o700 });
    const draft = join(drafts, randomUUID());
    const file = await open(draft, 'wx', 0o600);
    try {
      for await (const chunk of readCapped(body, maxBytes)) await file.write(chunk);
      await file.sync();
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    } finally {
      await file.close();
    }
    return draft;
  }

  async function moveInto(draft: string, place: string): Promise<void> {
    const folder = dirname(place);
    for (let tries = 3; ; tries--) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // A delete may take the empty folder away in between.
      if (await unlessMissing(rename(draft, place).then(() => true))) break;
      if (tries === 1) throw new Error(`${folder} keeps vanishing`);
    }
    await syncFolder(folder);
  }

  const describe = async (path: string): Promise<StoredFile | undefined> => {
    const stats = await unlessMissing(stat(placeOf(path)));
    return stats?.isFile() ? { path, bytes: stats.size, changedAt: stats.mtime } : undefined;
  };

  return {
    async put(path, body, { maxBytes }) {
      const place = placeOf(path);
      await moveInto(await writeDraft(body, maxBytes), place);
      const file = await describe(path);
      if (!file) throw new Error(`${path} was deleted while it was written`);
      return file;
    },

    async get(path, range) {
      // The open file stays readable when it is replaced or deleted meanwhile.
      const handle = await unlessMissing(open(placeOf(path), 'r'));
      if (!handle) return undefined;
      try {
        const { size, isFile } = await handle
          .stat()
          .then((stats) => ({ size: stats.size, isFile: stats.isFile() }));
        if (!isFile) {
          await handle.close();
          return undefined;
        }
        const part = range && resolveRange(range, size);
        const stream = createReadStream('', { fd: handle, ...part });
        return {
          body: Readable.toWeb(stream) as ReadableStream<Uint8Array>,
          bytes: size,
          contentType: contentTypeOf(path),
          ...(part && { range: part }),
        };
      } catch (error) {
        await handle.close();
        throw error;
      }
    },

    head: describe,

    async delete(path) {
      const place = placeOf(path);
      await rm(place, { force: true });
      await rmdir(dirname(place)).catch(() => undefined); // Not empty, or gone: both fine.
    },

    async list(folder) {
      const entries = await unlessMissing(
        readdir(join(root, checkFolder(folder)), { recursive: true, withFileTypes: true }),
      );
      const paths = (entries ?? [])
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));
      const files = await Promise.all(paths.sort().map(describe));
      return files.filter((file) => file !== undefined);
    },

    signGet: async (path, { seconds, downloadName }) =>
      signFileLink(
        secret,
        { method: 'GET', path: checkPath(path), ...(downloadName !== undefined && { downloadName }) },
        seconds,
      ),

    signPut: async (path, { seconds, bytes }) =>
      signFileLink(secret, { method: 'PUT', path: checkPath(path), bytes }, seconds),
  };
}
