// The database: migrations by several processes at once, rules that the tables keep, and survival of lost connections.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, inject, test, vi } from 'vitest';
import { doomFiles, removeDoomedFiles } from '../files/doom-files.ts';
import { StorageError } from '../storage/storage.ts';
import { createTestContext } from '../testing/test-context.ts';
import { migrateDatabase } from './migrate.ts';
import { accounts, doomedFiles, guests, owners, samples, tasks, voices } from './schema.ts';

const ctx = await createTestContext();

test('three processes may migrate an empty database at once, and again later', async () => {
  const url = new URL(inject('databaseTemplate'));
  url.pathname = '/postgres';
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${name}`);
  url.pathname = `/${name}`;
  await Promise.all([migrateDatabase(url.href), migrateDatabase(url.href), migrateDatabase(url.href)]);
  await migrateDatabase(url.href);
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  const { rows } = await client.query(
    "select count(*)::int as count from information_schema.tables where table_schema = 'timbre'",
  );
  expect(rows[0].count).toBeGreaterThanOrEqual(20);
  const { rows: inPublic } = await client.query(
    "select from information_schema.tables where table_schema = 'public'",
  );
  expect(inPublic).toEqual([]);
  await client.end();
  await admin.query(`drop database ${name}`);
  await admin.end();
});

test('deleting an owner deletes everything that is theirs', async () => {
  const [owner] = await ctx.db.insert(owners).values({ kind: 'guest' }).returning();
  const ownerId = owner!.id;
  await ctx.db.insert(guests).values({ id: ownerId, clientId: 'v1', expiresAt: new Date() });
  const [voice] = await ctx.db.insert(voices).values({ ownerId, name: 'Mine' }).returning();
  await ctx.db
    .insert(samples)
    .values({ voiceId: voice!.id, path: 'a/b.wav', fileName: 'b.wav', consentAt: new Date() });
  await ctx.db.insert(tasks).values({ kind: 'clone', ownerId, voiceId: voice!.id, input: {} });
  await ctx.db.delete(owners).where(sql`id = ${ownerId}`);
  for (const table of [guests, voices, samples, tasks]) expect(await ctx.db.$count(table)).toBe(0);
});

test('an address belongs to one account, however it is written', async () => {
  const add = async (email: string) => {
    const [owner] = await ctx.db.insert(owners).values({ kind: 'account' }).returning();
    await ctx.db.insert(accounts).values({ id: owner!.id, email });
  };
  await add('reader@timbre.example');
  await expect(add('reader@timbre.example')).rejects.toThrow();
  await expect(add('Reader@timbre.example')).rejects.toThrow();
});

test('when all connections are cut, the next query works', async () => {
  await ctx.db.execute(sql`select 1`);
  const killer = new pg.Client({ connectionString: ctx.config.databaseUrl });
  await killer.connect();
  await killer.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await killer.end();
  await sleep(50);
  await vi.waitFor(() => ctx.db.execute(sql`select 1`), { timeout: 2000 });
});

test('doomed files go with their transaction, and wait while the storage is down', async () => {
  await ctx.storage.put('doomed/a.wav', new Uint8Array(1), { maxBytes: 1 });
  await expect(
    ctx.db.transaction(async (tx) => {
      await doomFiles(tx, ['doomed/a.wav']);
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  await removeDoomedFiles(ctx);
  expect(await ctx.storage.head('doomed/a.wav')).toBeDefined();

  await ctx.db.transaction((tx) => doomFiles(tx, ['doomed/a.wav']));
  const down = () => Promise.reject(new StorageError('unavailable', 'down'));
  expect(await removeDoomedFiles({ ...ctx, storage: { ...ctx.storage, delete: down } })).toBe(0);
  expect(await ctx.db.$count(doomedFiles)).toBe(1);
  expect(await removeDoomedFiles(ctx)).toBe(1);
  expect(await ctx.storage.head('doomed/a.wav')).toBeUndefined();
});
