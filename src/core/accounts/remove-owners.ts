// Removes owners, guests or accounts, with everything that is theirs, running work and files included.
import { inArray } from 'drizzle-orm';
import { isFinished } from '#contract/endpoints/tasks.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../db/connect.ts';
import { owners, tasks, uploads, voices } from '../db/schema.ts';
import { doomFiles } from '../files/doom-files.ts';
import { jobOfTask } from '../tasks/add-task.ts';
import { removeVoices } from '../voices/delete-voice.ts';

/** Work that hangs on no voice. */
async function removeOtherTasks(ctx: Context, tx: Transaction, ids: string[]): Promise<number> {
  const rows = await tx.select().from(tasks).where(inArray(tasks.ownerId, ids)).for('update');
  for (const row of rows) if (!isFinished(row.state)) await ctx.queue.cancel(tx, jobOfTask[row.kind], row.id);
  await tx.delete(tasks).where(inArray(tasks.ownerId, ids));
  return rows.length;
}

/** The database would delete the rows by itself; the files and the queue's jobs it knows nothing of. */
export async function removeOwners(ctx: Context, tx: Transaction, ids: string[]) {
  const own = await tx.select({ id: voices.id }).from(voices).where(inArray(voices.ownerId, ids));
  const removed = await removeVoices(
    ctx,
    tx,
    own.map(({ id }) => id),
  );
  const otherTasks = await removeOtherTasks(ctx, tx, ids);
  const uploaded = await tx.select({ path: uploads.path }).from(uploads).where(inArray(uploads.ownerId, ids));
  const paths = uploaded.map(({ path }) => path);
  await doomFiles(tx, paths);
  await tx.delete(owners).where(inArray(owners.id, ids));
  return { ...removed, tasks: removed.tasks + otherTasks, paths: [...new Set([...removed.paths, ...paths])] };
}
