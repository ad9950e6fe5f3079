// A place for a voice sample: a path in storage and a signed link that fills it.
import { randomUUID } from 'node:crypto';
import type { OutputOf, ParsedInputOf } from '#contract/endpoint.ts';
import type { createUpload as contract } from '#contract/endpoints/uploads.ts';
import { limits } from '#contract/limits.ts';
import type { Context } from '../context.ts';
import { uploads } from '../db/schema.ts';
import { lockOwner } from '../owners.ts';
import type { Caller } from '../requests/caller.ts';
import { takeTurns, turnOfAddress } from '../requests/rate-limit.ts';
import { checkVoiceLimit } from '../voices/voice-limit.ts';
import { findOwnVoice } from '../voices/voice-view.ts';

export async function createUpload(
  ctx: Context,
  caller: Caller,
  input: ParsedInputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  await takeTurns(ctx, [
    { key: `upload:${caller.ownerId}`, max: 30, seconds: 3600 },
    ...turnOfAddress('upload', caller.address, { max: 90, seconds: 3600 }),
  ]);
  const path = `samples/${randomUUID()}`;
  const referenceId = input.referenceId ?? randomUUID();
  const seconds = limits.signedUrlSeconds;
  const expiresAt = new Date(ctx.now().getTime() + seconds * 1000);
  await ctx.db.transaction(async (tx) => {
    if (input.referenceId) await findOwnVoice(tx, caller, input.referenceId);
    else {
      await lockOwner(tx, caller.ownerId);
      await checkVoiceLimit(tx, caller);
    }
    const { fileName, bytes } = input;
    await tx
      .insert(uploads)
      .values({ path, ownerId: caller.ownerId, referenceId, fileName, bytes, expiresAt });
  });
  const uploadUrl = await ctx.storage.signPut(path, { seconds, bytes: input.bytes });
  return { audioPath: path, referenceId, uploadUrl, expiresAt: expiresAt.toISOString() };
}
