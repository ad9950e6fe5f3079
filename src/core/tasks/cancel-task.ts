// Cancelling: a queued task never starts, a running one is told to stop, a finished one stays as it is.
import type { OutputOf, ParsedInputOf } from '#contract/endpoint.ts';
import { type cancelTask as contract, isFinished } from '#contract/endpoints/tasks.ts';
import { AppError } from '#contract/errors.ts';
import type { Context } from '../context.ts';
import { tasks } from '../db/schema.ts';
import type { Caller } from '../requests/caller.ts';
import { jobOfTask } from './add-task.ts';
import { giveUpTask } from './run-task.ts';
import { ownTask, viewTask } from './task-view.ts';

export function cancelTask(
  ctx: Context,
  caller: Caller,
  { taskSn }: ParsedInputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx.select().from(tasks).where(ownTask(caller.ownerId, taskSn)).for('update');
    if (!row) throw new AppError('taskNotFound');
    if (isFinished(row.state)) return viewTask(tx, row);
    await ctx.queue.cancel(tx, jobOfTask[row.kind], row.id);
    return viewTask(tx, await giveUpTask(ctx, tx, row, 'cancelled', { code: 'taskCancelled', params: {} }));
  });
}
