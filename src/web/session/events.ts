// One connection to the server's events while any screen wants it: reconnects, and resumes after the last event it saw.
import { useEffect } from 'react';
import { isFinished } from '#contract/endpoints/tasks.ts';
import { appEvent, eventsPath } from '#contract/events.ts';
import { signRequest } from '#contract/signing.ts';
import { currentIdentity } from './api.ts';
import { applyEvent } from './apply-event.ts';
import { browserConfig } from './browser-config.ts';
import { refreshPoints } from './points.ts';
import { queryClient } from './query-client.ts';
import { readEventStream } from './read-event-stream.ts';
import { session } from './session.ts';

const firstWaitMs = 1000;
const longestWaitMs = 30_000;
let lastEventId: string | undefined;

async function connect(signal: AbortSignal): Promise<Response> {
  const { origin, requestKey, version } = browserConfig();
  const { id, accessToken, guestToken } = await currentIdentity();
  return fetch(origin + eventsPath, {
    signal,
    headers: {
      accept: 'text/event-stream',
      'x-platform': 'web',
      'x-version': version,
      'x-user-id': id,
      ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
      ...(guestToken !== undefined && { 'x-guest-token': guestToken }),
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
      ...(await signRequest(requestKey, '')),
    },
  });
}

function receive(data: string): void {
  const event = appEvent.safeParse(JSON.parse(data));
  // A newer server may send kinds that this page does not know yet.
  if (!event.success) return;
  applyEvent(queryClient, event.data);
  if (event.data.type === 'task' && isFinished(event.data.task.state) && session.get().user) {
    // The figure is decoration here: when it cannot be had, the old one stays until the next time.
    refreshPoints().catch(() => undefined);
  }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => resolve(clearTimeout(timer)), { once: true });
  });

async function follow(signal: AbortSignal): Promise<void> {
  let waitMs = firstWaitMs;
  while (!signal.aborted) {
    try {
      const { ok, body } = await connect(signal);
      if (ok && body) {
        waitMs = firstWaitMs;
        for await (const { id, data } of readEventStream(body)) {
          if (id !== undefined) lastEventId = id;
          receive(data);
        }
      }
    } catch {
      // A lost connection is the normal case here: it is made again below, and missed events are sent then.
    }
    await pause(waitMs, signal);
    waitMs = Math.min(waitMs * 2, longestWaitMs);
  }
}

let users = 0;
let connection: AbortController | undefined;

function openEvents(): () => void {
  users += 1;
  if (!connection) {
    connection = new AbortController();
    void follow(connection.signal);
  }
  return () => {
    users -= 1;
    if (users > 0) return;
    connection?.abort();
    connection = undefined;
  };
}

/** Keeps tasks, results and voices in the cache up to date while the screen is open. */
export function useEvents(): void {
  // A change of identity needs a connection of its own.
  const owner = session.use((state) => state.user?.base.id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: owner is what the connection is made for
  useEffect(openEvents, [owner]);
}
