// A result as its owner sees it: sentences with their places in the whole, and links that work for an hour.
import { and, asc, eq } from 'drizzle-orm';
import type { Sentence, Speech, SpeechSummary } from '#contract/endpoints/speeches.ts';
import { AppError } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import type { Context } from '../context.ts';
import type { Executor } from '../db/connect.ts';
import { sentences, speeches, tasks } from '../db/schema.ts';
import type { Caller } from '../requests/caller.ts';
import { showError } from '../tasks/task-view.ts';

export type SpeechRow = typeof speeches.$inferSelect;
export type SentenceRow = typeof sentences.$inferSelect;

/** @throws AppError 'speechNotFound' also for a result of somebody else */
export async function findOwnSpeech(db: Executor, caller: Caller, speechId: string): Promise<SpeechRow> {
  const [row] = await db
    .select()
    .from(speeches)
    .where(and(eq(speeches.id, speechId), eq(speeches.ownerId, caller.ownerId)));
  if (!row) throw new AppError('speechNotFound');
  return row;
}

export const readSentences = (db: Executor, speechId: string): Promise<SentenceRow[]> =>
  db.select().from(sentences).where(eq(sentences.speechId, speechId)).orderBy(asc(sentences.index));

const link = (ctx: Context, path: string) => ctx.storage.signGet(path, { seconds: limits.signedUrlSeconds });

export async function viewSentence(ctx: Context, row: SentenceRow, start: number): Promise<Sentence> {
  const { index, text, language, seconds } = row;
  return { index, text, language, start, seconds, url: await link(ctx, row.path) };
}

export async function summariseSpeech(ctx: Context, row: SpeechRow): Promise<SpeechSummary> {
  const [task] = await ctx.db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.speechId, row.id), eq(tasks.kind, 'speech')));
  return {
    speechId: row.id,
    referenceId: row.voiceId,
    taskSn: task?.id ?? row.id,
    state: row.state,
    text: row.text,
    options: row.options,
    createdAt: row.createdAt.toISOString(),
    sentenceCount: row.sentenceCount,
    seconds: row.seconds,
    url: row.mp3Path ? await link(ctx, row.mp3Path) : null,
    error: showError(row.error),
  };
}

export async function viewSpeech(ctx: Context, row: SpeechRow): Promise<Speech> {
  let start = 0;
  const shown: Sentence[] = [];
  for (const each of await readSentences(ctx.db, row.id)) {
    shown.push(await viewSentence(ctx, each, start));
    start += each.seconds + each.pauseAfter;
  }
  return { ...(await summariseSpeech(ctx, row)), sentences: shown };
}
