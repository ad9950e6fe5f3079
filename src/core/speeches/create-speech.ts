// Speaking a text in a cloned voice: the result's row, its task, its points and its job, all or nothing.
import { and, count, eq, inArray } from 'drizzle-orm';
import type { OutputOf, ParsedInputOf } from '#contract/endpoint.ts';
import type { createSpeech as contract } from '#contract/endpoints/speeches.ts';
import { AppError } from '#contract/errors.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../db/connect.ts';
import { speeches, tasks } from '../db/schema.ts';
import { lockOwner } from '../owners.ts';
import { spendPoints } from '../points/points.ts';
import type { Caller } from '../requests/caller.ts';
import { addTask } from '../tasks/add-task.ts';
import { findOwnVoice } from '../voices/voice-view.ts';
import { expectSeconds } from './expected-seconds.ts';
import { limitGuestCharacters, limitSpeechRequests } from './fair-use.ts';

const mostUnfinished = 5;

export async function createSpeech(
  ctx: Context,
  caller: Caller,
  { referenceId, text, options }: ParsedInputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  if (!/[\p{L}\p{N}]/u.test(text)) throw new AppError('textUnspeakable');
  await limitSpeechRequests(ctx, caller);
  await limitGuestCharacters(ctx, caller, text);
  return ctx.db.transaction(async (tx) => {
    const { ownerId } = caller;
    await lockOwner(tx, ownerId);
    await checkUnfinished(tx, ownerId);
    const voice = await findOwnVoice(tx, caller, referenceId);
    if (!voice.profile) throw new AppError('voiceNotReady');
    const [speech] = await tx
      .insert(speeches)
      .values({ ownerId, voiceId: voice.id, text, options, createdAt: ctx.now() })
      .returning();
    if (!speech) throw new Error('The speech was not stored');
    const task = await addTask(ctx, tx, {
      kind: 'speech',
      ownerId,
      voiceId: voice.id,
      speechId: speech.id,
      input: {},
      expectedSeconds: expectSeconds(text),
    });
    if (caller.kind === 'user')
      await spendPoints(ctx, tx, { accountId: ownerId, taskId: task.id, amount: [...text].length });
    return { taskSn: task.id, speechId: speech.id };
  });
}

/** Nobody fills the queue alone. For an owner whose row is locked. */
export async function checkUnfinished(tx: Transaction, ownerId: string): Promise<void> {
  const [unfinished] = await tx
    .select({ count: count() })
    .from(tasks)
    .where(and(eq(tasks.ownerId, ownerId), inArray(tasks.state, ['queued', 'running'])));
  if ((unfinished?.count ?? 0) >= mostUnfinished) throw new AppError('tooManyRequests', { seconds: 15 });
}
