// Deleting one result with its files; unfinished work on it stops.
import { eq } from 'drizzle-orm';
import type { OutputOf, ParsedInputOf } from '#contract/endpoint.ts';
import type { deleteSpeech as contract } from '#contract/endpoints/speeches.ts';
import { isFinished } from '#contract/endpoints/tasks.ts';
import type { Context } from '../context.ts';
import { speeches, tasks } from '../db/schema.ts';
import { doomFiles, removeFiles } from '../files/doom-files.ts';
import { refundPoints } from '../points/points.ts';
import type { Caller } from '../requests/caller.ts';
import { jobOfTask } from '../tasks/add-task.ts';
import { findOwnSpeech } from './speech-view.ts';

export async function deleteSpeech(
  ctx: Context,
  caller: Caller,
  { speechId }: ParsedInputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const { id } = await findOwnSpeech(ctx.db, caller, speechId);
  const folder = `speeches/${id}/`;
  const work = await ctx.db.transaction(async (tx) => {
    const rows = await tx.select().from(tasks).where(eq(tasks.speechId, id)).for('update');
    for (const row of rows) {
      if (isFinished(row.state)) continue;
      await ctx.queue.cancel(tx, jobOfTask[row.kind], row.id);
      await refundPoints(tx, row.id);
    }
    await doomFiles(tx, [folder]);
    await tx.delete(speeches).where(eq(speeches.id, id));
    return rows.length;
  });
  const files = await removeFiles(ctx, [folder]);
  return { deletedAt: ctx.now().toISOString(), voices: 0, samples: 0, speeches: 1, tasks: work, files };
}
