// Doomed files go at once, and go again when somebody writes them late.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { doomedFiles } from '../db/schema.ts';
import { createTestContext, type TestContext } from '../testing/test-context.ts';
import { doomFiles, removeDoomedFiles, removeFiles } from './doom-files.ts';

let ctx: TestContext;
beforeAll(async () => {
  ctx = await createTestContext();
});

const write = (path: string) => ctx.storage.put(path, new Uint8Array(1), { maxBytes: 1 });
const doom = (paths: string[]) => ctx.db.transaction((tx) => doomFiles(tx, paths));
const inMinutes = async (minutes: number, act: () => Promise<unknown>) => {
  ctx.setNow(new Date(Date.now() + minutes * 60_000));
  await act();
  ctx.setNow(undefined);
};

test('a worker or an upload link that writes after the deletion leaves nothing behind', async () => {
  const folder = `speeches/${randomUUID()}/`;
  const upload = `samples/${randomUUID()}`;
  await write(`${folder}a.wav`);
  await doom([folder, upload]);
  expect(await removeFiles(ctx, [folder, upload])).toEqual([`${folder}a.wav`]);

  await write(`${folder}late/b.wav`);
  await write(upload);
  await inMinutes(180, () => removeDoomedFiles(ctx));
  expect(await ctx.storage.list(folder)).toEqual([]);
  expect(await ctx.storage.head(upload)).toBeUndefined();
});

test('a path is noted until nobody can write there any more', async () => {
  const path = `samples/${randomUUID()}`;
  const noted = () => ctx.db.select().from(doomedFiles).where(eq(doomedFiles.path, path));
  await doom([path]);
  await inMinutes(60, () => removeDoomedFiles(ctx));
  expect(await noted()).toHaveLength(1);
  await inMinutes(180, () => removeDoomedFiles(ctx));
  expect(await noted()).toEqual([]);
});

test('one file that cannot be removed does not keep the others', async () => {
  const good = `samples/zzz-${randomUUID()}`;
  await write(good);
  await doom(['NOT A PATH OF OURS', good]);
  await removeDoomedFiles(ctx, 1);
  expect(await ctx.storage.head(good)).toBeUndefined();
});
