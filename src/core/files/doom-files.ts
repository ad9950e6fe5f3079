// Deleting files safely: paths are noted in the transaction that deletes their rows, the bytes go afterwards.
import { and, asc, eq, gt, lt, or } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Transaction } from '../db/connect.ts';
import { doomedFiles } from '../db/schema.ts';

const minute = 60_000;
/** A crash right after the deletion is repaired by the next sweeps. */
const freshMs = 15 * minute;
/** Longer than the longest job and the longest upload link: after that nobody writes to the path any more. */
const lateWritersMs = 150 * minute;
const atOnce = 20;

/** A path that ends with '/' stands for every file below it. */
export async function doomFiles(tx: Transaction, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  await tx
    .insert(doomedFiles)
    .values(paths.map((path) => ({ path })))
    .onConflictDoNothing();
}

/** Removes what `paths` stand for now, and says which files that were. What fails is logged and left to the sweep. */
export async function removeFiles(ctx: Context, paths: readonly string[]): Promise<string[]> {
  const removed: string[] = [];
  for (let at = 0; at < paths.length; at += atOnce)
    await Promise.all(
      paths
        .slice(at, at + atOnce)
        .map(async (path) => removed.push(...((await removePath(ctx, path)) ?? []))),
    );
  return removed;
}

/** Undefined when the storage failed. */
async function removePath(ctx: Context, path: string): Promise<string[] | undefined> {
  try {
    const files = path.endsWith('/')
      ? await ctx.storage.list(path)
      : [await ctx.storage.head(path)].filter((file) => file !== undefined);
    for (const file of files) await ctx.storage.delete(file.path);
    return files.map((file) => file.path);
  } catch (error) {
    ctx.log.warn({ err: error, path }, 'a file could not be deleted yet');
    return undefined;
  }
}

/**
 * Part of the sweep: removes the bytes of doomed paths while they are fresh, and once more when no job and no upload
 * link can write there any more; only then the note goes.
 */
export async function removeDoomedFiles(ctx: Context, pageSize = 200): Promise<number> {
  const before = (ms: number) => new Date(ctx.now().getTime() - ms);
  const isOld = lt(doomedFiles.since, before(lateWritersMs));
  let removed = 0;
  for (let last = '', full = true; full; ) {
    const page = await ctx.db
      .select()
      .from(doomedFiles)
      .where(and(gt(doomedFiles.path, last), or(gt(doomedFiles.since, before(freshMs)), isOld)))
      .orderBy(asc(doomedFiles.path))
      .limit(pageSize);
    for (const { path } of page) {
      const files = await removePath(ctx, path);
      if (files) await ctx.db.delete(doomedFiles).where(and(eq(doomedFiles.path, path), isOld));
      removed += files?.length ?? 0;
    }
    last = page.at(-1)?.path ?? '';
    full = page.length === pageSize;
  }
  return removed;
}
