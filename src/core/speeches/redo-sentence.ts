// One sentence of a finished result again, in another take; the others stay as they are.
import { and, eq, inArray } from 'drizzle-orm';
import type { OutputOf, ParsedInputOf } from '#contract/endpoint.ts';
import type { redoSentence as contract } from '#contract/endpoints/speeches.ts';
import { AppError } from '#contract/errors.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../db/connect.ts';
import { tasks } from '../db/schema.ts';
import { lockOwner } from '../owners.ts';
import { spendPoints } from '../points/points.ts';
import type { Caller } from '../requests/caller.ts';
import { addTask } from '../tasks/add-task.ts';
import { checkUnfinished } from './create-speech.ts';
import { expectSeconds } from './expected-seconds.ts';
import { limitSpeechRequests } from './fair-use.ts';
import { findOwnSpeech, readSentences } from './speech-view.ts';

export async function redoSentence(
  ctx: Context,
  caller: Caller,
  { speechId, index }: ParsedInputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  await limitSpeechRequests(ctx, caller);
  return ctx.db.transaction(async (tx) => {
    const { ownerId } = caller;
    await lockOwner(tx, ownerId);
    await checkUnfinished(tx, ownerId);
    const speech = await findOwnSpeech(tx, caller, speechId);
    const sentence = (await readSentences(tx, speechId)).find((each) => each.index === index);
    if (speech.state !== 'succeeded' || !sentence) throw new AppError('speechNotFound');
    await checkNoOtherTake(tx, speechId);
    const task = await addTask(ctx, tx, {
      kind: 'sentence',
      ownerId,
      voiceId: speech.voiceId,
      speechId,
      input: { index },
      expectedSeconds: expectSeconds(sentence.text),
    });
    if (caller.kind === 'user')
      await spendPoints(ctx, tx, { accountId: ownerId, taskId: task.id, amount: [...sentence.text].length });
    return { taskSn: task.id, speechId };
  });
}

/** Two takes at once would each put the other's old sentence into the whole. */
async function checkNoOtherTake(tx: Transaction, speechId: string): Promise<void> {
  const others = await tx
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.speechId, speechId), inArray(tasks.state, ['queued', 'running'])));
  if (others.length > 0) throw new AppError('tooManyRequests', { seconds: 5 });
}
