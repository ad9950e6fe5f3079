// The queue on a real Postgres: jobs and rows together, retries, giving up, cancelling, one at a time per owner.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { AppError } from '#contract/errors.ts';
import { jobClaims } from './db/schema.ts';
import { countWorkers } from './queue-claims.ts';
import type { JobName, Jobs } from './queue-jobs.ts';
import { type JobHandler, type JobHandlers, type RunningJob, workQueue } from './queue-work.ts';
import { createTestContext } from './testing/test-context.ts';

const ctx = await createTestContext({ WORKER_CONCURRENCY: '4', WORKER_OWNER_CONCURRENCY: '1' });

type Run = (job: RunningJob<'generateSpeech'>) => Promise<void>;
const giveUp = vi.fn<JobHandler<'generateSpeech'>['giveUp']>();
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  giveUp.mockReset();
});

/** A worker that knows one job. */
async function startWorker(run: Run): Promise<() => Promise<void>> {
  const unexpected = <Name extends JobName>(): JobHandler<Name> => ({
    run: () => Promise.reject(new Error('not part of this test')),
    giveUp: () => Promise.resolve(),
  });
  const handlers: JobHandlers = {
    cloneVoice: unexpected(),
    redoSentence: unexpected(),
    sweep: { run: () => Promise.resolve(), giveUp: () => Promise.resolve() },
    generateSpeech: { run, giveUp },
  };
  const { stop } = await workQueue(ctx, handlers);
  stops.push(stop);
  return stop;
}

const enqueue = (id = randomUUID(), ownerId: string = randomUUID()) =>
  ctx.db.transaction(async (tx) => {
    const data: Jobs['generateSpeech'] = { taskSn: id };
    await ctx.queue.enqueue(tx, 'generateSpeech', data, { id, ownerId });
    return id;
  });

test('a job runs within a moment of its commit', async () => {
  const ran = vi.fn<Run>(() => Promise.resolve());
  await startWorker(ran);
  const id = await enqueue();
  await vi.waitFor(() => expect(ran).toHaveBeenCalledOnce(), { timeout: 500 });
  expect(ran.mock.calls[0]?.[0]).toMatchObject({ data: { taskSn: id }, attempt: 1 });
});

test('no job comes of a transaction that was rolled back', async () => {
  const ran = vi.fn<Run>(() => Promise.resolve());
  await startWorker(ran);
  await expect(
    ctx.db.transaction(async (tx) => {
      const id = randomUUID();
      await ctx.queue.enqueue(tx, 'generateSpeech', { taskSn: id }, { id, ownerId: randomUUID() });
      throw new Error('the row could not be written');
    }),
  ).rejects.toThrow('the row');
  await enqueue();
  await vi.waitFor(() => expect(ran).toHaveBeenCalledOnce());
  await sleep(300);
  expect(ran).toHaveBeenCalledOnce();
});

test('the same id is taken once', async () => {
  const ran = vi.fn<Run>(() => Promise.resolve());
  await startWorker(ran);
  const id = randomUUID();
  await enqueue(id);
  await enqueue(id);
  await sleep(1500);
  expect(ran).toHaveBeenCalledOnce();
});

test('an error that says it is retryable is tried again', async () => {
  const ran = vi.fn<Run>(async ({ attempt }) => {
    if (attempt === 1) throw Object.assign(new Error('the engine crashed'), { retryable: true });
  });
  await startWorker(ran);
  await enqueue();
  await vi.waitFor(() => expect(ran).toHaveBeenCalledTimes(2), { timeout: 8000 });
  expect(giveUp).not.toHaveBeenCalled();
});

test('an error that a user may read is given up at once', async () => {
  const ran = vi.fn<Run>(() => Promise.reject(new AppError('sampleCorrupt')));
  await startWorker(ran);
  const id = await enqueue();
  await vi.waitFor(() => expect(giveUp).toHaveBeenCalledOnce());
  expect(giveUp.mock.calls[0]).toMatchObject([{ taskSn: id }, { code: 'sampleCorrupt' }]);
  await sleep(1200);
  expect(ran).toHaveBeenCalledOnce();
});

test('a job whose tries are used up by dying workers is given up without an error', async () => {
  const id = await enqueue();
  await ctx.db.execute(
    sql`update timbre_jobs.job set state = 'active', started_on = now() - interval '1 minute', heartbeat_on = now() - interval '1 minute', retry_count = retry_limit where id = ${id}`,
  );
  await ctx.db.execute(sql`update timbre_jobs.queue set monitor_on = null`);
  await startWorker(() => Promise.resolve());
  await vi.waitFor(() => expect(giveUp).toHaveBeenCalledWith({ taskSn: id }, undefined), { timeout: 15_000 });
});

