// At most one result per task: whoever writes one locks the task's row first and looks whether it is finished already.
import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from './connect.ts';
import { tasks } from './schema.ts';

/**
 * The task, locked until the transaction ends, or undefined when it is finished, cancelled or deleted. A job that runs
 * twice (its worker was thought dead) finds undefined the second time, and must write nothing.
 *
 * @example
 * await ctx.db.transaction(async (tx) => {
 *   if (!(await lockUnfinishedTask(tx, taskSn))) return;
 *   // write the result and set the task's state, in this transaction
 * });
 */
export async function lockUnfinishedTask(
  tx: Transaction,
  taskSn: string,
): Promise<typeof tasks.$inferSelect | undefined> {
  const [task] = await tx
    .select()
    .from(tasks)
    .where(and(eq(tasks.id, taskSn), inArray(tasks.state, ['queued', 'running'])))
    .for('update');
  return task;
}
