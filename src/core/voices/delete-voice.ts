// Deleting a voice model with everything that came of it; the receipt lists what was removed.
import { eq, inArray } from 'drizzle-orm';
import type { OutputOf, ParsedInputOf } from '#contract/endpoint.ts';
import { isFinished } from '#contract/endpoints/tasks.ts';
import type { deleteVoice as contract } from '#contract/endpoints/voices.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../db/connect.ts';
import { samples, speeches, tasks, voices } from '../db/schema.ts';
import { doomFiles, removeFiles } from '../files/doom-files.ts';
import type { Caller } from '../requests/caller.ts';
import { jobOfTask } from '../tasks/add-task.ts';
import { findOwnVoice } from './voice-view.ts';

export async function deleteVoice(
  ctx: Context,
  caller: Caller,
  { referenceId }: ParsedInputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const { id } = await findOwnVoice(ctx.db, caller, referenceId);
  const { paths, ...counts } = await ctx.db.transaction((tx) => removeVoices(ctx, tx, [id]));
  return { deletedAt: ctx.now().toISOString(), ...counts, files: await removeFiles(ctx, paths) };
}

/** Removes rows, stops unfinished work and dooms the files, in the caller's transaction. */
export async function removeVoices(ctx: Context, tx: Transaction, ids: string[]) {
  if (ids.length === 0) return { voices: 0, samples: 0, speeches: 0, tasks: 0, paths: [] };
  const work = await tx.select().from(tasks).where(inArray(tasks.voiceId, ids)).for('update');
  for (const task of work)
    if (!isFinished(task.state)) await ctx.queue.cancel(tx, jobOfTask[task.kind], task.id);
  const sampleRows = await tx
    .select({ path: samples.path })
    .from(samples)
    .where(inArray(samples.voiceId, ids));
  const speechRows = await tx
    .select({ id: speeches.id })
    .from(speeches)
    .where(inArray(speeches.voiceId, ids));
  const paths = [
    ...sampleRows.map(({ path }) => path),
    ...ids.map((id) => `voices/${id}/`),
    ...speechRows.map(({ id }) => `speeches/${id}/`),
  ];
  await doomFiles(tx, paths);
  for (const id of ids) await tx.delete(voices).where(eq(voices.id, id));
  return {
    voices: ids.length,
    samples: sampleRows.length,
    speeches: speechRows.length,
    tasks: work.length,
    paths,
  };
}