test('a cancelled job that waits never starts; one that runs gets the signal', async () => {
  const started: string[] = [];
  const stopped: string[] = [];
  await startWorker(async ({ data, signal }) => {
    started.push(data.taskSn);
    await sleep(20_000, undefined, { signal }).catch(() => stopped.push(data.taskSn));
    signal.throwIfAborted();
  });
  const owner = randomUUID();
  const running = await enqueue(undefined, owner);
  const waiting = await enqueue(undefined, owner);
  await vi.waitFor(() => expect(started).toEqual([running]));
  for (const id of [waiting, running])
    await ctx.db.transaction((tx) => ctx.queue.cancel(tx, 'generateSpeech', id));
  await vi.waitFor(() => expect(stopped).toEqual([running]), { timeout: 3000 });
  await sleep(1500);
  expect(started).toEqual([running]);
  expect(giveUp).not.toHaveBeenCalled();
});

test('one owner has one job at a time, another owner does not wait for it', async () => {
  const running = new Map<string, number>();
  let most = 0;
  let done = 0;
  const owners = new Map<string, string>();
  let together = 0;
  await startWorker(async ({ data }) => {
    const owner = owners.get(data.taskSn) ?? '';
    running.set(owner, (running.get(owner) ?? 0) + 1);
    most = Math.max(most, running.get(owner) ?? 0);
    together = Math.max(
      together,
      [...running.values()].reduce((a, b) => a + b),
    );
    await sleep(200);
    running.set(owner, (running.get(owner) ?? 0) - 1);
    done++;
  });
  for (const owner of ['a', 'b'].map(() => randomUUID()))
    for (let count = 0; count < 3; count++) {
      const id = randomUUID();
      owners.set(id, owner);
      await enqueue(id, owner);
    }
  await vi.waitFor(() => expect(done).toBe(6), { timeout: 10_000 });
  expect(most).toBe(1);
  expect(together).toBe(2);
});

test('a worker that is stopped hands its job back, and the next one takes it at once', async () => {
  const first = vi.fn<Run>(({ signal }) => sleep(20_000, undefined, { signal }));
  const stopFirst = await startWorker(first);
  await enqueue();
  await vi.waitFor(() => expect(first).toHaveBeenCalledOnce());
  await stopFirst();
  const second = vi.fn<Run>(() => Promise.resolve());
  await startWorker(second);
  await vi.waitFor(() => expect(second).toHaveBeenCalledOnce(), { timeout: 2000 });
  expect(second.mock.calls[0]?.[0].attempt).toBe(2);
});

test('when every connection is cut, the job that runs still ends once, and new jobs run', async () => {
  const started = vi.fn();
  const finished = vi.fn<(taskSn: string) => void>();
  await startWorker(async ({ data, signal }) => {
    started();
    await sleep(3000, undefined, { signal });
    finished(data.taskSn);
  });
  const running = await enqueue();
  await vi.waitFor(() => expect(started).toHaveBeenCalledOnce());
  await ctx.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await vi.waitFor(() => expect(finished).toHaveBeenCalledWith(running), { timeout: 10_000 });
  const later = await enqueue();
  await vi.waitFor(() => expect(finished).toHaveBeenCalledWith(later), { timeout: 10_000 });
  expect(finished).toHaveBeenCalledTimes(2);
});

test('a job that could not even be given up does not hold up the other jobs of its owner', async () => {
  const owner = randomUUID();
  const broken = await enqueue(undefined, owner);
  await ctx.db.execute(sql`update timbre_jobs.job set retry_limit = 0 where id = ${broken}`);
  giveUp.mockRejectedValueOnce(new Error('the database is away'));
  const finished: string[] = [];
  await startWorker(async ({ data }) => {
    if (data.taskSn === broken) throw new AppError('sampleCorrupt');
    finished.push(data.taskSn);
  });
  await vi.waitFor(() => expect(giveUp).toHaveBeenCalledTimes(2), { timeout: 15_000 });
  const next = await enqueue(undefined, owner);
  await vi.waitFor(() => expect(finished).toEqual([next]), { timeout: 5000 });
});

test('living workers can be counted', async () => {
  expect(await countWorkers(ctx.db)).toBe(0);
  await startWorker(() => Promise.resolve());
  const stop = await startWorker(() => Promise.resolve());
  expect(await countWorkers(ctx.db)).toBe(2);
  await stop();
  await vi.waitFor(async () => expect(await countWorkers(ctx.db)).toBe(1));
});

test('a job of a dead worker runs again, and does not count as one that nobody wanted for years', async () => {
  const id = await enqueue();
  await ctx.db.execute(sql`update timbre_jobs.job set state = 'active', started_on = now() where id = ${id}`);
  await ctx.db.insert(jobClaims).values({ jobId: id, queue: 'generateSpeech', attempt: 0, holder: 1 });
  const ran = vi.fn<Run>(() => Promise.resolve());
  await startWorker(ran);
  await vi.waitFor(() => expect(ran).toHaveBeenCalledOnce(), { timeout: 3000 });
  // The queue's maintenance deletes jobs that wait beyond this moment.
  const { rows } = await ctx.db.execute(
    sql`select keep_until > now() + interval '1 day' as kept from timbre_jobs.job where id = ${id}`,
  );
  expect(rows).toEqual([{ kept: true }]);
});
