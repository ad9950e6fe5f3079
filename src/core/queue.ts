// Sending jobs: enqueueing and cancelling are part of the transaction that writes the task's row.
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Transaction } from './db/connect.ts';
import { queueSchema } from './queue-install.ts';
import type { JobName, Jobs } from './queue-jobs.ts';

export type Queue = {
  /** The job exists if and only if the transaction commits. `id` is the task number; the same id never runs twice. */
  enqueue<Name extends JobName>(
    tx: Transaction,
    name: Name,
    data: Jobs[Name],
    options: { id: string; ownerId: string; priority?: number },
  ): Promise<void>;
  /** A queued job never starts; the signal of a running one fires within about a second. */
  cancel(tx: Transaction, name: JobName, id: string): Promise<void>;
  close(): Promise<void>;
};

export async function openQueue(pool: pg.Pool, log: Logger): Promise<Queue> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: queueSchema,
    migrate: false,
    createSchema: false,
    supervise: false,
    schedule: false,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'queue'));
  await boss.start();
  return {
    async enqueue(tx, name, data, { id, ownerId, priority = 0 }) {
      await boss.send(name, data, { id, priority, group: { id: ownerId }, db: fromDrizzle(tx, sql) });
    },
    async cancel(tx, name, id) {
      await boss.cancel(name, id, { db: fromDrizzle(tx, sql) });
    },
    close: () => boss.stop({ graceful: false }),
  };
}
