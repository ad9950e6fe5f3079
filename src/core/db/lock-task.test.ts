// Proves that a task gets one result, however many workers believe that they hold its job.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestContext } from '../testing/test-context.ts';
import { lockUnfinishedTask } from './lock-task.ts';
import { owners, tasks } from './schema.ts';

const ctx = await createTestContext();

async function addTask(state: 'queued' | 'running' | 'cancelled' = 'queued'): Promise<string> {
  const ownerId = randomUUID();
  await ctx.db.insert(owners).values({ id: ownerId, kind: 'guest' });
  const [row] = await ctx.db.insert(tasks).values({ kind: 'speech', ownerId, input: {}, state }).returning();
  return row!.id;
}

const finish = (taskSn: string) =>
  ctx.db.transaction(async (tx) => {
    if (!(await lockUnfinishedTask(tx, taskSn))) return false;
    await tx.update(tasks).set({ state: 'succeeded' }).where(eq(tasks.id, taskSn));
    return true;
  });

test('of twenty attempts at the same time one writes the result', async () => {
  const taskSn = await addTask();
  const results = await Promise.all(Array.from({ length: 20 }, () => finish(taskSn)));
  expect(results.filter(Boolean)).toHaveLength(1);
});

test('a cancelled or deleted task takes no result', async () => {
  expect(await finish(await addTask('cancelled'))).toBe(false);
  expect(await finish(randomUUID())).toBe(false);
});
