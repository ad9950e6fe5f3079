// The worker process of queue.kill.test.ts: marks its task as running, takes a moment, and writes one result.
import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { loadConfig } from '../config.ts';
import { createContext } from '../context.ts';
import { lockUnfinishedTask } from '../db/lock-task.ts';
import { tasks } from '../db/schema.ts';
import { type JobHandlers, workQueue } from '../queue-work.ts';

const ctx = await createContext(loadConfig());
const ignored = { run: () => Promise.resolve(), giveUp: () => Promise.resolve() };
const handlers: JobHandlers = {
  cloneVoice: ignored,
  redoSentence: ignored,
  sweep: ignored,
  generateSpeech: {
    async run({ data: { taskSn } }) {
      const tries = sql`jsonb_build_object('worker', ${process.pid}::int, 'tries', coalesce((input ->> 'tries')::int, 0) + 1)`;
      const begun = await ctx.db.transaction(async (tx) => {
        // Its worker may have been killed after the result and before the queue heard of it.
        if (!(await lockUnfinishedTask(tx, taskSn))) return false;
        await tx.update(tasks).set({ state: 'running', input: tries }).where(eq(tasks.id, taskSn));
        return true;
      });
      if (!begun) return;
      await sleep(150 + Math.random() * 150);
      await ctx.db.transaction(async (tx) => {
        if (!(await lockUnfinishedTask(tx, taskSn))) return;
        await tx.execute(sql`insert into results values (${taskSn})`);
        await tx.update(tasks).set({ state: 'succeeded' }).where(eq(tasks.id, taskSn));
      });
    },
    giveUp: () => Promise.reject(new Error('no job of this test may be given up')),
  },
};
await workQueue(ctx, handlers);
