// What every core function gets as its first argument: configuration and the ports to the world.
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './db/connect.ts';
import type { Events } from './events.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Queue } from './queue.ts';
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
