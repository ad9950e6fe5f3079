// The job queue's port: which jobs there are, how they are tried again, how a worker takes them.
import type { Transaction } from './db/connect.ts';

/** Every job by name, with its data. The job's id is the task number where it has a task. */
export type Jobs = {
  cloneVoice: { taskSn: string };
  generateSpeech: { taskSn: string };
  redoSentence: { taskSn: string };
  exportData: { taskSn: string };
  sweep: Record<string, never>;
};
export type JobName = keyof Jobs;

export type Queue = {
  /** Part of the transaction: the job exists if and only if the row does. `id` is the task number. */
  enqueue<Name extends JobName>(
    tx: Transaction,
    name: Name,
    data: Jobs[Name],
    options: { id: string; ownerId: string; priority?: number },
  ): Promise<void>;
  /** A queued job never starts; the AbortSignal of a running one fires. Part of the transaction. */
  cancel(tx: Transaction, name: JobName, id: string): Promise<void>;
  close(): Promise<void>;
};
