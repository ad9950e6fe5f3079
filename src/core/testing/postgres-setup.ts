// Vitest's global set-up: one embedded Postgres for the whole run, with a migrated template that every test file copies.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { runPostgres } from '../db/embedded/run-postgres.ts';
import { migrateDatabase } from '../db/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The template's address; test-context.ts makes databases from it. */
    databaseTemplate: string;
  }
}

/** A server of one's own choice, to test another version of Postgres: TEST_DATABASE_URL=postgres://... npx vitest run */
async function startServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const chosen = process.env.TEST_DATABASE_URL;
  if (chosen) return { url: chosen, stop: () => Promise.resolve() };
  const folder = await mkdtemp(join(tmpdir(), 'timbre-test-'));
  // As root, Postgres runs as another user, who must get in; otherwise it would move out to a system folder.
  await chmod(folder, 0o755);
  const postgres = await runPostgres(folder, { durable: false });
  return {
    url: postgres.url,
    async stop() {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export default async function setUp(project: TestProject) {
  const server = await startServer();
  try {
    await migrateDatabase(server.url);
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide('databaseTemplate', server.url);
  return server.stop;
}

/** A copy of the template takes some 50 ms, a migration takes a second. */
export async function copyDatabase(
  template: string,
  name: string,
): Promise<{ url: string; drop(): Promise<void> }> {
  const admin = async (query: string) => {
    const url = new URL(template);
    url.pathname = '/postgres';
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    try {
      // Two copies at once would each find the template in use by the other.
      await client.query('select pg_advisory_lock(1)');
      await client.query(query);
    } finally {
      await client.end();
    }
  };
  const original = pg.escapeIdentifier(new URL(template).pathname.slice(1));
  await admin(`create database ${pg.escapeIdentifier(name)} template ${original}`);
  const url = new URL(template);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => admin(`drop database ${pg.escapeIdentifier(name)} with (force)`) };
}
