// Stops work whose rows are about to be deleted: jobs are cancelled, points come back.
import type { SQL } from 'drizzle-orm';
import { isFinished } from '#contract/endpoints/tasks.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../db/connect.ts';
import { tasks } from '../db/schema.ts';
import { refundPoints } from '../points/points.ts';
import { jobOfTask } from './add-task.ts';

/** Locks the tasks first, as workers do, so that one of them finishes before or never. Returns how many there were. */
export async function stopTasks(ctx: Context, tx: Transaction, which: SQL): Promise<number> {
  const rows = await tx.select().from(tasks).where(which).for('update');
  for (const row of rows) {
    if (isFinished(row.state)) continue;
    await ctx.queue.cancel(tx, jobOfTask[row.kind], row.id);
    await refundPoints(tx, row.id);
  }
  return rows.length;
}
