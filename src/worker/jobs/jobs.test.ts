// The jobs on real Postgres, real storage and real audio files; only the engine is a tone generator.
import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { speechOptions } from '#contract/endpoints/speeches.ts';
import { samples, speeches, voices } from '#core/db/schema.ts';
import { removeDoomedFiles } from '#core/files/doom-files.ts';
import type { Caller } from '#core/requests/caller.ts';
import { createSpeech } from '#core/speeches/create-speech.ts';
import { downloadSpeech } from '#core/speeches/download-speech.ts';
import { getSpeech } from '#core/speeches/get-speech.ts';
import { redoSentence } from '#core/speeches/redo-sentence.ts';
import { loadSpeech } from '#core/speeches/store-speech.ts';
import { cancelTask } from '#core/tasks/cancel-task.ts';
import { getItemByTaskSn } from '#core/tasks/get-item-by-task-sn.ts';
import { addGuest, addVoice } from '#core/testing/test-callers.ts';
import { createTestContext } from '#core/testing/test-context.ts';
import { createUpload } from '#core/uploads/create-upload.ts';
import { listVoices } from '#core/voices/list-voices.ts';
import { registerClone } from '#core/voices/register-clone.ts';
import { decodeAudio } from '#speech/audio/decode.ts';
import { readLabel } from '#speech/audio/label.ts';
import { measureLoudness } from '#speech/audio/loudness.ts';
import { readStored } from '../read-stored.ts';
import { createCloneVoice } from './clone-voice.ts';
import { createGenerateSpeech } from './generate-speech.ts';
import { createRedoSentence } from './redo-sentence.ts';
import { createToneEngine, toneProfile } from './tone-engine.ts';

const ctx = await createTestContext();
const speechFile = await readFile(new URL('../../speech/audio/fixtures/speech.wav', import.meta.url));
let engine = createToneEngine();
beforeEach(() => {
  engine = createToneEngine();
});

type Handler = {
  run: (job: { data: { taskSn: string }; attempt: number; signal: AbortSignal }) => Promise<void>;
  giveUp: (data: { taskSn: string }, error: unknown) => Promise<void>;
};

/** What the queue does with a job: run it, give it up when it fails for good. */
async function work(handler: Handler, taskSn: string, signal = new AbortController().signal): Promise<void> {
  try {
    await handler.run({ data: { taskSn }, attempt: 1, signal });
  } catch (error) {
    await handler.giveUp({ taskSn }, error);
  }
}

const register = async (
  bytes: Uint8Array<ArrayBuffer>,
  trim?: { start: number; end: number },
  again?: { caller: Caller; referenceId: string },
) => {
  const caller = again?.caller ?? (await addGuest(ctx));
  const place = { fileName: 'me.wav', bytes: bytes.length, ...(again && { referenceId: again.referenceId }) };
  const { audioPath, referenceId } = await createUpload(ctx, caller, place);
  await ctx.storage.put(audioPath, bytes, { maxBytes: bytes.length });
  const input = { audioPath, referenceId, referenceName: 'Mine', text: '', consent: true as const };
  return { caller, audioPath, ...(await registerClone(ctx, caller, { ...input, ...(trim && { trim }) })) };
};

const ask = async (text: string) => {
  const caller = await addGuest(ctx);
  const referenceId = await addVoice(ctx, caller);
  await ctx.db.update(voices).set({ profile: toneProfile }).where(eq(voices.id, referenceId));
  const asked = await createSpeech(ctx, caller, { referenceId, text, options: speechOptions.parse({}) });
  return { caller, ...asked };
};
const pathOf = (url: string) => decodeURIComponent(new URL(url, 'http://x').pathname).replace('/files/', '');

