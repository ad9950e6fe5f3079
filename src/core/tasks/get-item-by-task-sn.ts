// A task by its number, for its owner; for anybody else it does not exist.

import type { OutputOf, ParsedInputOf } from '#contract/endpoint.ts';
import type { getItemByTaskSn as contract } from '#contract/endpoints/tasks.ts';
import { AppError } from '#contract/errors.ts';
import type { Context } from '../context.ts';
import { tasks } from '../db/schema.ts';
import type { Caller } from '../requests/caller.ts';
import { ownTask, viewTask } from './task-view.ts';

export async function getItemByTaskSn(
  ctx: Context,
  caller: Caller,
  { taskSn }: ParsedInputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const [row] = await ctx.db.select().from(tasks).where(ownTask(caller.ownerId, taskSn));
  if (!row) throw new AppError('taskNotFound');
  return viewTask(ctx.db, row);
}
