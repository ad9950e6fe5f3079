// An update of the models must not cost anybody a voice.
import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { samples, voices } from '#core/db/schema.ts';
import { addGuest, addVoice } from '#core/testing/test-callers.ts';
import { createTestContext } from '#core/testing/test-context.ts';
import { createToneEngine, toneProfile } from './jobs/tone-engine.ts';
import { usableVoice } from './usable-voice.ts';

const ctx = await createTestContext();
const { signal } = new AbortController();
const speech = new Uint8Array(
  await readFile(new URL('../speech/audio/fixtures/speech.wav', import.meta.url)),
);

test('a profile that the engine reads is used as it is', async () => {
  const voice = { voiceId: await addVoice(ctx, await addGuest(ctx)), profile: toneProfile };
  expect(await usableVoice(ctx, createToneEngine(), voice, signal)).toBe(toneProfile);
});

test('a profile of an older model is made again from the kept sample, and stored', async () => {
  const voiceId = await addVoice(ctx, await addGuest(ctx));
  const profile = { ...toneProfile, model: 'older' };
  await ctx.db.update(voices).set({ profile }).where(eq(voices.id, voiceId));
  const path = `voices/${voiceId}/samples/one`;
  await ctx.storage.put(path, speech, { maxBytes: speech.length });
  await ctx.db.insert(samples).values({ voiceId, path, fileName: 'me.wav', consentAt: new Date() });

  expect(await usableVoice(ctx, createToneEngine(), { voiceId, profile }, signal)).toEqual(toneProfile);
  const [stored] = await ctx.db.select().from(voices).where(eq(voices.id, voiceId));
  expect(stored?.profile).toEqual(toneProfile);
});

test('without a sample there is nothing to make it of', async () => {
  const voiceId = await addVoice(ctx, await addGuest(ctx));
  const profile = { ...toneProfile, model: 'older' };
  const attempt = usableVoice(ctx, createToneEngine(), { voiceId, profile }, signal);
  await expect(attempt).rejects.toMatchObject({ code: 'voiceNotReady' });
});
