// What has had its time goes, with its files; what is still in use stays.
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { readAccessToken } from '../auth/access-token.ts';
import { endSessions, startSession } from '../auth/sessions.ts';
import { rotateSigningKey } from '../auth/signing-keys.ts';
import { guests, owners, sessions, signingKeys, uploads, voices } from '../db/schema.ts';
import { addGuest, addUpload, addUser, addVoice } from '../testing/test-callers.ts';
import { createTestContext, type TestContext } from '../testing/test-context.ts';
import { removeDoomedFiles } from './doom-files.ts';
import { removeExpired } from './remove-expired.ts';

let ctx: TestContext;
beforeAll(async () => {
  ctx = await createTestContext();
});

const hours = (count: number) => new Date(Date.now() + count * 3_600_000);

test('a guest who is gone leaves no files, also not those of a voice made in the last minute', async () => {
  const guest = await addGuest(ctx);
  const { audioPath } = await addUpload(ctx, guest);
  const voiceId = await addVoice(ctx, guest);
  await ctx.db
    .update(voices)
    .set({ expiresAt: hours(7 * 24) })
    .where(eq(voices.id, voiceId));
  const preview = `voices/${voiceId}/1/preview.mp3`;
  await ctx.storage.put(preview, new Uint8Array(10), { maxBytes: 10 });
  await ctx.db
    .update(guests)
    .set({ expiresAt: hours(-25) })
    .where(eq(guests.id, guest.ownerId));

  await removeExpired(ctx);
  await removeDoomedFiles(ctx);
  expect(await ctx.db.select().from(owners).where(eq(owners.id, guest.ownerId))).toEqual([]);
  expect(await ctx.storage.head(preview)).toBeUndefined();
  expect(await ctx.storage.head(audioPath)).toBeUndefined();
});

test('an upload that nobody cloned is gone two hours after its link ended; the row of a used one too', async () => {
  const guest = await addGuest(ctx);
  const unused = await addUpload(ctx, guest);
  const used = await addUpload(ctx, guest);
  await ctx.db.update(uploads).set({ usedAt: new Date() }).where(eq(uploads.path, used.audioPath));
  ctx.setNow(hours(3.1));
  await removeExpired(ctx);
  ctx.setNow(undefined);
  await removeDoomedFiles(ctx);
  expect(await ctx.storage.head(unused.audioPath)).toBeUndefined();
  expect(await ctx.storage.head(used.audioPath)).toBeDefined();
  ctx.setNow(hours(30));
  await removeExpired(ctx);
  ctx.setNow(undefined);
  expect(await ctx.db.select().from(uploads).where(eq(uploads.ownerId, guest.ownerId))).toEqual([]);
});

test('sessions that ended or can no longer be renewed go, and so do keys that nobody trusts any more', async () => {
  const { ownerId, email } = await addUser(ctx);
  const account = { id: ownerId, email, createdAt: new Date() };
  const start = () => startSession(ctx, account, 'test');
  await start();
  const { access_token } = await start();
  const claims = await readAccessToken(ctx, access_token);
  await endSessions(ctx, { accountId: ownerId, sessionId: claims?.sessionId ?? '' }, 'local');
  await rotateSigningKey(ctx);
  const count = async () => [
    await ctx.db.$count(sessions, eq(sessions.accountId, ownerId)),
    await ctx.db.$count(signingKeys),
  ];
  await removeExpired(ctx);
  expect(await count()).toEqual([2, 2]);
  ctx.setNow(hours(25));
  await removeExpired(ctx);
  expect(await count()).toEqual([1, 1]);
  ctx.setNow(hours(61 * 24));
  await removeExpired(ctx);
  ctx.setNow(undefined);
  expect(await count()).toEqual([0, 1]);
});
