// Results from the request to the download, with points, on real Postgres and real storage.
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { speechOptions } from '#contract/endpoints/speeches.ts';
import { rateLimits, speeches } from '../db/schema.ts';
import { getPoints, pointsPerDay } from '../points/points.ts';
import type { Caller } from '../requests/caller.ts';
import { cancelTask } from '../tasks/cancel-task.ts';
import { failStuckTasks } from '../tasks/fail-stuck-tasks.ts';
import { listTasks } from '../tasks/list-tasks.ts';
import { failTask, takeTask } from '../tasks/run-task.ts';
import { addGuest, addUser, addVoice } from '../testing/test-callers.ts';
import { createTestContext } from '../testing/test-context.ts';
import { deleteVoice } from '../voices/delete-voice.ts';
import { createSpeech } from './create-speech.ts';
import { deleteSpeech } from './delete-speech.ts';
import { downloadSpeech } from './download-speech.ts';
import { getSpeech } from './get-speech.ts';
import { listSpeeches } from './list-speeches.ts';
import { redoSentence } from './redo-sentence.ts';
import { newSentencePath, newSpeechFolder, speechPath } from './speech-files.ts';
import { finishSpeech, loadSpeech, storeSentence } from './store-speech.ts';

const ctx = await createTestContext();
const options = speechOptions.parse({});

const ask = async (caller: Caller, text = 'One. Two.') =>
  createSpeech(ctx, caller, { referenceId: await addVoice(ctx, caller, 'My Voice'), text, options });

const sentenceRow = (speechId: string, index: number, take = 0) => ({
  speechId,
  index,
  text: `Sentence ${index}`,
  language: 'en' as const,
  seconds: 2,
  pauseAfter: 0.5,
  words: [],
  path: newSentencePath(speechId),
  take,
});

/** What a worker does, with two sentences. */
async function speak(taskSn: string, speechId: string): Promise<void> {
  await takeTask(ctx, taskSn);
  for (const index of [0, 1]) {
    const row = sentenceRow(speechId, index);
    await ctx.storage.put(row.path, new Uint8Array(4), { maxBytes: 4 });
    await storeSentence(ctx, taskSn, row, { sentenceCount: 2, start: index * 2.5 });
  }
  await finishWith(taskSn, speechId);
}

async function finishWith(
  taskSn: string,
  speechId: string,
  redone?: ReturnType<typeof sentenceRow>,
): Promise<boolean> {
  const folder = newSpeechFolder(speechId);
  for (const format of ['mp3', 'wav', 'srt', 'vtt'] as const)
    await ctx.storage.put(speechPath(folder, format), new Uint8Array(4), { maxBytes: 4 });
  const whole = { speechId, folder, mp3Path: speechPath(folder, 'mp3'), seconds: 4.5 };
  return finishSpeech(ctx, taskSn, { ...whole, ...(redone && { redone }) });
}

test('sentences can be heard while the rest is made; the whole comes at the end', async () => {
  const caller = await addGuest(ctx);
  const { taskSn, speechId } = await ask(caller);
  await takeTask(ctx, taskSn);
  await storeSentence(ctx, taskSn, sentenceRow(speechId, 0), { sentenceCount: 2, start: 0 });
  const growing = await getSpeech(ctx, caller, { speechId });
  expect(growing).toMatchObject({
    state: 'running',
    sentenceCount: 2,
    url: null,
    sentences: [{ index: 0, start: 0 }],
  });

  await storeSentence(ctx, taskSn, sentenceRow(speechId, 1), { sentenceCount: 2, start: 2.5 });
  await finishWith(taskSn, speechId);
  const done = await getSpeech(ctx, caller, { speechId });
  expect(done).toMatchObject({ state: 'succeeded', taskSn, seconds: 4.5 });
  expect(done.sentences.map(({ start }) => start)).toEqual([0, 2.5]);
  expect(done.url).toContain('/files/');
});

test('a worker that comes back after a crash finds the sentences that were stored', async () => {
  const caller = await addGuest(ctx);
  const { taskSn, speechId } = await ask(caller);
  await takeTask(ctx, taskSn);
  await storeSentence(ctx, taskSn, sentenceRow(speechId, 0), { sentenceCount: 2, start: 0 });
  expect((await takeTask(ctx, taskSn))?.state).toBe('running');
  expect((await loadSpeech(ctx, speechId))?.done).toHaveLength(1);
});