test('a real recording becomes a ready voice with a report and a labelled preview', async () => {
  const { caller, taskSn } = await register(speechFile);
  await work(createCloneVoice(ctx, engine), taskSn);
  const [voice] = (await listVoices(ctx, caller)).refList;
  expect(voice).toMatchObject({ state: 'ready', language: 'en', report: { verdict: 'good' } });
  expect(voice?.report?.speechSeconds).toBeGreaterThan(4);
  const preview = await readStored(ctx, pathOf(voice?.previewUrl ?? ''));
  expect(readLabel(preview)).toMatchObject({ Label: '1' });
});

test.each([
  ['not a sound', Buffer.from('hello, I am a text file'), undefined, 'sampleUnsupported'],
  ['cut to two seconds', speechFile, { start: 1, end: 3 }, 'sampleTooShort'],
])('a sample that is %s fails with its true reason', async (_what, bytes, trim, error) => {
  const { caller, taskSn } = await register(new Uint8Array(bytes), trim);
  await work(createCloneVoice(ctx, engine), taskSn);
  expect(await getItemByTaskSn(ctx, caller, { taskSn })).toMatchObject({ state: 'failed', error: { error } });
  expect((await listVoices(ctx, caller)).refList).toEqual([]);
});

test('what was cloned cannot be changed by the upload link, which still works', async () => {
  const { caller, taskSn, audioPath } = await register(speechFile);
  await work(createCloneVoice(ctx, engine), taskSn);
  const forged = Buffer.from('another voice');
  await ctx.storage.put(audioPath, forged, { maxBytes: 100 });
  const [voice] = (await listVoices(ctx, caller)).refList;
  expect(Buffer.compare(await readStored(ctx, pathOf(voice?.sampleUrl ?? '')), speechFile)).toBe(0);
  await removeDoomedFiles(ctx);
  expect(await ctx.storage.head(audioPath)).toBeUndefined();
});

test('a voice keeps the sample that it was made of, and neither older nor failed ones', async () => {
  const { caller, taskSn, referenceId } = await register(speechFile);
  await work(createCloneVoice(ctx, engine), taskSn);
  for (const bytes of [speechFile, Buffer.from('no sound')]) {
    const again = await register(new Uint8Array(bytes), undefined, { caller, referenceId });
    await work(createCloneVoice(ctx, engine), again.taskSn);
  }
  expect(await ctx.db.$count(samples, eq(samples.voiceId, referenceId))).toBe(1);
  await removeDoomedFiles(ctx);
  expect(await ctx.storage.list(`voices/${referenceId}/samples/`)).toHaveLength(1);
  const [voice] = (await listVoices(ctx, caller)).refList;
  expect(Buffer.compare(await readStored(ctx, pathOf(voice?.sampleUrl ?? '')), speechFile)).toBe(0);
});

test('a text becomes labelled files in every format, at the right level', async () => {
  const { caller, taskSn, speechId } = await ask('One is here. Two is here.');
  await work(createGenerateSpeech(ctx, engine), taskSn);
  const speech = await getSpeech(ctx, caller, { speechId });
  expect(speech).toMatchObject({ state: 'succeeded', sentenceCount: 2 });
  expect(speech.seconds).toBeCloseTo(2.4, 2);
  for (const format of ['mp3', 'wav'] as const) {
    const bytes = await readStored(
      ctx,
      pathOf((await downloadSpeech(ctx, caller, { speechId, format })).url),
    );
    expect(readLabel(bytes)).toMatchObject({ Label: '1', ContentProducer: 'Timbre' });
    const { samples, sampleRate } = await decodeAudio(bytes, { sampleRate: 24_000, maxSeconds: 60 });
    expect(samples.length / sampleRate).toBeCloseTo(2.4, 1);
    expect(Math.abs(measureLoudness(samples, sampleRate) + 16)).toBeLessThan(0.5);
  }
  for (const sentence of speech.sentences)
    expect(readLabel(await readStored(ctx, pathOf(sentence.url)))).not.toBeNull();
  const srt = await readStored(
    ctx,
    pathOf((await downloadSpeech(ctx, caller, { speechId, format: 'srt' })).url),
  );
  expect(new TextDecoder().decode(srt)).toContain('00:00:01,400 --> 00:00:02,400\nTwo is here.');
});

