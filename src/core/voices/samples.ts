// Voice samples: kept where no upload link can write, and dropped when they gave no voice or a newer one took over.
import { desc, eq, type SQL } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Transaction } from '../db/connect.ts';
import { samples } from '../db/schema.ts';
import { doomFiles } from '../files/doom-files.ts';

export type SampleRow = typeof samples.$inferSelect;

/** The link of an upload works for an hour, longer than cloning takes: what was cloned is kept in another place. */
export const keptSamplePath = ({ id, voiceId }: SampleRow): string => `voices/${voiceId}/samples/${id}`;

/** The sample that a clone task is about. */
export async function findSample(ctx: Context, path: string): Promise<SampleRow | undefined> {
  const [sample] = await ctx.db.select().from(samples).where(eq(samples.path, path));
  return sample;
}

/** The sample that a voice was made of last. */
export async function findNewestSample(ctx: Context, voiceId: string): Promise<SampleRow | undefined> {
  const [sample] = await ctx.db
    .select()
    .from(samples)
    .where(eq(samples.voiceId, voiceId))
    .orderBy(desc(samples.createdAt))
    .limit(1);
  return sample;
}

export async function dropSamples(tx: Transaction, which: SQL | undefined): Promise<void> {
  const dropped = await tx.delete(samples).where(which).returning();
  await doomFiles(
    tx,
    dropped.flatMap((sample) => [sample.path, keptSamplePath(sample)]),
  );
}