test('a finished result is final: a second finish is refused and its files are doomed', async () => {
  const caller = await addGuest(ctx);
  const { taskSn, speechId } = await ask(caller);
  await speak(taskSn, speechId);
  const { url } = await getSpeech(ctx, caller, { speechId });
  expect(await finishWith(taskSn, speechId)).toBe(false);
  const path = (link: string | null) => link?.split('?')[0];
  expect(path((await getSpeech(ctx, caller, { speechId })).url)).toBe(path(url));
});

test('a redone sentence replaces one take; the others keep their files', async () => {
  const caller = await addUser(ctx);
  const { taskSn, speechId } = await ask(caller);
  await speak(taskSn, speechId);
  const before = await loadSpeech(ctx, speechId);
  const redo = await redoSentence(ctx, caller, { speechId, index: 1 });
  await expect(redoSentence(ctx, caller, { speechId, index: 0 })).rejects.toMatchObject({
    code: 'tooManyRequests',
  });
  await takeTask(ctx, redo.taskSn);
  expect(await finishWith(redo.taskSn, speechId, sentenceRow(speechId, 1, 1))).toBe(true);
  const after = await loadSpeech(ctx, speechId);
  expect(after?.done.map(({ take }) => take)).toEqual([0, 1]);
  expect(after?.done[0]).toEqual(before?.done[0]);
});

test('downloads carry the name of the voice, in every format', async () => {
  const caller = await addUser(ctx);
  const { taskSn, speechId } = await ask(caller);
  await expect(downloadSpeech(ctx, caller, { speechId, format: 'mp3' })).rejects.toMatchObject({
    code: 'speechNotFound',
  });
  await speak(taskSn, speechId);
  for (const format of ['mp3', 'wav', 'srt', 'vtt'] as const) {
    const { fileName, url } = await downloadSpeech(ctx, caller, { speechId, format });
    expect(fileName).toMatch(new RegExp(`^timbre-My-Voice-\\d{4}-\\d\\d-\\d\\d-[0-9a-f]{8}\\.${format}$`));
    expect(url).toContain(`speech.${format}`);
  }
});

test('points are taken when the task is accepted, and come back when it fails or is cancelled', async () => {
  const caller = await addUser(ctx);
  const spent = async () => pointsPerDay - (await getPoints(ctx, caller.ownerId)).available;
  const first = await ask(caller, '你好，世界！');
  expect(await spent()).toBe(6);
  await failTask(ctx, first.taskSn, { code: 'engineDown', params: {} });
  expect(await spent()).toBe(0);
  const second = await ask(caller, 'Hello');
  await cancelTask(ctx, caller, { taskSn: second.taskSn });
  expect(await spent()).toBe(0);
  const third = await ask(caller, 'Hello');
  await speak(third.taskSn, third.speechId);
  expect(await spent()).toBe(5);
});

test('points come back when the voice is deleted before its result is made', async () => {
  const caller = await addUser(ctx);
  const { speechId } = await ask(caller, 'Hello');
  const { referenceId } = await getSpeech(ctx, caller, { speechId });
  await deleteVoice(ctx, caller, { referenceId });
  expect((await getPoints(ctx, caller.ownerId)).available).toBe(pointsPerDay);
});

test('a task whose job is gone fails instead of waiting for ever; one that has its job stays', async () => {
  const caller = await addUser(ctx);
  const lost = await ask(caller, 'Hello');
  const waiting = await ask(caller, 'Hello');
  await takeTask(ctx, lost.taskSn);
  await ctx.db.execute(sql`delete from timbre_jobs.job where id = ${lost.taskSn}`);
  await failStuckTasks(ctx);
  expect(await getSpeech(ctx, caller, lost)).toMatchObject({
    state: 'failed',
    error: { error: 'engineDown' },
  });
  expect(await getSpeech(ctx, caller, waiting)).toMatchObject({ state: 'queued' });
  expect((await getPoints(ctx, caller.ownerId)).available).toBe(pointsPerDay - 5);
});

