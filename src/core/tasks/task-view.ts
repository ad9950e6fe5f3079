// A task as its owner sees it: state, progress, place in the queue, seconds to expect.
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { isFinished, type Task } from '#contract/endpoints/tasks.ts';
import { errorText } from '#contract/errors.ts';
import type { Executor } from '../db/connect.ts';
import { type StoredError, tasks } from '../db/schema.ts';

export type TaskRow = typeof tasks.$inferSelect;

export const showError = (error: StoredError | null) =>
  error && {
    error: error.code,
    toastEn: errorText(error.code, 'en', error.params),
    toastZh: errorText(error.code, 'zh', error.params),
  };

/** How many unfinished tasks were there first, and how many seconds of work they are. */
async function readQueueAhead(db: Executor, row: TaskRow) {
  const [ahead] = await db
    .select({
      count: sql<number>`count(*)::int`,
      seconds: sql<number>`coalesce(sum(${tasks.expectedSeconds} * (1 - ${tasks.progress})), 0)::float8`,
    })
    .from(tasks)
    .where(and(inArray(tasks.state, ['queued', 'running']), lt(tasks.createdAt, row.createdAt)));
  return ahead ?? { count: 0, seconds: 0 };
}

export async function viewTask(db: Executor, row: TaskRow): Promise<Task> {
  const ahead = row.state === 'queued' ? await readQueueAhead(db, row) : undefined;
  const own = (row.expectedSeconds ?? 0) * (1 - row.progress);
  return {
    taskSn: row.id,
    kind: row.kind,
    state: row.state,
    progress: row.progress,
    position: ahead?.count ?? null,
    expectedSeconds:
      isFinished(row.state) || row.expectedSeconds === null ? null : own + (ahead?.seconds ?? 0),
    createdAt: row.createdAt.toISOString(),
    referenceId: row.voiceId,
    speechId: row.speechId,
    error: showError(row.error),
  };
}

export const ownTask = (ownerId: string, taskSn: string) =>
  and(eq(tasks.ownerId, ownerId), eq(tasks.id, taskSn));
