// The worker's result of a clone: the voice gets its profile, report and preview, and becomes ready.
import { eq } from 'drizzle-orm';
import type { SampleReport } from '#contract/endpoints/voices.ts';
import type { SpeechLanguage } from '#contract/languages.ts';
import type { Context } from '../context.ts';
import { samples, voices } from '../db/schema.ts';
import { doomFiles } from '../files/doom-files.ts';
import { finishTask } from '../tasks/run-task.ts';

export type CloneResult = {
  profile: Record<string, unknown>;
  report: SampleReport;
  language: SpeechLanguage | null;
  previewPath: string;
  likeness: number | null;
};

/** The sample that a clone task is about. */
export async function findSample(ctx: Context, path: string) {
  const [sample] = await ctx.db.select().from(samples).where(eq(samples.path, path));
  return sample;
}

/** False when the voice was deleted or the task ended meanwhile: the preview is removed then. */
export async function finishClone(
  ctx: Context,
  taskSn: string,
  voiceId: string,
  result: CloneResult,
): Promise<boolean> {
  const stored = await finishTask(ctx, taskSn, async (tx) => {
    const [before] = await tx.select().from(voices).where(eq(voices.id, voiceId)).for('update');
    if (before?.previewPath) await doomFiles(tx, [before.previewPath]);
    await tx
      .update(voices)
      .set({ ...result, state: 'ready' })
      .where(eq(voices.id, voiceId));
  });
  if (!stored) await ctx.db.transaction((tx) => doomFiles(tx, [result.previewPath]));
  return stored;
}
