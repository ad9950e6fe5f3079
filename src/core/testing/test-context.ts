// A real context for a test: its own database, files in a temporary folder, mail in memory. Imported by tests only.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, inject } from 'vitest';
import { type Environment, loadConfig } from '../config.ts';
import { type Context, createContext, type Overrides } from '../context.ts';
import type { KeptMail, Mailer } from '../mail/mailer.ts';
import { copyDatabase } from './postgres-setup.ts';

export type TestContext = Context & {
  /** Everything that was sent, oldest first. */
  mails: KeptMail[];
  /** Moves the context's clock; the database's own clock stays. */
  setNow(now: Date | undefined): void;
};

function keepInMemory(mails: KeptMail[]): Mailer {
  return {
    async send(mail) {
      mails.push({ ...mail, id: String(mails.length), sentAt: new Date() });
    },
    mailbox: { list: async () => mails.toReversed() },
    close: () => undefined,
  };
}

/**
 * Call it at the top of a test file or in beforeAll; it cleans up after the file.
 *
 * @example const ctx = await createTestContext();
 */
export async function createTestContext(
  env: Environment = {},
  overrides: Overrides = {},
): Promise<TestContext> {
  const dataDir = await mkdtemp(join(tmpdir(), 'timbre-data-'));
  const database = await copyDatabase(inject('databaseTemplate'), `test_${randomBytes(8).toString('hex')}`);
  const mails: KeptMail[] = [];
  let fixedNow: Date | undefined;
  const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_URL: database.url, ...env });
  const ctx = await createContext(config, {
    log: pino({ level: 'silent' }),
    mailer: keepInMemory(mails),
    now: () => fixedNow ?? new Date(),
    ...overrides,
  });
  afterAll(async () => {
    await ctx.close();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return Object.assign(ctx, {
    mails,
    setNow: (now: Date | undefined) => {
      fixedNow = now;
    },
  });
}
