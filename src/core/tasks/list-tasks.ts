// Unfinished tasks of the caller: what a reloaded page picks up again.
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { OutputOf } from '#contract/endpoint.ts';
import type { listTasks as contract } from '#contract/endpoints/tasks.ts';
import type { Context } from '../context.ts';
import { tasks } from '../db/schema.ts';
import type { Caller } from '../requests/caller.ts';
import { viewTask } from './task-view.ts';

export async function listTasks(ctx: Context, caller: Caller): Promise<OutputOf<typeof contract>> {
  const rows = await ctx.db
    .select()
    .from(tasks)
    .where(and(eq(tasks.ownerId, caller.ownerId), inArray(tasks.state, ['queued', 'running'])))
    .orderBy(desc(tasks.createdAt))
    .limit(50);
  return { tasks: await Promise.all(rows.map((row) => viewTask(ctx.db, row))) };
}