test('the same request gives the same bytes', async () => {
  const first = await ask('One is here. Two is here.');
  await work(createGenerateSpeech(ctx, engine), first.taskSn);
  const before = await getSpeech(ctx, first.caller, first);
  const { referenceId, text, options } = before;
  const again = await createSpeech(ctx, first.caller, { referenceId, text, options });
  await work(createGenerateSpeech(ctx, engine), again.taskSn);
  const after = await getSpeech(ctx, first.caller, again);
  const bytes = (url: string | null) => readStored(ctx, pathOf(url ?? ''));
  expect(Buffer.compare(await bytes(before.url), await bytes(after.url))).toBe(0);
});

test('a worker that dies in the middle costs one sentence: what was stored is not made again', async () => {
  const { caller, taskSn, speechId } = await ask('One is here. Two is here. Three is here.');
  engine.crashBefore = 2;
  const handler = createGenerateSpeech(ctx, engine);
  const job = { data: { taskSn }, attempt: 1, signal: new AbortController().signal };
  await expect(handler.run(job)).rejects.toMatchObject({ code: 'crashed', retryable: true });
  await work(handler, taskSn);
  expect(engine.made).toEqual([0, 1, 2]);
  expect(await getSpeech(ctx, caller, { speechId })).toMatchObject({ state: 'succeeded', sentenceCount: 3 });
});

test('a job that runs a second time changes nothing', async () => {
  const { caller, taskSn, speechId } = await ask('One is here.');
  await work(createGenerateSpeech(ctx, engine), taskSn);
  const { url } = await getSpeech(ctx, caller, { speechId });
  await work(createGenerateSpeech(ctx, engine), taskSn);
  expect(pathOf((await getSpeech(ctx, caller, { speechId })).url ?? '')).toBe(pathOf(url ?? ''));
  expect(engine.made).toEqual([0]);
});

test('a cancelled task stays cancelled, and nothing of it is left', async () => {
  const { caller, taskSn, speechId } = await ask('One is here.');
  await cancelTask(ctx, caller, { taskSn });
  await work(createGenerateSpeech(ctx, engine), taskSn);
  expect(await getSpeech(ctx, caller, { speechId })).toMatchObject({ state: 'cancelled', sentences: [] });
  expect(engine.made).toEqual([]);
});

test('redoing one sentence leaves the files of the others untouched', async () => {
  const { caller, taskSn, speechId } = await ask('One is here. Two is here.');
  await work(createGenerateSpeech(ctx, engine), taskSn);
  const before = await loadSpeech(ctx, speechId);
  const wholeBefore = await readStored(ctx, pathOf((await getSpeech(ctx, caller, { speechId })).url ?? ''));
  const redo = await redoSentence(ctx, caller, { speechId, index: 1 });
  await work(createRedoSentence(ctx, engine), redo.taskSn);
  const after = await loadSpeech(ctx, speechId);
  expect(engine.made).toEqual([0, 1, 1]);
  expect(after?.done[0]).toEqual(before?.done[0]);
  expect(after?.done[1]).toMatchObject({ take: 1 });
  const wholeAfter = await readStored(ctx, pathOf((await getSpeech(ctx, caller, { speechId })).url ?? ''));
  expect(Buffer.compare(wholeBefore, wholeAfter)).not.toBe(0);
});

test('a sentence that the text no longer has fails; it does not run for ever', async () => {
  const { caller, taskSn, speechId } = await ask('One is here. Two is here.');
  await work(createGenerateSpeech(ctx, engine), taskSn);
  const redo = await redoSentence(ctx, caller, { speechId, index: 1 });
  // A newer version divides texts in another way.
  await ctx.db.update(speeches).set({ text: 'One is here, two is here.' }).where(eq(speeches.id, speechId));
  await work(createRedoSentence(ctx, engine), redo.taskSn);
  expect(await getItemByTaskSn(ctx, caller, redo)).toMatchObject({ state: 'failed' });
});
