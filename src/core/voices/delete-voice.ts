// Deleting a voice model with everything that came of it; the receipt lists what was removed.
import { inArray } from 'drizzle-orm';
import type { OutputOf, ParsedInputOf } from '#contract/endpoint.ts';
import type { deleteVoice as contract } from '#contract/endpoints/voices.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../db/connect.ts';
import { samples, speeches, tasks, uploads, voices } from '../db/schema.ts';
import { doomFiles, removeFiles } from '../files/doom-files.ts';
import { lockOwner } from '../owners.ts';
import type { Caller } from '../requests/caller.ts';
import { stopTasks } from '../tasks/stop-tasks.ts';
import { findOwnVoice } from './voice-view.ts';

export async function deleteVoice(
  ctx: Context,
  caller: Caller,
  { referenceId }: ParsedInputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const { paths, ...counts } = await ctx.db.transaction(async (tx) => {
    // Nothing may be added to the voice while it goes.
    await lockOwner(tx, caller.ownerId);
    const { id } = await findOwnVoice(tx, caller, referenceId);
    return removeVoices(ctx, tx, [id]);
  });
  return { deletedAt: ctx.now().toISOString(), ...counts, files: await removeFiles(ctx, paths) };
}

/** Removes rows, stops unfinished work and dooms the files, in the caller's transaction. */
export async function removeVoices(ctx: Context, tx: Transaction, ids: string[]) {
  if (ids.length === 0) return { voices: 0, samples: 0, speeches: 0, tasks: 0, paths: [] };
  const stopped = await stopTasks(ctx, tx, inArray(tasks.voiceId, ids));
  const sampleRows = await tx
    .select({ path: samples.path })
    .from(samples)
    .where(inArray(samples.voiceId, ids));
  const speechRows = await tx
    .select({ id: speeches.id })
    .from(speeches)
    .where(inArray(speeches.voiceId, ids));
  // A deleted voice's id is never used again, for its folder is doomed: what waits to be cloned into it goes as well.
  const uploadRows = await tx
    .delete(uploads)
    .where(inArray(uploads.referenceId, ids))
    .returning({ path: uploads.path });
  const paths = [
    ...new Set([...sampleRows, ...uploadRows].map(({ path }) => path)),
    ...ids.map((id) => `voices/${id}/`),
    ...speechRows.map(({ id }) => `speeches/${id}/`),
  ];
  await doomFiles(tx, paths);
  await tx.delete(voices).where(inArray(voices.id, ids));
  return {
    voices: ids.length,
    samples: sampleRows.length,
    speeches: speechRows.length,
    tasks: stopped,
    paths,
  };
}
