// Removes owners, guests or accounts, with everything that is theirs, running work and files included.
import { inArray } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Transaction } from '../db/connect.ts';
import { owners, tasks, uploads, voices } from '../db/schema.ts';
import { doomFiles } from '../files/doom-files.ts';
import { stopTasks } from '../tasks/stop-tasks.ts';
import { removeVoices } from '../voices/delete-voice.ts';

/** The database would delete the rows by itself; the files and the queue's jobs it knows nothing of. */
export async function removeOwners(ctx: Context, tx: Transaction, ids: string[]) {
  const own = await tx.select({ id: voices.id }).from(voices).where(inArray(voices.ownerId, ids));
  const removed = await removeVoices(
    ctx,
    tx,
    own.map(({ id }) => id),
  );
  // Work that hangs on no voice.
  const otherTasks = await stopTasks(ctx, tx, inArray(tasks.ownerId, ids));
  const uploaded = await tx.select({ path: uploads.path }).from(uploads).where(inArray(uploads.ownerId, ids));
  const paths = uploaded.map(({ path }) => path);
  await doomFiles(tx, paths);
  await tx.delete(owners).where(inArray(owners.id, ids));
  return { ...removed, tasks: removed.tasks + otherTasks, paths: [...new Set([...removed.paths, ...paths])] };
}
