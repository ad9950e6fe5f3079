// The worker's result of a clone: the voice gets its profile, report and preview, and becomes ready.
import { and, eq, lte, ne } from 'drizzle-orm';
import type { SampleReport } from '#contract/endpoints/voices.ts';
import type { SpeechLanguage } from '#contract/languages.ts';
import type { Context } from '../context.ts';
import { samples, voices } from '../db/schema.ts';
import { doomFiles } from '../files/doom-files.ts';
import { finishTask } from '../tasks/run-task.ts';
import { dropSamples, keptSamplePath, type SampleRow } from './samples.ts';

export type CloneResult = {
  profile: Record<string, unknown>;
  report: SampleReport;
  language: SpeechLanguage | null;
  previewPath: string;
  likeness: number | null;
};

/**
 * The sample's bytes are in its kept path by now. False when the voice was deleted or the task ended meanwhile: the
 * preview is removed then.
 */
export async function finishClone(
  ctx: Context,
  taskSn: string,
  sample: SampleRow,
  result: CloneResult,
): Promise<boolean> {
  const stored = await finishTask(ctx, taskSn, async (tx) => {
    const voice = eq(voices.id, sample.voiceId);
    const [before] = await tx.select().from(voices).where(voice).for('update');
    if (before?.previewPath) await doomFiles(tx, [before.previewPath]);
    await tx
      .update(voices)
      .set({ ...result, state: 'ready' })
      .where(voice);
    await tx
      .update(samples)
      .set({ path: keptSamplePath(sample) })
      .where(eq(samples.id, sample.id));
    await doomFiles(tx, [sample.path]);
    const older = and(
      eq(samples.voiceId, sample.voiceId),
      ne(samples.id, sample.id),
      lte(samples.createdAt, sample.createdAt),
    );
    await dropSamples(tx, older);
  });
  if (!stored) await ctx.db.transaction((tx) => doomFiles(tx, [result.previewPath]));
  return stored;
}
