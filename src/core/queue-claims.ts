// Which worker holds which job. Every worker holds a lock that ends with its connection, so a killed one is noticed at once.
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, ne, sql } from 'drizzle-orm';
import pg from 'pg';
import { type Db, fromDrizzle, type PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database, Transaction } from './db/connect.ts';
import { jobClaims } from './db/schema.ts';
import { queueSchema } from './queue-install.ts';

/** First half of the advisory lock's key; the second half is the worker's own number. */
const lockClass = 0x776f726b;
export type HeldJob = { id: string; name: string; retryCount: number; groupId?: string | null };

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
    return { lost }; // Wrapped, so that awaiting the connection does not wait for its end.
  };
  let { lost } = await connect();
  const keep = async () => {
    while (!signal.aborted) {
      await lost;
      if (signal.aborted) return;
      log.warn('the worker lost its lock, and takes it again');
      ({ lost } = await connect().catch(async () => ({ lost: sleep(500, undefined) })));
    }
  };
  void keep();
  return { holder };
}

/**
 * False when the owner's jobs of this kind run already. The queue looks at that too, but two workers that look at the
 * same moment both see a free place; here one of them waits for the other.
 */
export async function claimJob(
  db: Database,
  holder: number,
  job: HeldJob,
  mostPerGroup: number,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (job.groupId) {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${job.name + job.groupId}, 2))`);
      const others = and(
        eq(jobClaims.groupId, job.groupId),
        eq(jobClaims.queue, job.name),
        ne(jobClaims.jobId, job.id),
      );
      if ((await tx.$count(jobClaims, others)) >= mostPerGroup) return false;
    }
    const claim = {
      queue: job.name,
      attempt: job.retryCount,
      groupId: job.groupId ?? null,
      holder,
      claimedAt: sql`now()`,
    };
    await tx
      .insert(jobClaims)
      .values({ jobId: job.id, ...claim })
      .onConflictDoUpdate({ target: jobClaims.jobId, set: claim });
    return true;
  });
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

/**
 * Back to the queue as if it had not been taken: one more try is granted for the one that did not count. The queue has
 * no call for this; the statement is its own way of retrying, held to the attempt that we fetched.
 */
export async function handBack(tx: Transaction, job: HeldJob, waitSeconds = 0): Promise<void> {
  await tx.execute(
    sql`update ${sql.identifier(queueSchema)}.job
        set state = 'retry', retry_limit = retry_limit + 1, start_after = now() + make_interval(secs => ${waitSeconds}), heartbeat_on = null
        where name = ${job.name} and id = ${job.id} and state = 'active' and retry_count = ${job.retryCount}`,
  );
}

/** Counts as a try, so that a job which kills its workers ends; but there is no wait as there is after an error. */
async function takeFromDeadWorker(tx: Transaction, boss: PgBoss, job: HeldJob): Promise<void> {
  const db = fromDrizzle(tx, sql);
  await boss.fail(job.name, job, { message: 'the worker died' }, { db });
  // Not an earlier moment: the time that the queue keeps a waiting job counts from here.
  await boss.update(job.name, undefined, { id: job.id, startAfter: new Date(), db });
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
      await takeFromDeadWorker(tx, boss, { id: jobId, name: queue, retryCount: attempt });
      await tx.delete(jobClaims).where(eq(jobClaims.jobId, jobId));
    }
    return dead.length;
  });
}

/** How many worker processes live, by the locks that they hold. */
export async function countWorkers(db: Database): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from pg_locks join pg_database on pg_database.oid = pg_locks.database
        where datname = current_database() and locktype = 'advisory' and granted
        and classid = ${lockClass} and objsubid = 2`,
  );
  return rows[0]?.count ?? 0;
}

/** A claim ends with its job. Where the two could not be ended together, it must not hold up its owner's other jobs. */
export async function dropStaleClaims(db: Database): Promise<void> {
  const job = sql`${sql.identifier(queueSchema)}.job`;
  await db.delete(jobClaims).where(
    sql`not exists (select from ${job} as job
        where job.name = ${jobClaims.queue} and job.id = ${jobClaims.jobId} and job.state = 'active')`,
  );
}