test('when the points of the day are used up, the message says when they come back, and nothing is queued', async () => {
  const caller = await addUser(ctx);
  ctx.setNow(new Date('2026-03-01T20:30:00Z'));
  for (let i = 0; i < 4; i++) {
    const { taskSn, speechId } = await ask(caller, 'a'.repeat(5000));
    await speak(taskSn, speechId);
  }
  await expect(ask(caller, 'more')).rejects.toMatchObject({ code: 'pointsExhausted', params: { hours: 4 } });
  expect((await listTasks(ctx, caller)).tasks).toEqual([]);
  ctx.setNow(new Date('2026-03-02T00:00:01Z'));
  await expect(ask(caller, 'more')).resolves.toBeDefined();
  ctx.setNow(undefined);
});

test('nobody fills the queue alone', async () => {
  const caller = await addGuest(ctx);
  for (let i = 0; i < 5; i++) await ask(caller);
  await expect(ask(caller)).rejects.toMatchObject({ code: 'tooManyRequests' });
  const { tasks } = await listTasks(ctx, caller);
  expect(tasks).toHaveLength(5);
  expect(tasks[0]?.position).toBeGreaterThan(tasks[4]?.position ?? 0);
});

test('a guest has the characters of a day, a network has those of ten guests, and login is the way on', async () => {
  const fromNetwork = async () => ({ ...(await addGuest(ctx)), address: '203.0.113.77' });
  const text = 'a'.repeat(5000);
  const spend = async (caller: Caller) => {
    const { taskSn } = await ask(caller, text);
    await cancelTask(ctx, caller, { taskSn });
  };
  const first = await fromNetwork();
  for (let count = 0; count < 4; count++) await spend(first);
  const refused = { code: 'guestAllowance', params: { max: 20_000 } };
  await expect(ask(first, 'a')).rejects.toMatchObject(refused);
  for (let guests = 0; guests < 9; guests++) {
    const caller = await fromNetwork();
    for (let count = 0; count < 4; count++) await spend(caller);
  }
  await expect(ask(await fromNetwork(), 'a')).rejects.toMatchObject(refused);
  await expect(ask({ ...(await addUser(ctx)), address: first.address }, 'a')).resolves.toBeDefined();
});

test('sentences cannot be redone without end', async () => {
  const caller = await addGuest(ctx);
  const { taskSn, speechId } = await ask(caller);
  await speak(taskSn, speechId);
  await ctx.db
    .update(rateLimits)
    .set({ count: 60 })
    .where(eq(rateLimits.key, `speech:${caller.ownerId}`));
  await expect(redoSentence(ctx, caller, { speechId, index: 0 })).rejects.toMatchObject({
    code: 'tooManyRequests',
  });
});

test('text without anything to say is refused', async () => {
  const caller = await addGuest(ctx);
  await expect(ask(caller, '🙂 …!')).rejects.toMatchObject({ code: 'textUnspeakable' });
});

test('results are listed newest first, page by page, and only to their owner', async () => {
  const caller = await addUser(ctx);
  const stranger = await addUser(ctx);
  const ids: string[] = [];
  for (let i = 0; i < 3; i++) {
    const { taskSn, speechId } = await ask(caller, `Text ${i}`);
    await speak(taskSn, speechId);
    await ctx.db
      .update(speeches)
      .set({ createdAt: new Date(2026, 0, 1 + i) })
      .where(eq(speeches.id, speechId));
    ids.unshift(speechId);
  }
  const first = await listSpeeches(ctx, caller, { limit: 2 });
  expect(first.speeches.map(({ speechId }) => speechId)).toEqual(ids.slice(0, 2));
  expect(first.more).toBe(true);
  // Two thousand links for each of fifty results would keep a server busy.
  expect(first.speeches[0]).not.toHaveProperty('sentences');
  const rest = await listSpeeches(ctx, caller, { limit: 2, before: first.speeches[1]?.createdAt });
  expect(rest).toMatchObject({ more: false, speeches: [{ speechId: ids[2] }] });
  expect((await listSpeeches(ctx, stranger, { limit: 2 })).speeches).toEqual([]);
  for (const speechId of ids)
    await expect(getSpeech(ctx, stranger, { speechId })).rejects.toMatchObject({ code: 'speechNotFound' });
});

test('deleting a result removes its files and stops its work', async () => {
  const caller = await addUser(ctx);
  const { taskSn, speechId } = await ask(caller);
  await speak(taskSn, speechId);
  const receipt = await deleteSpeech(ctx, caller, { speechId });
  expect(receipt).toMatchObject({ speeches: 1, tasks: 1 });
  expect(receipt.files).toHaveLength(6);
  expect(await ctx.storage.list(`speeches/${speechId}/`)).toEqual([]);
});
