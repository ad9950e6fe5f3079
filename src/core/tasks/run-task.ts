// The worker's side of a task: take it, tell how far it is, end it. A finished task is final, whoever comes later.
import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Transaction } from '../db/connect.ts';
import { lockUnfinishedTask } from '../db/lock-task.ts';
import { type StoredError, samples, speeches, tasks, voices } from '../db/schema.ts';
import { refundPoints } from '../points/points.ts';
import { dropSamples } from '../voices/samples.ts';
import { announceTask } from './add-task.ts';
import type { TaskRow } from './task-view.ts';

/** Marks the task as running; undefined when it is gone or finished, and there is nothing left to do. */
export function takeTask(ctx: Context, taskSn: string): Promise<TaskRow | undefined> {
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .update(tasks)
      .set({ state: 'running', startedAt: ctx.now() })
      .where(and(eq(tasks.id, taskSn), inArray(tasks.state, ['queued', 'running'])))
      .returning();
    if (!row) return undefined;
    if (row.kind === 'speech' && row.speechId)
      await tx.update(speeches).set({ state: 'running' }).where(eq(speeches.id, row.speechId));
    await announceTask(ctx, tx, row);
    return row;
  });
}

export async function reportProgress(ctx: Context, taskSn: string, progress: number): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .update(tasks)
      .set({ progress: Math.min(1, Math.max(0, progress)) })
      .where(and(eq(tasks.id, taskSn), eq(tasks.state, 'running')))
      .returning();
    if (row) await announceTask(ctx, tx, row);
  });
}

/**
 * Ends a task with its result in one transaction. `store` runs only for the first to arrive; the answer is false when
 * the task was finished, cancelled or deleted before, and the caller's files are orphans.
 */
export function finishTask(
  ctx: Context,
  taskSn: string,
  store: (tx: Transaction, row: TaskRow) => Promise<void>,
): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    const row = await lockUnfinishedTask(tx, taskSn);
    if (!row) return false;
    await store(tx, row);
    await endTask(ctx, tx, row, { state: 'succeeded', progress: 1 });
    return true;
  });
}

/** Ends a task without a result. Points come back; a voice that never was ready is marked as failed, its sample goes. */
export async function failTask(ctx: Context, taskSn: string, error: StoredError): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const row = await lockUnfinishedTask(tx, taskSn);
    if (row) await giveUpTask(ctx, tx, row, 'failed', error);
  });
}

/** For a task whose row is locked by the caller's transaction. */
export async function giveUpTask(
  ctx: Context,
  tx: Transaction,
  row: TaskRow,
  state: 'failed' | 'cancelled',
  error: StoredError | null,
): Promise<TaskRow> {
  await refundPoints(tx, row.id);
  if (row.kind === 'speech' && row.speechId)
    await tx.update(speeches).set({ state, error }).where(eq(speeches.id, row.speechId));
  if (row.kind === 'clone' && row.voiceId) {
    await tx
      .update(voices)
      .set({ state: 'failed' })
      .where(and(eq(voices.id, row.voiceId), eq(voices.state, 'cloning')));
    await dropSamples(tx, eq(samples.path, String(row.input.audioPath)));
  }
  return endTask(ctx, tx, row, { state, error });
}

async function endTask(
  ctx: Context,
  tx: Transaction,
  row: TaskRow,
  changes: Partial<TaskRow>,
): Promise<TaskRow> {
  const [ended] = await tx
    .update(tasks)
    .set({ ...changes, finishedAt: ctx.now() })
    .where(eq(tasks.id, row.id))
    .returning();
  if (!ended) throw new Error(`Task ${row.id} vanished while it was locked`);
  await announceTask(ctx, tx, ended);
  return ended;
}
