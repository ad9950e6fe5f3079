// kill -9 of workers in mid-job, again and again: every job finishes once, none is lost, none has two results.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { owners, tasks } from './db/schema.ts';
import { createTestContext } from './testing/test-context.ts';

const jobs = 60;
const kills = 20;
const atOnce = 3;
const ctx = await createTestContext();
const program = fileURLToPath(new URL('./testing/kill-test-worker.ts', import.meta.url));
const workers = new Map<number, ChildProcess>();

/** A worker of its own process: it writes one row per result, and each job takes a few tenths of a second. */
function startWorker(): void {
  const worker = spawn(process.execPath, [program], {
    env: {
      DATABASE_URL: ctx.config.databaseUrl,
      DATA_DIR: ctx.config.dataDir,
      NODE_ENV: 'test',
      LOG_LEVEL: 'error',
      NODE_COMPILE_CACHE: join(ctx.config.dataDir, 'compiled'),
      WORKER_CONCURRENCY: '2',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  workers.set(worker.pid ?? 0, worker);
}
afterAll(() => {
  for (const worker of workers.values()) worker.kill('SIGKILL');
});

const countDone = () => ctx.db.$count(tasks, eq(tasks.state, 'succeeded'));

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(20);
}

/** A worker in the middle of a job, and how many jobs it is in the middle of. */
async function findBusyWorker(): Promise<{ pid: number; held: number }> {
  for (;;) {
    const { rows } = await ctx.db.execute<{ pid: number; held: number }>(
      sql`select (input ->> 'worker')::int as pid, count(*)::int as held from timbre.tasks
          where state = 'running' group by 1 order by held desc`,
    );
    const busy = rows.find(({ pid }) => workers.has(pid));
    if (busy) return busy;
    await sleep(10);
  }
}

test(`${kills} kills over ${jobs} jobs`, { timeout: 300_000 }, async () => {
  await ctx.db.execute(sql`create table results (task_id uuid not null)`);
  for (let count = 0; count < jobs; count++)
    await ctx.db.transaction(async (tx) => {
      const ownerId = randomUUID();
      await tx.insert(owners).values({ id: ownerId, kind: 'guest' });
      const id = randomUUID();
      await tx.insert(tasks).values({ id, kind: 'speech', ownerId, input: {} });
      await ctx.queue.enqueue(tx, 'generateSpeech', { taskSn: id }, { id, ownerId });
    });

  const started = performance.now();
  let inMidJob = 0;
  for (let count = 0; count < atOnce; count++) startWorker();
  for (let count = 0; count < kills; count++) {
    // Some progress between two kills, so that the jobs do not run out before the kills do.
    const target = Math.floor(((count + 1) * (jobs - 4)) / (kills + 1));
    await until(async () => (await countDone()) >= target);
    const { pid, held } = await findBusyWorker();
    inMidJob += held;
    process.kill(pid, 'SIGKILL');
    workers.delete(pid);
    startWorker();
  }
  await until(async () => (await countDone()) === jobs);
  await sleep(500);

  const { rows } = await ctx.db.execute<{ results: number; different: number }>(
    sql`select count(*)::int as results, count(distinct task_id)::int as different from results`,
  );
  const [tries] = (
    await ctx.db.execute<{ tries: number }>(
      sql`select sum((input ->> 'tries')::int)::int as tries from timbre.tasks`,
    )
  ).rows;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    `kill test: ${jobs} jobs, ${kills} kills (${inMidJob} jobs cut in the middle), ${tries?.tries} tries, ` +
      `${rows[0]?.results} results of ${rows[0]?.different} jobs, ${seconds} s\n`,
  );
  expect(rows[0]).toEqual({ results: jobs, different: jobs });
  expect(inMidJob).toBeGreaterThanOrEqual(kills);
});
