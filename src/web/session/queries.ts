// What the screens ask the server for, each under one key, so that events and changes find it in the cache.
import { queryOptions } from '@tanstack/react-query';
import { getUserDetail } from '#contract/endpoints/account.ts';
import { getSpeech } from '#contract/endpoints/speeches.ts';
import { getItemByTaskSn } from '#contract/endpoints/tasks.ts';
import { listVoices } from '#contract/endpoints/voices.ts';
import { api } from './api.ts';

/** The voice list (`refList`), newest first. */
export const voicesQuery = queryOptions({
  queryKey: ['voices'],
  queryFn: async ({ signal }) => (await api().call(listVoices, {}, signal)).refList,
});

/** The user's details with the points. Only for signed-in users. */
export const userDetailQuery = queryOptions({
  queryKey: ['userDetail'],
  queryFn: ({ signal }) => api().call(getUserDetail, {}, signal),
});

/** A task by its number; events keep it up to date. */
export const taskQuery = (taskSn: string) =>
  queryOptions({
    queryKey: ['task', taskSn],
    queryFn: ({ signal }) => api().call(getItemByTaskSn, { taskSn }, signal),
  });

/** A result with its sentences; events let it grow. */
export const speechQuery = (speechId: string) =>
  queryOptions({
    queryKey: ['speech', speechId],
    queryFn: ({ signal }) => api().call(getSpeech, { speechId }, signal),
  });

/** Start of every key of the history, whatever it is filtered by. */
export const speechesKey = ['speeches'] as const;
