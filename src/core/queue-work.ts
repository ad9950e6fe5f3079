// Taking jobs: the worker's side of the queue. A handler gets a signal that fires when its job is cancelled or we stop.
import { type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Context } from './context.ts';
import {
  claimJob,
  dropStaleClaims,
  type HeldJob,
  handBack,
  holdWorkerLock,
  reapDeadWorkers,
  settleJob,
} from './queue-claims.ts';
import { queueSchema } from './queue-install.ts';
import { isWorthRetrying, type JobName, type Jobs, jobNames, lostJobs, schedules } from './queue-jobs.ts';

export type RunningJob<Name extends JobName> = {
  data: Jobs[Name];
  /** 1 for the first try. */
  attempt: number;
  signal: AbortSignal;
};
export type JobHandler<Name extends JobName> = {
  /** Throws to be tried again (see isWorthRetrying). May run twice: results belong under lockUnfinishedTask. */
  run(job: RunningJob<Name>): Promise<void>;
  /** The job is not tried again. `error` is undefined when its workers died without a word. */
  giveUp(data: Jobs[Name], error: unknown): Promise<void>;
};
export type JobHandlers = { [Name in JobName]: JobHandler<Name> };

type Outcome = Parameters<typeof settleJob>[3];
type FetchedJob<Name extends JobName> = HeldJob & {
  data: Jobs[Name];
  retryLimit: number;
  signal: AbortSignal;
};

const reapEveryMs = 1000;
/** A job whose owner has others running is not fetched again at once, over and over. */
const claimRefusedSeconds = 1;

export async function workQueue(
  ctx: Context,
  handlers: JobHandlers,
): Promise<{ /** Running jobs are told to stop and go back to the queue. */ stop(): Promise<void> }> {
  const { config, db, log } = ctx;
  const url = config.databaseUrl;
  if (!url) throw new Error('DATABASE_URL is not set');
  const stopping = new AbortController();
  const boss = new PgBoss({
    connectionString: url,
    schema: queueSchema,
    migrate: false,
    createSchema: false,
    useListenNotify: true,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    max: 4,
    application_name: 'timbre worker',
  });
  boss.on('error', (error) => log.warn({ err: error }, 'queue'));
  boss.on('warning', (warning) => log.warn(warning, 'queue'));
  await boss.start();
  const { holder } = await holdWorkerLock(url, log, stopping.signal);

  /** Runs the job and says what is to become of it. */
  async function runJob<Name extends JobName>(name: Name, job: FetchedJob<Name>): Promise<Outcome> {
    const attempt = job.retryCount + 1;
    const jobLog = log.child({ job: name, id: job.id, attempt });
    try {
      await handlers[name].run({
        data: job.data,
        attempt,
        signal: AbortSignal.any([job.signal, stopping.signal]),
      });
      return (_tx, executor) => boss.complete(name, job, null, { db: executor });
    } catch (error) {
      if (job.signal.aborted) {
        jobLog.info('no longer ours: cancelled, or taken by another worker');
        return () => Promise.resolve();
      }
      if (stopping.signal.aborted) {
        jobLog.info('handed back');
        return (tx) => handBack(tx, job);
      }
      if (job.retryCount < job.retryLimit && isWorthRetrying(error, attempt)) {
        jobLog.warn({ err: error }, 'failed, will be tried again');
        const { message } = error instanceof Error ? error : new Error(String(error));
        return (_tx, executor) => boss.fail(name, job, { message }, { db: executor });
      }
      jobLog.error({ err: error }, 'failed');
      await handlers[name].giveUp(job.data, error);
      return (_tx, executor) => boss.complete(name, job, null, { db: executor });
    }
  }

  async function work<Name extends JobName>(name: Name): Promise<void> {
    const options = {
      includeMetadata: true,
      localConcurrency: name === 'sweep' ? 1 : config.worker.concurrency,
      pollingIntervalSeconds: 1,
      notifyPollingIntervalSeconds: 1,
      // How soon a running job hears that it was cancelled.
      heartbeatRefreshSeconds: 1,
      ...(name !== 'sweep' && { groupConcurrency: config.worker.ownerConcurrency }),
    } as const;
    const workId: string = await boss.work(name, options, async ([job]: JobWithMetadata<Jobs[Name]>[]) => {
      if (!job) return;
      if (await claimJob(db, holder, job, config.worker.ownerConcurrency))
        await settleJob(db, holder, job, await runJob(name, job));
      else await db.transaction((tx) => handBack(tx, job, claimRefusedSeconds));
      // There may be more: look now instead of waiting out the polling interval.
      for (const worker of boss.getWipData()) if (worker.workId === workId) boss.notifyWorker(worker.id);
    });
  }

  async function workLostJobs(): Promise<void> {
    await boss.work(lostJobs, { includeMetadata: true, notifyPollingIntervalSeconds: 2 }, async ([job]) => {
      if (!job) return;
      const name = jobNames.find((known) => known === job.sourceName);
      if (!name) return log.error({ job: job.id, from: job.sourceName }, 'a lost job of unknown kind');
      await giveUpLost(name, job.data as Jobs[typeof name]);
    });
  }
  const giveUpLost = <Name extends JobName>(name: Name, data: Jobs[Name]) =>
    handlers[name].giveUp(data, undefined);

  const reap = async () => {
    const count = await reapDeadWorkers(db, boss);
    if (count > 0) log.warn({ count }, 'took back the jobs of a dead worker');
    await dropStaleClaims(db);
  };
  const reaper = setInterval(() => {
    reap().catch((error: unknown) => log.warn({ err: error }, 'could not look for dead workers'));
  }, reapEveryMs);

  await reap();
  for (const [name, cron] of Object.entries(schedules)) await boss.schedule(name, cron);
  for (const name of jobNames) await work(name);
  await workLostJobs();

  return {
    async stop() {
      clearInterval(reaper);
      // No new jobs first: otherwise a job that is handed back would be fetched right here again.
      await Promise.all([...jobNames, lostJobs].map((name) => boss.offWork(name, { wait: false })));
      stopping.abort(new Error('the worker is stopping'));
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}
