// An uploaded sample becomes a voice model: voice, sample and task are stored and the work is queued, all or nothing.
import { and, eq, sql } from 'drizzle-orm';
import type { OutputOf, ParsedInputOf } from '#contract/endpoint.ts';
import type { registerClone as contract } from '#contract/endpoints/voices.ts';
import { AppError } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import type { Context } from '../context.ts';
import type { Executor, Transaction } from '../db/connect.ts';
import { samples, tasks, uploads, voices } from '../db/schema.ts';
import { lockOwner } from '../owners.ts';
import type { Caller } from '../requests/caller.ts';
import { addTask } from '../tasks/add-task.ts';
import { checkVoiceLimit } from './voice-limit.ts';

type Input = ParsedInputOf<typeof contract>;

/** Decoding, measuring, the voice itself and a preview; measured on two cores, corrected by progress as it runs. */
const expectedSeconds = 12;

export async function registerClone(
  ctx: Context,
  caller: Caller,
  input: Input,
): Promise<OutputOf<typeof contract>> {
  const place = await findUpload(ctx.db, caller, input);
  if (!place) throw new AppError('uploadMissing');
  const arrived = await ctx.storage.head(place.path);
  return ctx.db.transaction(async (tx) => {
    await lockOwner(tx, caller.ownerId);
    const upload = await findUpload(tx, caller, input);
    if (!upload) throw new AppError('uploadMissing');
    const { referenceId } = upload;
    if (upload.usedAt) return { taskSn: await findCloneTask(tx, input), referenceId };
    if (!arrived) throw new AppError('uploadMissing');
    if (arrived.bytes === 0) throw new AppError('sampleEmpty');
    if (arrived.bytes > limits.sample.maxBytes)
      throw new AppError('fileTooLarge', { size: limits.sample.maxMegabytes });

    await addOrRenameVoice(ctx, tx, caller, input);
    await tx.insert(samples).values({
      voiceId: referenceId,
      path: upload.path,
      fileName: upload.fileName,
      text: input.text,
      trim: input.trim ?? null,
      consentAt: ctx.now(),
    });
    await tx.update(uploads).set({ usedAt: ctx.now() }).where(eq(uploads.path, upload.path));
    const task = await addTask(ctx, tx, {
      kind: 'clone',
      ownerId: caller.ownerId,
      voiceId: referenceId,
      input: { audioPath: upload.path, locale: caller.locale },
      expectedSeconds,
    });
    return { taskSn: task.id, referenceId };
  });
}

async function findUpload(db: Executor, caller: Caller, { audioPath, referenceId }: Input) {
  const [upload] = await db
    .select()
    .from(uploads)
    .where(
      and(
        eq(uploads.path, audioPath),
        eq(uploads.ownerId, caller.ownerId),
        eq(uploads.referenceId, referenceId),
      ),
    );
  return upload;
}

/** The task that an earlier try of the same request made. */
async function findCloneTask(tx: Transaction, { audioPath, referenceId }: Input): Promise<string> {
  const [task] = await tx
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.voiceId, referenceId), sql`${tasks.input} ->> 'audioPath' = ${audioPath}`));
  if (!task) throw new AppError('uploadMissing');
  return task.id;
}

/** A voice that is cloned again keeps its old sound until the new one is ready. */
async function addOrRenameVoice(ctx: Context, tx: Transaction, caller: Caller, input: Input): Promise<void> {
  const { referenceId: id, referenceName: name } = input;
  const own = and(eq(voices.id, id), eq(voices.ownerId, caller.ownerId));
  const [known] = await tx.select({ state: voices.state }).from(voices).where(own);
  // A failed voice is out of the count; trying it again takes a place like a new one.
  if (!known || known.state === 'failed') await checkVoiceLimit(tx, caller);
  if (known) {
    const state = sql`case when ${voices.profile} is null then 'cloning' else ${voices.state} end`;
    await tx.update(voices).set({ name, state }).where(own);
    return;
  }
  const expiresAt =
    caller.kind === 'guest' ? new Date(ctx.now().getTime() + limits.guestDays * 24 * 3_600_000) : null;
  await tx.insert(voices).values({ id, ownerId: caller.ownerId, name, expiresAt, createdAt: ctx.now() });
}
