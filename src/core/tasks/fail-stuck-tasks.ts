// Part of the sweep: a task whose job is gone from the queue can never finish by itself, so its owner is told.
import { and, inArray, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { tasks } from '../db/schema.ts';
import { queueSchema } from '../queue-install.ts';
import { jobOfTask } from './add-task.ts';
import { failTask } from './run-task.ts';

/** A task and its job begin in one transaction, and the task ends first: without a job there is nothing to wait for. */
export async function failStuckTasks(ctx: Context): Promise<number> {
  const job = sql`${sql.identifier(queueSchema)}.job`;
  const names = Object.values(jobOfTask).map((name) => sql`${name}`);
  const stuck = await ctx.db
    .select({ id: tasks.id })
    .from(tasks)
    .where(
      and(
        inArray(tasks.state, ['queued', 'running']),
        sql`not exists (select from ${job} as job where job.name in (${sql.join(names, sql`, `)})
          and job.id = ${tasks.id} and job.state in ('created', 'retry', 'active'))`,
      ),
    )
    .limit(1000);
  for (const { id } of stuck) await failTask(ctx, id, { code: 'engineDown', params: {} });
  return stuck.length;
}
