// Deleting one result with its files; unfinished work on it stops.
import { eq } from 'drizzle-orm';
import type { OutputOf, ParsedInputOf } from '#contract/endpoint.ts';
import type { deleteSpeech as contract } from '#contract/endpoints/speeches.ts';
import type { Context } from '../context.ts';
import { speeches, tasks } from '../db/schema.ts';
import { doomFiles, removeFiles } from '../files/doom-files.ts';
import { lockOwner } from '../owners.ts';
import type { Caller } from '../requests/caller.ts';
import { stopTasks } from '../tasks/stop-tasks.ts';
import { findOwnSpeech } from './speech-view.ts';

export async function deleteSpeech(
  ctx: Context,
  caller: Caller,
  { speechId }: ParsedInputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const folder = `speeches/${speechId}/`;
  const stopped = await ctx.db.transaction(async (tx) => {
    // Nothing may be added to the result while it goes.
    await lockOwner(tx, caller.ownerId);
    const { id } = await findOwnSpeech(tx, caller, speechId);
    const count = await stopTasks(ctx, tx, eq(tasks.speechId, id));
    await doomFiles(tx, [folder]);
    await tx.delete(speeches).where(eq(speeches.id, id));
    return count;
  });
  const files = await removeFiles(ctx, [folder]);
  return { deletedAt: ctx.now().toISOString(), voices: 0, samples: 0, speeches: 1, tasks: stopped, files };
}
