// Creates the queue's tables and queues, or brings them up to date. Part of a migration.
import { PgBoss } from 'pg-boss';
import { jobNames, jobPolicies, lostJobs } from './queue-jobs.ts';

export const queueSchema = 'timbre_jobs';

export async function installQueue(url: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: url,
    schema: queueSchema,
    supervise: false,
    schedule: false,
    max: 1,
  });
  const problems: Error[] = [];
  boss.on('error', (error) => problems.push(error));
  await boss.start();
  try {
    const known = new Set((await boss.getQueues()).map(({ name }) => name));
    if (!known.has(lostJobs))
      await boss.createQueue(lostJobs, { retryLimit: 1000, retryDelay: 10, notify: true });
    for (const name of jobNames) {
      const options = {
        ...jobPolicies[name],
        retryBackoff: true,
        // The queue's own minimum. Workers that die are noticed earlier, by the lock they held: queue-claims.ts.
        heartbeatSeconds: 10,
        deleteAfterSeconds: 3600,
        deadLetter: lostJobs,
        notify: true,
      };
      if (known.has(name)) await boss.updateQueue(name, options);
      else await boss.createQueue(name, options);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
  if (problems[0]) throw problems[0];
}
