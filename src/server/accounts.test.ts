// Accounts over the API: guest work moves over, data can be taken along, and deletion leaves nothing.
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ApiFailure } from '#contract/client.ts';
import { endpoints } from '#contract/endpoints/index.ts';
import { readZip } from '#core/accounts/read-zip.ts';
import { accounts, guests, owners, speeches, tasks, voices } from '#core/db/schema.ts';
import { createTestApp, logIn, startGuest, type TestApp, type TestGuest } from './test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

const sample = Buffer.from('RIFF pretend this is a recording');

/** A sample is uploaded and registered; its clone task waits in the queue, for there is no worker here. */
async function cloneVoice({ client }: Pick<TestGuest, 'client'>, name: string) {
  const place = await client.call(endpoints.createUpload, { fileName: 'me.wav', bytes: sample.length });
  const put = await app.app.request(place.uploadUrl, { method: 'PUT', body: sample });
  expect(put.status).toBe(204);
  return client.call(endpoints.registerClone, {
    audioPath: place.audioPath,
    referenceId: place.referenceId,
    referenceName: name,
    text: 'I am reading this',
    consent: true,
  });
}

/** The voice as a worker would leave it, with one finished result. */
async function finishVoice(referenceId: string): Promise<string> {
  const { db, storage } = app.ctx;
  const [voice] = await db
    .update(voices)
    .set({ state: 'ready', profile: {}, previewPath: `voices/${referenceId}/preview.mp3` })
    .where(eq(voices.id, referenceId))
    .returning();
  await db.update(tasks).set({ state: 'succeeded' }).where(eq(tasks.voiceId, referenceId));
  await storage.put(`voices/${referenceId}/preview.mp3`, Buffer.from('preview'), { maxBytes: 100 });
  const options = { language: 'en', speed: 1, pitch: 0, pause: 1, seed: 0 } as const;
  const [speech] = await db
    .insert(speeches)
    .values({ ownerId: voice!.ownerId, voiceId: referenceId, text: 'Hello.', options, state: 'succeeded' })
    .returning();
  const mp3Path = `speeches/${speech!.id}/1/speech.mp3`;
  await storage.put(mp3Path, Buffer.from('mp3'), { maxBytes: 100 });
  await db.update(speeches).set({ mp3Path }).where(eq(speeches.id, speech!.id));
  return speech!.id;
}

const voiceNames = async ({ client }: Pick<TestGuest, 'client'>) =>
  (await client.call(endpoints.listVoices, {})).refList.map(({ name, expiresAt }) => [
    name,
    expiresAt === null,
  ]);

describe('after login', () => {
  test('voices, results and running tasks of the guest move over, once', async () => {
    const guest = await startGuest(app);
    const { taskSn } = await cloneVoice(guest, 'Running');
    const { referenceId } = await cloneVoice(guest, 'Done');
    await finishVoice(referenceId);
    expect((await voiceNames(guest)).map(([, lasting]) => lasting)).toEqual([false, false]);

    const user = await logIn(app);
    const { guestToken } = guest.identity;
    expect(await user.client.call(endpoints.adoptGuest, { guestToken })).toEqual({ voices: 2, speeches: 1 });
    expect(await voiceNames(user)).toEqual([
      ['Done', true],
      ['Running', true],
    ]);
    expect((await user.client.call(endpoints.listSpeeches, {})).speeches).toHaveLength(1);
    expect(await user.client.call(endpoints.getItemByTaskSn, { taskSn })).toMatchObject({ state: 'queued' });
    expect(await user.client.call(endpoints.adoptGuest, { guestToken })).toEqual({ voices: 0, speeches: 0 });
    // The guest identity is used up; the browser gets a fresh one after logout.
    await expect(guest.client.call(endpoints.listVoices, {})).rejects.toMatchObject({
      error: 'guestExpired',
    });
  });

  test('two tabs at once move everything once', async () => {
    const guest = await startGuest(app);
    await cloneVoice(guest, 'One');
    const user = await logIn(app);
    const { guestToken } = guest.identity;
    const counts = await Promise.all(
      Array.from({ length: 4 }, () => user.client.call(endpoints.adoptGuest, { guestToken })),
    );
    expect(counts.reduce((sum, { voices: moved }) => sum + moved, 0)).toBe(1);
  });

  test('a failure half-way moves nothing, and the next try moves all', async () => {
    const { db } = app.ctx;
    const guest = await startGuest(app);
    const { referenceId } = await cloneVoice(guest, 'Whole');
    await finishVoice(referenceId);
    const user = await logIn(app);
    const { guestToken } = guest.identity;
    await db.execute(sql`create function timbre.fail() returns trigger language plpgsql as
      $$ begin raise exception 'disk full'; end $$`);
    await db.execute(
      sql`create trigger fail before update on timbre.speeches execute function timbre.fail()`,
    );
    await expect(user.client.call(endpoints.adoptGuest, { guestToken })).rejects.toMatchObject({
      status: 500,
    });
    await db.execute(sql`drop function timbre.fail() cascade`);
    expect(await voiceNames(guest)).toHaveLength(1);
    expect(await voiceNames(user)).toHaveLength(0);
    expect(await user.client.call(endpoints.adoptGuest, { guestToken })).toEqual({ voices: 1, speeches: 1 });
  });

  test("another account gets nothing with a guest's used token, nor with a changed one", async () => {
    const guest = await startGuest(app);
    await cloneVoice(guest, 'Mine');
    const { guestToken } = guest.identity;
    const [first, second] = [await logIn(app), await logIn(app)];
    await first.client.call(endpoints.adoptGuest, { guestToken });
    const nothing = { voices: 0, speeches: 0 };
    expect(await second.client.call(endpoints.adoptGuest, { guestToken })).toEqual(nothing);
    expect(await second.client.call(endpoints.adoptGuest, { guestToken: 'x.y.z' })).toEqual(nothing);
    expect(await voiceNames(first)).toHaveLength(1);
  });
});

