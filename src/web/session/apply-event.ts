// What an event changes in the cache: tasks move, results grow, finished work makes lists stale.
import type { QueryClient } from '@tanstack/react-query';
import type { Sentence, Speech } from '#contract/endpoints/speeches.ts';
import { isFinished, type Task } from '#contract/endpoints/tasks.ts';
import type { AppEvent } from '#contract/events.ts';
import { speechesKey, speechQuery, taskQuery, voicesQuery } from './queries.ts';

/** Adds a sentence in its place, or puts the newer one there. */
export const withSentence = (speech: Speech, sentenceCount: number, sentence: Sentence): Speech => ({
  ...speech,
  sentenceCount,
  sentences: [...speech.sentences.filter(({ index }) => index !== sentence.index), sentence].sort(
    (a, b) => a.index - b.index,
  ),
});

function applyTask(cache: QueryClient, task: Task): void {
  cache.setQueryData(taskQuery(task.taskSn).queryKey, task);
  if (!isFinished(task.state)) return;
  if (task.kind === 'clone') void cache.invalidateQueries(voicesQuery);
  if (task.speechId !== null) {
    void cache.invalidateQueries({ queryKey: speechQuery(task.speechId).queryKey });
    void cache.invalidateQueries({ queryKey: speechesKey });
  }
}

export function applyEvent(cache: QueryClient, event: AppEvent): void {
  if (event.type === 'task') applyTask(cache, event.task);
  else {
    const { speechId, sentenceCount, sentence } = event;
    cache.setQueryData(
      speechQuery(speechId).queryKey,
      (speech) => speech && withSentence(speech, sentenceCount, sentence),
    );
  }
}
