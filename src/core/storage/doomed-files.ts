// Deleting files safely: their paths are noted in the transaction that deletes the rows, and removed afterwards.
import { inArray } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Transaction } from '../db/connect.ts';
import { doomedFiles } from '../db/schema.ts';

const atOnce = 100;

/** Part of the transaction that deletes the rows. Call removeDoomedFiles after it; the sweep does it in any case. */
export async function doomFiles(tx: Transaction, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  await tx
    .insert(doomedFiles)
    .values(paths.map((path) => ({ path })))
    .onConflictDoNothing();
}

/** Removes what is noted. A file that cannot be removed now stays noted for the next time. */
export async function removeDoomedFiles({
  db,
  storage,
  log,
}: Pick<Context, 'db' | 'storage' | 'log'>): Promise<number> {
  let removed = 0;
  for (;;) {
    const rows = await db
      .select({ path: doomedFiles.path })
      .from(doomedFiles)
      .orderBy(doomedFiles.since)
      .limit(atOnce);
    const results = await Promise.allSettled(rows.map(({ path }) => storage.delete(path)));
    const gone = rows.map(({ path }) => path).filter((_, index) => results[index]?.status === 'fulfilled');
    if (gone.length > 0) await db.delete(doomedFiles).where(inArray(doomedFiles.path, gone));
    removed += gone.length;
    const failed = results.find((result) => result.status === 'rejected');
    if (failed)
      log.warn({ err: failed.reason, left: rows.length - gone.length }, 'files could not be deleted yet');
    if (failed || rows.length < atOnce) return removed;
  }
}
