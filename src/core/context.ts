// What every core function gets as its first argument: configuration and the ports to the world.
import type { Logger } from 'pino';
import { type Config, ConfigError } from './config.ts';
import { connectPool, type Database, openDatabase } from './db/connect.ts';
import { type Events, openEvents } from './events.ts';
import { createLog } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import { openMailer } from './mail/open-mailer.ts';
import { openQueue, type Queue } from './queue.ts';
import { openStorage } from './storage/open-storage.ts';
import type { Storage } from './storage/storage.ts';

export type Context = {
  config: Config;
  db: Database;
  queue: Queue;
  storage: Storage;
  mailer: Mailer;
  events: Events;
  log: Logger;
  now(): Date;
  close(): Promise<void>;
};

/** Tests put their own mail, log or clock in; everything else is real. */
export type Overrides = Partial<Pick<Context, 'storage' | 'mailer' | 'log' | 'now'>>;

/** The database must have been migrated. */
export async function createContext(config: Config, overrides: Overrides = {}): Promise<Context> {
  if (!config.databaseUrl)
    throw new ConfigError([
      'DATABASE_URL: expected postgres://user:password@host:5432/name (`npm start` brings its own)',
    ]);
  const log = overrides.log ?? createLog(config.logLevel);
  const pool = connectPool(config.databaseUrl, log);
  const db = openDatabase(pool);
  const queue = await openQueue(pool, log);
  const events = openEvents(db, config.databaseUrl, log);
  const mailer = overrides.mailer ?? openMailer(config, log);
  return {
    config,
    db,
    queue,
    storage: overrides.storage ?? openStorage(config),
    mailer,
    events,
    log,
    now: overrides.now ?? (() => new Date()),
    async close() {
      await events.close();
      await queue.close();
      mailer.close();
      await pool.end();
    },
  };
}
