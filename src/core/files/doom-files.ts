// Deleting files safely: paths are noted in the transaction that deletes their rows, the bytes go afterwards.
import { asc, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Transaction } from '../db/connect.ts';
import { doomedFiles } from '../db/schema.ts';

/** A path that ends with '/' stands for every file below it. */
export async function doomFiles(tx: Transaction, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  await tx
    .insert(doomedFiles)
    .values(paths.map((path) => ({ path })))
    .onConflictDoNothing();
}

/** The files that `paths` stand for, as they are now. */
export async function listFiles(ctx: Context, paths: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    paths.map(async (path) => {
      if (path.endsWith('/')) return (await ctx.storage.list(path)).map((file) => file.path);
      return (await ctx.storage.head(path)) ? [path] : [];
    }),
  );
  return found.flat();
}

/** Removes the bytes of doomed files. What cannot be removed now stays noted for the next time. */
export async function removeDoomedFiles(ctx: Context, most = 200): Promise<number> {
  const doomed = await ctx.db.select().from(doomedFiles).orderBy(asc(doomedFiles.since)).limit(most);
  let removed = 0;
  for (const { path } of doomed) {
    try {
      for (const file of await listFiles(ctx, [path])) await ctx.storage.delete(file);
      await ctx.db.delete(doomedFiles).where(eq(doomedFiles.path, path));
      removed += 1;
    } catch (error) {
      ctx.log.warn({ err: error, path }, 'a file could not be deleted yet');
    }
  }
  return removed;
}
