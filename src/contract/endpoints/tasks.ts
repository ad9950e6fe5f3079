// Work that takes a while: its state, progress, place in the queue; cancelling it.
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { errorInfo, id, isoTime } from './shapes.ts';

export const taskKinds = ['clone', 'speech', 'sentence'] as const;
export const taskStates = ['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const;

export const task = z.object({
  taskSn: id,
  kind: z.enum(taskKinds),
  state: z.enum(taskStates),
  /** 0 to 1. */
  progress: z.number().min(0).max(1),
  /** How many tasks are before this one; null unless queued. */
  position: z.number().int().nullable(),
  expectedSeconds: z.number().nullable(),
  createdAt: isoTime,
  referenceId: id.nullable(),
  speechId: id.nullable(),
  error: errorInfo.nullable(),
});
export type Task = z.infer<typeof task>;

export const isFinished = (state: Task['state']): boolean =>
  state === 'succeeded' || state === 'failed' || state === 'cancelled';

export const getItemByTaskSn = endpoint({
  path: '/clone/getItemByTaskSn',
  audience: 'anyone',
  summary: 'A task by its number',
  input: z.object({ taskSn: id }),
  output: task,
});

export const listTasks = endpoint({
  path: '/clone/listTasks',
  audience: 'anyone',
  summary: 'Unfinished tasks of the caller, newest first; what a reloaded page picks up again',
  input: z.object({}),
  output: z.object({ tasks: z.array(task) }),
});

export const cancelTask = endpoint({
  path: '/clone/cancelTask',
  audience: 'anyone',
  summary: 'Cancels a queued or running task; a finished one stays as it is',
  input: z.object({ taskSn: id }),
  output: task,
});
