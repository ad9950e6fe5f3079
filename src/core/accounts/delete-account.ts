// Deletes an account and everything in it, running work included; the receipt says what went.
import { eq, inArray } from 'drizzle-orm';
import type { OutputOf, ParsedInputOf } from '#contract/endpoint.ts';
import type { deleteAccount as contract } from '#contract/endpoints/account.ts';
import { isFinished } from '#contract/endpoints/tasks.ts';
import { AppError } from '#contract/errors.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../db/connect.ts';
import { guests, loginCodes, owners, tasks, uploads, voices } from '../db/schema.ts';
import { doomFiles, listFiles, removeDoomedFiles } from '../files/doom-files.ts';
import { lockOwner } from '../owners.ts';
import type { UserCaller } from '../requests/caller.ts';
import { jobOfTask } from '../tasks/add-task.ts';
import { removeVoices } from '../voices/delete-voice.ts';

/** Work that hangs on no voice. */
async function removeOtherTasks(ctx: Context, tx: Transaction, ownerId: string): Promise<number> {
  const rows = await tx.select().from(tasks).where(eq(tasks.ownerId, ownerId)).for('update');
  for (const row of rows) if (!isFinished(row.state)) await ctx.queue.cancel(tx, jobOfTask[row.kind], row.id);
  await tx.delete(tasks).where(eq(tasks.ownerId, ownerId));
  return rows.length;
}

async function removeEverything(ctx: Context, tx: Transaction, { ownerId, email }: UserCaller) {
  await lockOwner(tx, ownerId);
  const own = await tx.select({ id: voices.id }).from(voices).where(eq(voices.ownerId, ownerId));
  const removed = await removeVoices(
    ctx,
    tx,
    own.map(({ id }) => id),
  );
  const otherTasks = await removeOtherTasks(ctx, tx, ownerId);
  const uploaded = await tx.select({ path: uploads.path }).from(uploads).where(eq(uploads.ownerId, ownerId));
  const paths = uploaded.map(({ path }) => path);
  await doomFiles(tx, paths);
  await tx.delete(loginCodes).where(eq(loginCodes.email, email));
  const adopted = tx.select({ id: guests.id }).from(guests).where(eq(guests.adoptedBy, ownerId));
  await tx.delete(owners).where(inArray(owners.id, adopted));
  // Account, sessions, refresh tokens, points and events go with their owner.
  await tx.delete(owners).where(eq(owners.id, ownerId));
  return { ...removed, tasks: removed.tasks + otherTasks, paths: [...new Set([...removed.paths, ...paths])] };
}

export async function deleteAccount(
  ctx: Context,
  caller: UserCaller,
  { email }: ParsedInputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  // Typing the address is the confirmation; a slip must not delete a life's work.
  if (email.trim().toLowerCase() !== caller.email) throw new AppError('emailInvalid');
  const { paths, ...counts } = await ctx.db.transaction((tx) => removeEverything(ctx, tx, caller));
  const files = await listFiles(ctx, paths);
  await removeDoomedFiles(ctx);
  ctx.log.info({ ownerId: caller.ownerId }, 'an account was deleted');
  return { deletedAt: ctx.now().toISOString(), ...counts, files };
}
