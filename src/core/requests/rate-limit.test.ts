// Fair use is counted exactly, for all processes together, and starts anew with each span of time.
import { beforeAll, expect, test } from 'vitest';
import { createTestContext, type TestContext } from '../testing/test-context.ts';
import { countTurns, takeTurns, turnOfAddress } from './rate-limit.ts';

let ctx: TestContext;
beforeAll(async () => {
  ctx = await createTestContext();
});
const turn = (key: string, max = 3) => ({ key, max, seconds: 60 });

test('allows as many as it says, then tells how long to wait', async () => {
  ctx.setNow(new Date('2026-01-01T00:00:15Z'));
  for (let i = 0; i < 3; i++) expect(await countTurns(ctx, [turn('a')])).toBe(0);
  expect(await countTurns(ctx, [turn('a')])).toBe(45);
  await expect(takeTurns(ctx, [turn('a')])).rejects.toMatchObject({
    code: 'tooManyRequests',
    params: { seconds: 45 },
  });
  ctx.setNow(new Date('2026-01-01T00:01:00Z'));
  expect(await countTurns(ctx, [turn('a')])).toBe(0);
});

test('counts each key for itself and tells the longest wait', async () => {
  ctx.setNow(new Date('2026-01-01T01:00:10Z'));
  const hour = { key: 'long', max: 0, seconds: 3600 };
  expect(await countTurns(ctx, [turn('b', 0), hour, turn('c')])).toBe(3590);
});

test('loses no count when requests arrive together', async () => {
  ctx.setNow(new Date('2026-01-02T00:00:00Z'));
  const waits = await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      // The keys in both orders: that must not end in a deadlock.
      countTurns(ctx, i % 2 ? [turn('x', 10), turn('y', 10)] : [turn('y', 10), turn('x', 10)]),
    ),
  );
  expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
});

test('does not count this machine, which may be a proxy for everyone', () => {
  expect(turnOfAddress('call', '127.0.0.1', { max: 1, seconds: 1 })).toEqual([]);
  expect(turnOfAddress('call', '203.0.113.9', { max: 1, seconds: 1 })).toEqual([
    { key: 'call:net:203.0.113.9', max: 1, seconds: 1 },
  ]);
});
