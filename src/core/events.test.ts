// Events on a real Postgres: with their transaction, in order, once each, and through a lost connection.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import type { AppEvent } from '#contract/events.ts';
import { owners, taskEvents } from './db/schema.ts';
import type { OwnerEvent } from './events.ts';
import { createTestContext } from './testing/test-context.ts';

const ctx = await createTestContext();

async function addOwner(): Promise<string> {
  const id = randomUUID();
  await ctx.db.insert(owners).values({ id, kind: 'guest' });
  return id;
}

const eventOf = (progress: number): AppEvent => ({
  type: 'task',
  task: {
    taskSn: randomUUID(),
    kind: 'speech',
    state: 'running',
    progress,
    position: null,
    expectedSeconds: null,
    createdAt: new Date().toISOString(),
    referenceId: null,
    speechId: null,
    error: null,
  },
});
const publish = (ownerId: string, progress: number) =>
  ctx.db.transaction((tx) => ctx.events.publish(tx, ownerId, randomUUID(), eventOf(progress)));
const progressOf = (events: OwnerEvent[]) =>
  events.map(({ payload }) => (payload.type === 'task' ? payload.task.progress : undefined));

test('a subscriber hears of its owner, and of nobody else, within a moment', async () => {
  const [mine, other] = [await addOwner(), await addOwner()];
  const heard: OwnerEvent[] = [];
  const end = await ctx.events.subscribe(mine, undefined, (event) => heard.push(event));
  await publish(other, 0.1);
  await publish(mine, 0.2);
  await vi.waitFor(() => expect(progressOf(heard)).toEqual([0.2]), { timeout: 1000 });
  end();
  await publish(mine, 0.3);
  await sleep(200);
  expect(heard).toHaveLength(1);
});

test('nobody hears of what was rolled back', async () => {
  const owner = await addOwner();
  const heard: OwnerEvent[] = [];
  const end = await ctx.events.subscribe(owner, undefined, (event) => heard.push(event));
  const failing = ctx.db.transaction(async (tx) => {
    await ctx.events.publish(tx, owner, randomUUID(), eventOf(0.1));
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await publish(owner, 0.2);
  await vi.waitFor(() => expect(progressOf(heard)).toEqual([0.2]));
  end();
});

test('a page that was away gets what it missed, then what is new; no gap and nothing twice', async () => {
  const owner = await addOwner();
  await publish(owner, 0);
  const [first] = await ctx.db.select().from(taskEvents).where(sql`owner_id = ${owner}`);
  for (let count = 1; count <= 450; count++) await publish(owner, count / 1000);
  const heard: OwnerEvent[] = [];
  const subscribing = ctx.events.subscribe(owner, first!.id, (event) => heard.push(event));
  for (let count = 451; count <= 500; count++) await publish(owner, count / 1000);
  const end = await subscribing;
  await vi.waitFor(() => expect(heard).toHaveLength(500), { timeout: 5000 });
  expect(progressOf(heard)).toEqual(Array.from({ length: 500 }, (_, index) => (index + 1) / 1000));
  end();
});

test('writers at the same time: a slow transaction with an earlier id is not missed', async () => {
  const owner = await addOwner();
  const heard: OwnerEvent[] = [];
  const end = await ctx.events.subscribe(owner, undefined, (event) => heard.push(event));
  const slow = ctx.db.transaction(async (tx) => {
    await ctx.events.publish(tx, owner, randomUUID(), eventOf(0.1));
    await sleep(300);
  });
  await sleep(50);
  await Promise.all([slow, publish(owner, 0.2), publish(owner, 0.3)]);
  await vi.waitFor(() => expect(heard).toHaveLength(3));
  expect(heard.map(({ id }) => id)).toEqual(heard.map(({ id }) => id).toSorted((a, b) => a - b));
  expect(progressOf(heard)[0]).toBe(0.1);
  end();
});

test('a lost connection is made again, and what happened meanwhile is delivered', async () => {
  const owner = await addOwner();
  const heard: OwnerEvent[] = [];
  const end = await ctx.events.subscribe(owner, undefined, (event) => heard.push(event));
  await ctx.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'timbre listener' and datname = current_database()`,
  );
  await publish(owner, 0.5);
  await vi.waitFor(() => expect(progressOf(heard)).toEqual([0.5]), { timeout: 5000 });
  await publish(owner, 0.6);
  await vi.waitFor(() => expect(progressOf(heard)).toEqual([0.5, 0.6]), { timeout: 5000 });
  end();
});
