// Which jobs there are, what they carry, and how each is tried again.

/** Every job by name, with its data. Where it has a task, the job's id is the task number. */
export type Jobs = {
  cloneVoice: { taskSn: string };
  generateSpeech: { taskSn: string };
  redoSentence: { taskSn: string };
  sweep: Record<string, never>;
};
export type JobName = keyof Jobs;

type Policy = {
  /** Tries after the first one: errors that may pass, and workers that died. */
  retryLimit: number;
  /** Seconds before the second try; doubles from there. */
  retryDelay: number;
  retryDelayMax: number;
  /** No try may take longer. A worker that died is noticed much earlier, by its heartbeat. */
  expireInSeconds: number;
};

const minutes = 60;
export const jobPolicies: Record<JobName, Policy> = {
  cloneVoice: { retryLimit: 5, retryDelay: 1, retryDelayMax: 30, expireInSeconds: 10 * minutes },
  generateSpeech: { retryLimit: 5, retryDelay: 1, retryDelayMax: 30, expireInSeconds: 120 * minutes },
  redoSentence: { retryLimit: 5, retryDelay: 1, retryDelayMax: 30, expireInSeconds: 10 * minutes },
  sweep: { retryLimit: 0, retryDelay: 1, retryDelayMax: 1, expireInSeconds: 10 * minutes },
};
export const jobNames = Object.keys(jobPolicies) as JobName[];

/** Jobs that nobody asks for: they come by the clock (cron, UTC). */
export const schedules: Partial<Record<JobName, string>> = { sweep: '*/5 * * * *' };

/** Jobs whose tries are used up without a word from their worker end here, so that their users hear of it. */
export const lostJobs = 'lostJobs';

/** An unexpected error is tried a second and a third time, in case it was the weather. */
const triesForUnexpectedErrors = 3;

/**
 * Errors that say `retryable` are believed. What a user may read (it has a `code` of the catalogue) never passes by
 * waiting. Anything else is unexpected: a lost connection or a mistake of ours.
 */
export function isWorthRetrying(error: unknown, attempt: number): boolean {
  if (error instanceof Error && 'retryable' in error) return error.retryable === true;
  if (error instanceof Error && error.name === 'AppError') return false;
  return attempt < triesForUnexpectedErrors;
}
