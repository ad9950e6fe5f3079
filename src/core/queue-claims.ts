// Which worker holds which job. Every worker holds a lock that ends with its connection, so a killed one is noticed at once.
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { type Db, fromDrizzle, type PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database, Transaction } from './db/connect.ts';
import { jobClaims } from './db/schema.ts';

/** First half of the advisory lock's key; the second half is the worker's own number. */
const lockClass = 0x776f726b;
export type HeldJob = { id: string; name: string; retryCount: number };

/** The number that stands for this process, and the connection whose lock proves that it lives. */
export async function holdWorkerLock(
  url: string,
  log: Logger,
  signal: AbortSignal,
): Promise<{ holder: number }> {
  const holder = randomInt(1, 2 ** 31 - 1);
  const connect = async () => {
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      application_name: 'timbre worker lock',
    });
    const lost = new Promise<void>((resolve) => {
      client.on('error', () => resolve());
      client.on('end', () => resolve());
    });
    await client.connect();
    await client.query('select pg_advisory_lock($1, $2)', [lockClass, holder]);
    const close = () => void client.end().catch(() => undefined);
    signal.addEventListener('abort', close, { once: true });
    void lost.then(() => signal.removeEventListener('abort', close));
    return lost;
  };
  let lost = await connect();
  const keep = async () => {
    while (!signal.aborted) {
      await lost;
      if (signal.aborted) return;
      log.warn('the worker lost its lock, and takes it again');
      lost = await connect().catch(() => sleep(500, undefined));
    }
  };
  void keep();
  return { holder };
}

export async function claimJob(db: Database, holder: number, job: HeldJob): Promise<void> {
  const claim = { queue: job.name, attempt: job.retryCount, holder, claimedAt: sql`now()` };
  await db
    .insert(jobClaims)
    .values({ jobId: job.id, ...claim })
    .onConflictDoUpdate({ target: jobClaims.jobId, set: claim });
}

/** Ends a claim together with what became of the job, so that no crash falls between the two. */
export async function settleJob(
  db: Database,
  holder: number,
  job: HeldJob,
  outcome: (tx: Transaction, executor: Db) => Promise<unknown>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await outcome(tx, fromDrizzle(tx, sql));
    await tx.delete(jobClaims).where(and(eq(jobClaims.jobId, job.id), eq(jobClaims.holder, holder)));
  });
}

/** Back to the front of the queue, without the wait that an error would have. Counts as a try. */
export async function handBack(tx: Transaction, boss: PgBoss, job: HeldJob, why: string): Promise<void> {
  const db = fromDrizzle(tx, sql);
  await boss.fail(job.name, job, new Error(why), { db });
  await boss.update(job.name, undefined, { id: job.id, startAfter: new Date(0), db });
}

/** Gives back the jobs of workers whose lock is free, that is, whose connection ended. Returns how many. */
export async function reapDeadWorkers(db: Database, boss: PgBoss): Promise<number> {
  return db.transaction(async (tx) => {
    const dead = await tx
      .select()
      .from(jobClaims)
      .where(
        sql`${jobClaims.holder} in (
          select holder from (select distinct holder from ${jobClaims}) as holders
          where pg_try_advisory_xact_lock(${lockClass}, holder))`,
      )
      .for('update', { skipLocked: true });
    for (const { jobId, queue, attempt } of dead) {
      await handBack(tx, boss, { id: jobId, name: queue, retryCount: attempt }, 'the worker died');
      await tx.delete(jobClaims).where(eq(jobClaims.jobId, jobId));
    }
    return dead.length;
  });
}
