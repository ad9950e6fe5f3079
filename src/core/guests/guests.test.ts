// Guests: a token is bound to its browser, ends visibly, is renewed by visits and cannot be made up.
import { SignJWT } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { createTestContext, type TestContext } from '../testing/test-context.ts';
import { findGuest } from './find-guest.ts';
import { readGuestToken } from './guest-token.ts';
import { startGuest } from './start-guest.ts';

let ctx: TestContext;
beforeAll(async () => {
  ctx = await createTestContext();
});

const newClientId = () => `v${crypto.randomUUID()}`;
const stranger = (guestToken?: string) => ({ address: '203.0.113.1', locale: 'en', guestToken }) as const;
const days = (count: number) => new Date(Date.now() + count * 86_400_000);

test('a token ends after 7 days, and each visit renews it', async () => {
  const uuid = newClientId();
  const { guestToken, expiresAt } = await startGuest(ctx, stranger(), { uuid });
  expect(Date.parse(expiresAt) - Date.now()).toBeCloseTo(limits.guestDays * 86_400_000, -4);
  ctx.setNow(days(6));
  const renewed = await startGuest(ctx, stranger(guestToken), { uuid });
  ctx.setNow(days(8));
  expect(await findGuest(ctx, guestToken, uuid)).toBeUndefined();
  const found = await findGuest(ctx, renewed.guestToken, uuid);
  ctx.setNow(undefined);
  expect(found?.guestId).toBe((await readGuestToken(ctx.config, guestToken, new Date()))?.guestId);
});

test('a token is worth nothing in another browser', async () => {
  const { guestToken } = await startGuest(ctx, stranger(), { uuid: newClientId() });
  expect(await findGuest(ctx, guestToken, newClientId())).toBeUndefined();
});

test('knowing a client id gives nobody its guest', async () => {
  const uuid = newClientId();
  const mine = await startGuest(ctx, stranger(), { uuid });
  const theirs = await startGuest(ctx, stranger(), { uuid });
  const [a, b] = await Promise.all(
    [mine, theirs].map(({ guestToken }) => readGuestToken(ctx.config, guestToken, new Date())),
  );
  expect(a?.guestId).not.toBe(b?.guestId);
});

test('tokens that we did not sign are refused', async () => {
  const uuid = newClientId();
  const { guestToken } = await startGuest(ctx, stranger(), { uuid });
  const claims = await readGuestToken(ctx.config, guestToken, new Date());
  const forged = await new SignJWT({ client: uuid })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(claims?.guestId ?? '')
    .setAudience('timbre-guest')
    .setExpirationTime('1d')
    .sign(new TextEncoder().encode(ctx.config.appSecret));
  const [header, payload, signature] = guestToken.split('.');
  const none = Buffer.from('{"alg":"none"}').toString('base64url');
  for (const bad of [forged, `${none}.${payload}.`, `${header}.${payload}x.${signature}`, '', 'x', '..'])
    expect(await readGuestToken(ctx.config, bad, new Date())).toBeUndefined();
});

test('one network cannot collect identities without end', async () => {
  const from = { ...stranger(), address: '203.0.113.200' };
  for (let i = 0; i < 200; i++) await startGuest(ctx, from, { uuid: newClientId() });
  await expect(startGuest(ctx, from, { uuid: newClientId() })).rejects.toMatchObject({
    code: 'tooManyRequests',
  });
});
