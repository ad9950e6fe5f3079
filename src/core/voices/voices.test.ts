// Voice models from registration to deletion, on real Postgres and real storage.
import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { samples, tasks, voices } from '../db/schema.ts';
import { removeDoomedFiles } from '../files/doom-files.ts';
import { removeExpired } from '../files/remove-expired.ts';
import type { Caller } from '../requests/caller.ts';
import { cancelTask } from '../tasks/cancel-task.ts';
import { getItemByTaskSn } from '../tasks/get-item-by-task-sn.ts';
import { failTask, takeTask } from '../tasks/run-task.ts';
import { addGuest, addUpload, addUser, addVoice } from '../testing/test-callers.ts';
import { createTestContext } from '../testing/test-context.ts';
import { createUpload } from '../uploads/create-upload.ts';
import { deleteVoice } from './delete-voice.ts';
import { finishClone } from './finish-clone.ts';
import { listVoices } from './list-voices.ts';
import { registerClone } from './register-clone.ts';
import { renameVoice } from './rename-voice.ts';
import { keptSamplePath } from './samples.ts';

const ctx = await createTestContext();

const register = async (caller: Caller, name = 'My voice', referenceId?: string) => {
  const upload = referenceId
    ? await createUpload(ctx, caller, { fileName: 'again.wav', bytes: 1000, referenceId })
    : await addUpload(ctx, caller);
  if (referenceId) await ctx.storage.put(upload.audioPath, new Uint8Array(1000), { maxBytes: 1000 });
  const { audioPath } = upload;
  const input = {
    audioPath,
    referenceId: upload.referenceId,
    referenceName: name,
    text: 'Hello',
    consent: true as const,
  };
  return { input, ...(await registerClone(ctx, caller, input)) };
};

const finish = async (taskSn: string, referenceId: string) => {
  const previewPath = `voices/${referenceId}/${randomUUID()}/preview.mp3`;
  await ctx.storage.put(previewPath, new Uint8Array(10), { maxBytes: 10 });
  await takeTask(ctx, taskSn);
  const report = {
    seconds: 8,
    speechSeconds: 7,
    loudnessLufs: -20,
    snrDb: 30,
    pitchHz: 120,
    verdict: 'good' as const,
    advice: [],
  };
  const result = {
    profile: { format: 'timbre-voice' },
    report,
    language: 'en' as const,
    previewPath,
    likeness: null,
  };
  const [sample] = await ctx.db
    .select()
    .from(samples)
    .where(eq(samples.voiceId, referenceId))
    .orderBy(desc(samples.createdAt));
  if (!sample) return false;
  await ctx.storage.put(keptSamplePath(sample), new Uint8Array(10), { maxBytes: 10 });
  return finishClone(ctx, taskSn, sample, result);
};

test('a registered clone is listed while it is made, and ready when the worker has finished', async () => {
  const caller = await addGuest(ctx);
  const { taskSn, referenceId } = await register(caller);
  expect(await getItemByTaskSn(ctx, caller, { taskSn })).toMatchObject({
    state: 'queued',
    kind: 'clone',
    referenceId,
  });
  expect((await listVoices(ctx, caller)).refList).toMatchObject([
    { referenceId, state: 'cloning', previewUrl: null },
  ]);

  expect(await finish(taskSn, referenceId)).toBe(true);
  expect(await getItemByTaskSn(ctx, caller, { taskSn })).toMatchObject({ state: 'succeeded', progress: 1 });
  const [voice] = (await listVoices(ctx, caller)).refList;
  expect(voice).toMatchObject({ state: 'ready', language: 'en', fileName: 'me.wav', text: 'Hello' });
  expect(voice?.previewUrl).toContain('/files/');
});

test('registering the same upload again gives the same task, also when both come at once', async () => {
  const caller = await addGuest(ctx);
  const { input, taskSn } = await register(caller);
  const again = await Promise.all([registerClone(ctx, caller, input), registerClone(ctx, caller, input)]);
  expect(again.map((each) => each.taskSn)).toEqual([taskSn, taskSn]);
});

test('a second worker that finishes the same clone later changes nothing, and its preview is removed', async () => {
  const caller = await addGuest(ctx);
  const { taskSn, referenceId } = await register(caller);
  expect(await finish(taskSn, referenceId)).toBe(true);
  expect(await finish(taskSn, referenceId)).toBe(false);
  await removeDoomedFiles(ctx);
  const previews = (await ctx.storage.list(`voices/${referenceId}/`)).filter(({ path }) =>
    path.endsWith('.mp3'),
  );
  expect(previews).toHaveLength(1);
});

test('an upload that never arrived, or belongs to somebody else, cannot be cloned', async () => {
  const caller = await addGuest(ctx);
  const stranger = await addGuest(ctx);
  const upload = await createUpload(ctx, caller, { fileName: 'x.wav', bytes: 10 });
  const input = { ...upload, referenceName: 'x', text: '', consent: true as const };
  await expect(registerClone(ctx, caller, input)).rejects.toMatchObject({ code: 'uploadMissing' });
  const arrived = await addUpload(ctx, caller);
  const stolen = { ...arrived, referenceName: 'x', text: '', consent: true as const };
  await expect(registerClone(ctx, stranger, stolen)).rejects.toMatchObject({ code: 'uploadMissing' });
});

