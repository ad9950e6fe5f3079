// The worker's side of a result: sentences are stored as they are made, the whole at the end.
import { and, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { sentences, speeches, tasks, voices } from '../db/schema.ts';
import { doomFiles } from '../files/doom-files.ts';
import { announceTask } from '../tasks/add-task.ts';
import { finishTask } from '../tasks/run-task.ts';
import { readSentences, type SentenceRow, viewSentence } from './speech-view.ts';

/** What a speech job works from: the result's row, its voice's profile and the sentences that exist already. */
export async function loadSpeech(ctx: Context, speechId: string) {
  const [row] = await ctx.db
    .select({ speech: speeches, profile: voices.profile })
    .from(speeches)
    .innerJoin(voices, eq(voices.id, speeches.voiceId))
    .where(eq(speeches.id, speechId));
  return row && { ...row, done: await readSentences(ctx.db, speechId) };
}

/** Stores a sentence and tells the owner's pages. False when the task ended meanwhile: the file is removed then. */
export function storeSentence(
  ctx: Context,
  taskSn: string,
  row: SentenceRow,
  whole: { sentenceCount: number; start: number },
): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    const { sentenceCount, start } = whole;
    const [task] = await tx
      .update(tasks)
      .set({ progress: (row.index + 1) / (sentenceCount + 1) })
      .where(and(eq(tasks.id, taskSn), eq(tasks.state, 'running')))
      .returning();
    if (!task) {
      await doomFiles(tx, [row.path]);
      return false;
    }
    await tx.insert(sentences).values(row).onConflictDoNothing();
    await tx.update(speeches).set({ sentenceCount }).where(eq(speeches.id, row.speechId));
    await ctx.events.publish(tx, task.ownerId, taskSn, {
      type: 'sentence',
      speechId: row.speechId,
      sentenceCount,
      sentence: await viewSentence(ctx, row, start),
    });
    await announceTask(ctx, tx, task);
    return true;
  });
}

/** Ends the task with the whole stored in `folder`; `redone` replaces one sentence by its new take. */
export async function finishSpeech(
  ctx: Context,
  taskSn: string,
  result: { speechId: string; folder: string; mp3Path: string; seconds: number; redone?: SentenceRow },
): Promise<boolean> {
  const { speechId, folder, mp3Path, seconds, redone } = result;
  const stored = await finishTask(ctx, taskSn, async (tx) => {
    const [before] = await tx.select().from(speeches).where(eq(speeches.id, speechId)).for('update');
    if (before?.mp3Path) await doomFiles(tx, [before.mp3Path.replace(/[^/]+$/, '')]);
    if (redone) {
      const same = and(eq(sentences.speechId, speechId), eq(sentences.index, redone.index));
      const [old] = await tx.select({ path: sentences.path }).from(sentences).where(same);
      if (old) await doomFiles(tx, [old.path]);
      await tx.update(sentences).set(redone).where(same);
    }
    await tx.update(speeches).set({ state: 'succeeded', mp3Path, seconds }).where(eq(speeches.id, speechId));
  });
  if (!stored)
    await ctx.db.transaction((tx) => doomFiles(tx, [`${folder}/`, ...(redone ? [redone.path] : [])]));
  return stored;
}
