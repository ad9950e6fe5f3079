// A new task: its row, its job and the first event, all in the caller's transaction.
import type { Context } from '../context.ts';
import type { Transaction } from '../db/connect.ts';
import { tasks } from '../db/schema.ts';
import type { JobName } from '../queue-jobs.ts';
import { type TaskRow, viewTask } from './task-view.ts';

export const jobOfTask: Record<TaskRow['kind'], JobName> = {
  clone: 'cloneVoice',
  speech: 'generateSpeech',
  sentence: 'redoSentence',
};

type NewTask = Pick<
  typeof tasks.$inferInsert,
  'kind' | 'ownerId' | 'voiceId' | 'speechId' | 'input' | 'expectedSeconds'
>;

export async function addTask(ctx: Context, tx: Transaction, fields: NewTask): Promise<TaskRow> {
  const [row] = await tx
    .insert(tasks)
    .values({ ...fields, createdAt: ctx.now() })
    .returning();
  if (!row) throw new Error('The task was not stored');
  await ctx.queue.enqueue(tx, jobOfTask[row.kind], { taskSn: row.id }, { id: row.id, ownerId: row.ownerId });
  await announceTask(ctx, tx, row);
  return row;
}

export async function announceTask(ctx: Context, tx: Transaction, row: TaskRow): Promise<void> {
  await ctx.events.publish(tx, row.ownerId, row.id, { type: 'task', task: await viewTask(tx, row) });
}
