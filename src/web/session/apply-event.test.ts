// What events do to the cache.
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { Speech } from '#contract/endpoints/speeches.ts';
import type { Task } from '#contract/endpoints/tasks.ts';
import { applyEvent, withSentence } from './apply-event.ts';
import { speechQuery, taskQuery, voicesQuery } from './queries.ts';

const task: Task = {
  taskSn: 't1',
  kind: 'clone',
  state: 'running',
  progress: 0.5,
  position: null,
  expectedSeconds: 4,
  createdAt: '2025-01-01T00:00:00Z',
  referenceId: 'r1',
  speechId: null,
  error: null,
};
const sentence = (index: number, text = `s${index}`) => ({
  index,
  text,
  language: 'en' as const,
  start: index,
  seconds: 1,
  url: 'u',
});
const speech: Speech = {
  speechId: 's1',
  referenceId: 'r1',
  taskSn: 't2',
  state: 'running',
  text: 's0 s1',
  options: { language: 'auto', speed: 1, pitch: 0, pause: 1, seed: 0 },
  createdAt: '2025-01-01T00:00:00Z',
  sentenceCount: null,
  sentences: [],
  seconds: null,
  url: null,
  error: null,
};

it('keeps a task up to date', () => {
  const cache = new QueryClient();
  applyEvent(cache, { type: 'task', task });
  expect(cache.getQueryData(taskQuery('t1').queryKey)).toEqual(task);
});

it('makes the voice list stale when a clone has finished', () => {
  const cache = new QueryClient();
  cache.setQueryData(voicesQuery.queryKey, []);
  applyEvent(cache, { type: 'task', task });
  expect(cache.getQueryState(voicesQuery.queryKey)?.isInvalidated).toBe(false);
  applyEvent(cache, { type: 'task', task: { ...task, state: 'succeeded', progress: 1 } });
  expect(cache.getQueryState(voicesQuery.queryKey)?.isInvalidated).toBe(true);
});

it('puts sentences in their order, and a newer one in the place of the old', () => {
  const late = withSentence(speech, 3, sentence(2));
  const grown = withSentence(late, 3, sentence(0));
  const redone = withSentence(grown, 3, sentence(2, 'again'));
  expect(redone.sentences.map(({ text }) => text)).toEqual(['s0', 'again']);
  expect(redone.sentenceCount).toBe(3);
});

it('lets only a loaded result grow', () => {
  const cache = new QueryClient();
  const { queryKey } = speechQuery('s1');
  const event = { type: 'sentence', speechId: 's1', sentenceCount: 2, sentence: sentence(0) } as const;
  applyEvent(cache, event);
  expect(cache.getQueryData(queryKey)).toBeUndefined();
  cache.setQueryData(queryKey, speech);
  applyEvent(cache, event);
  expect(cache.getQueryData(queryKey)?.sentences).toHaveLength(1);
});