test('a guest may have three voices, even when the requests come all at once', async () => {
  const caller = await addGuest(ctx);
  const uploads = await Promise.all([1, 2, 3, 4, 5].map(() => addUpload(ctx, caller)));
  const results = await Promise.allSettled(
    uploads.map((upload) =>
      registerClone(ctx, caller, { ...upload, referenceName: 'v', text: '', consent: true }),
    ),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  await expect(createUpload(ctx, caller, { fileName: 'x.wav', bytes: 10 })).rejects.toMatchObject({
    code: 'voiceLimitReached',
  });
});

test('a voice that is cloned again keeps its sound until the new one is ready, and when that fails', async () => {
  const caller = await addUser(ctx);
  const first = await register(caller);
  await finish(first.taskSn, first.referenceId);
  const second = await register(caller, 'Second try', first.referenceId);
  expect(second.referenceId).toBe(first.referenceId);
  await takeTask(ctx, second.taskSn);
  await failTask(ctx, second.taskSn, { code: 'sampleCorrupt', params: {} });
  const [voice] = (await listVoices(ctx, caller)).refList;
  expect(voice).toMatchObject({ state: 'ready', name: 'Second try' });
  expect(voice?.previewUrl).not.toBeNull();
});

test('a first clone that fails or is cancelled is not listed and does not count', async () => {
  const caller = await addGuest(ctx);
  const failed = await register(caller);
  await failTask(ctx, failed.taskSn, { code: 'sampleSilent', params: { seconds: 0.4 } });
  expect(await getItemByTaskSn(ctx, caller, { taskSn: failed.taskSn })).toMatchObject({
    state: 'failed',
    error: { error: 'sampleSilent', toastEn: expect.stringContaining('0.4 s of speech') },
  });
  const cancelled = await register(caller);
  expect(await cancelTask(ctx, caller, { taskSn: cancelled.taskSn })).toMatchObject({ state: 'cancelled' });
  expect(await finish(cancelled.taskSn, cancelled.referenceId)).toBe(false);
  expect((await listVoices(ctx, caller)).refList).toEqual([]);
});

test('deleting a voice removes sample, preview and tasks, and the receipt lists the files', async () => {
  const caller = await addUser(ctx);
  const { taskSn, referenceId, input } = await register(caller);
  await finish(taskSn, referenceId);
  const receipt = await deleteVoice(ctx, caller, { referenceId });
  expect(receipt).toMatchObject({ voices: 1, samples: 1, tasks: 1 });
  expect(receipt.files).toHaveLength(3);
  expect(await ctx.storage.head(input.audioPath)).toBeUndefined();
  expect(await ctx.storage.list(`voices/${referenceId}/`)).toEqual([]);
  await expect(getItemByTaskSn(ctx, caller, { taskSn })).rejects.toMatchObject({ code: 'taskNotFound' });
});

test('a deleted voice cannot come back by an upload that was still open', async () => {
  const caller = await addUser(ctx);
  const referenceId = await addVoice(ctx, caller);
  const { audioPath } = await createUpload(ctx, caller, { fileName: 'x.wav', bytes: 10, referenceId });
  await ctx.storage.put(audioPath, new Uint8Array(10), { maxBytes: 10 });
  const receipt = await deleteVoice(ctx, caller, { referenceId });
  expect(receipt.files).toEqual([audioPath]);
  const input = { audioPath, referenceId, referenceName: 'x', text: '', consent: true as const };
  await expect(registerClone(ctx, caller, input)).rejects.toMatchObject({ code: 'uploadMissing' });
});

test('a stranger who knows the ids finds nothing, and changes nothing', async () => {
  const caller = await addUser(ctx);
  const stranger = await addUser(ctx);
  const { taskSn } = await register(caller);
  const referenceId = await addVoice(ctx, caller, 'Mine');
  const denied = { code: 'voiceNotFound' };
  await expect(renameVoice(ctx, stranger, { referenceId, name: 'Yours' })).rejects.toMatchObject(denied);
  await expect(deleteVoice(ctx, stranger, { referenceId })).rejects.toMatchObject(denied);
  await expect(createUpload(ctx, stranger, { fileName: 'x', bytes: 1, referenceId })).rejects.toMatchObject(
    denied,
  );
  await expect(cancelTask(ctx, stranger, { taskSn })).rejects.toMatchObject({ code: 'taskNotFound' });
  expect((await listVoices(ctx, stranger)).refList).toEqual([]);
  expect(await renameVoice(ctx, caller, { referenceId, name: '新名字' })).toMatchObject({ name: '新名字' });
});

test('the sweep removes expired guest voices with their files', async () => {
  const caller = await addGuest(ctx);
  const { taskSn, referenceId, input } = await register(caller);
  await finish(taskSn, referenceId);
  await ctx.db
    .update(voices)
    .set({ expiresAt: new Date(0) })
    .where(eq(voices.id, referenceId));
  expect((await removeExpired(ctx)).voices).toBe(1);
  await removeDoomedFiles(ctx);
  expect(await ctx.storage.head(input.audioPath)).toBeUndefined();
  expect(await ctx.db.select().from(tasks).where(eq(tasks.id, taskSn))).toEqual([]);
});

test('a voice that failed does not come back above the limit', async () => {
  const caller = await addGuest(ctx);
  const first = await register(caller);
  const { audioPath } = await createUpload(ctx, caller, {
    fileName: 'again.wav',
    bytes: 10,
    referenceId: first.referenceId,
  });
  await ctx.storage.put(audioPath, new Uint8Array(10), { maxBytes: 10 });
  await cancelTask(ctx, caller, { taskSn: first.taskSn });
  for (let count = 0; count < 3; count++) await register(caller);
  await expect(registerClone(ctx, caller, { ...first.input, audioPath })).rejects.toMatchObject({
    code: 'voiceLimitReached',
  });
});