test('an export holds voices, samples, results and records', async () => {
  const user = await logIn(app);
  const { referenceId } = await cloneVoice(user, 'Mine / 我的:声音');
  const speechId = await finishVoice(referenceId);
  const { url } = await user.client.call(endpoints.exportData, {});
  const response = await app.app.request(url);
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="timbre-[\d-]+\.zip"$/);
  const unzipped = readZip(Buffer.from(await response.arrayBuffer()));
  const files = Object.fromEntries(unzipped.map(({ name, content }) => [name, content]));
  const voice = 'voices/1 Mine   我的 声音';
  const result = `${voice}/results/${new Date().toISOString().slice(0, 10)} ${speechId}`;
  expect(Object.keys(files).sort()).toEqual([
    'account.json',
    `${voice}/preview.mp3`,
    `${result}/result.json`,
    `${result}/speech.mp3`,
    `${voice}/samples/1 me.wav`,
    `${voice}/voice.json`,
  ]);
  expect(files[`${voice}/samples/1 me.wav`]).toBe(sample.toString());
  expect(JSON.parse(files['account.json'] ?? '')).toMatchObject({ account: { email: user.email } });
  expect(JSON.parse(files[`${result}/result.json`] ?? '')).toMatchObject({ text: 'Hello.' });
  expect(JSON.stringify(files)).not.toContain('"hash"');

  app.ctx.setNow(new Date(Date.now() + 11 * 60_000));
  expect((await app.app.request(url)).status).toBe(403);
  app.ctx.setNow(undefined);
  expect((await app.app.request(`${url}x`)).status).toBe(403);
});

describe('deleting the account', () => {
  test('needs its address', async () => {
    const { client } = await logIn(app);
    await expect(client.call(endpoints.deleteAccount, { email: 'other@example.com' })).rejects.toMatchObject({
      error: 'emailInvalid',
    });
  });

  test('removes everything, stops work, ends sessions and gives a receipt', async () => {
    const { db, storage } = app.ctx;
    const guest = await startGuest(app);
    const user = await logIn(app);
    await user.client.call(endpoints.adoptGuest, { guestToken: guest.identity.guestToken });
    const { taskSn } = await cloneVoice(user, 'Running');
    const done = await cloneVoice(user, 'Done');
    await finishVoice(done.referenceId);
    const unused = await user.client.call(endpoints.createUpload, {
      fileName: 'x.wav',
      bytes: sample.length,
    });
    await app.app.request(unused.uploadUrl, { method: 'PUT', body: sample });

    const receipt = await user.client.call(endpoints.deleteAccount, { email: user.email.toUpperCase() });
    expect(receipt).toMatchObject({ voices: 2, samples: 2, speeches: 1, tasks: 2 });
    expect(receipt.files).toHaveLength(5);
    for (const path of receipt.files) expect(await storage.head(path)).toBeUndefined();

    const { id } = user.identity;
    expect(await db.select().from(owners).where(eq(owners.id, id))).toEqual([]);
    expect(await db.select().from(accounts).where(eq(accounts.id, id))).toEqual([]);
    expect(await db.select().from(guests).where(eq(guests.clientId, guest.identity.id))).toEqual([]);
    const jobs = await db.execute(sql`select state from timbre_jobs.job where id = ${taskSn}`);
    expect(jobs.rows).toEqual([{ state: 'cancelled' }]);
    await expect(user.client.call(endpoints.listVoices, {})).rejects.toMatchObject({
      error: 'sessionExpired',
    });
    expect((await user.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
  });

  test('the address can log in again, to an empty account', async () => {
    const before = await logIn(app);
    await cloneVoice(before, 'Old');
    await before.client.call(endpoints.deleteAccount, { email: before.email });
    const after = await logIn(app, before.email);
    expect(after.identity.id).not.toBe(before.identity.id);
    expect(await voiceNames(after)).toEqual([]);
  });
});

test('strangers never see what belongs to somebody else', async () => {
  const owner = await startGuest(app);
  const { taskSn, referenceId } = await cloneVoice(owner, 'Private');
  const speechId = await finishVoice(referenceId);
  for (const { client } of [await startGuest(app), await logIn(app)]) {
    const errorOf = (call: Promise<unknown>) =>
      call.then(
        () => 'none',
        (failure: ApiFailure) => failure.error,
      );
    const errors = await Promise.all(
      [
        client.call(endpoints.getItemByTaskSn, { taskSn }),
        client.call(endpoints.cancelTask, { taskSn }),
        client.call(endpoints.renameVoice, { referenceId, name: 'x' }),
        client.call(endpoints.deleteVoice, { referenceId }),
        client.call(endpoints.createSpeech, { referenceId, text: 'x' }),
        client.call(endpoints.getSpeech, { speechId }),
        client.call(endpoints.downloadSpeech, { speechId, format: 'mp3' }),
        client.call(endpoints.redoSentence, { speechId, index: 0 }),
        client.call(endpoints.deleteSpeech, { speechId }),
      ].map(errorOf),
    );
    const expected = { taskNotFound: 2, voiceNotFound: 3, speechNotFound: 4 };
    expect(errors).toEqual(Object.entries(expected).flatMap(([error, count]) => Array(count).fill(error)));
    expect(await voiceNames({ client })).toEqual([]);
  }
});
