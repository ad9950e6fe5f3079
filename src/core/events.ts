// Events for an owner's open pages: written with the change they tell of, heard by every server process.
import { and, asc, eq, gt, max, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { AppEvent } from '#contract/events.ts';
import type { Database, Transaction } from './db/connect.ts';
import { keepListening, type Listener } from './db/listen.ts';
import { taskEvents } from './db/schema.ts';

export type OwnerEvent = { id: number; payload: AppEvent };

export type Events = {
  /**
   * Nobody hears of a change that was rolled back. Call it after the transaction's other writes: it holds a lock of the
   * owner until the transaction ends, so that events become visible in the order of their ids.
   */
  publish(tx: Transaction, ownerId: string, taskId: string, payload: AppEvent): Promise<void>;
  /**
   * First the kept events after `afterId` (undefined: only new ones), then new ones as they come; in order, once each.
   * Returns the function that ends the subscription.
   */
  subscribe(
    ownerId: string,
    afterId: number | undefined,
    onEvent: (event: OwnerEvent) => void,
  ): Promise<() => void>;
  close(): Promise<void>;
};

const channel = 'timbre_events';
const pageSize = 200;

async function publish(tx: Transaction, ownerId: string, taskId: string, payload: AppEvent): Promise<void> {
  // Ids are drawn before the commit: without the lock a later id could be seen first and the earlier one be missed.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${ownerId}, 1))`);
  await tx.insert(taskEvents).values({ ownerId, taskId, payload });
  await tx.execute(sql`select pg_notify(${channel}, ${ownerId})`);
}

type Subscriber = { wake(): void };

/** Delivers what is new each time it is woken; one read at a time, and none is lost while reading. */
function startDelivery(
  db: Database,
  ownerId: string,
  afterId: number,
  onEvent: (event: OwnerEvent) => void,
  log: Logger,
) {
  let lastId = afterId;
  let reading = false;
  let wokenAgain = false;
  let ended = false;

  async function readNew(): Promise<void> {
    do {
      wokenAgain = false;
      const rows = await db
        .select({ id: taskEvents.id, payload: taskEvents.payload })
        .from(taskEvents)
        .where(and(eq(taskEvents.ownerId, ownerId), gt(taskEvents.id, lastId)))
        .orderBy(asc(taskEvents.id))
        .limit(pageSize);
      for (const row of rows) {
        if (ended) return;
        lastId = row.id;
        onEvent(row);
      }
      if (rows.length === pageSize) wokenAgain = true;
    } while (wokenAgain && !ended);
  }

  return {
    wake() {
      wokenAgain = true;
      if (reading || ended) return;
      reading = true;
      readNew()
        // The listener's reconnect wakes everyone again.
        .catch((error: unknown) => log.warn({ err: error }, 'events could not be read'))
        .finally(() => {
          reading = false;
        });
    },
    end() {
      ended = true;
    },
  };
}

export function openEvents(db: Database, url: string, log: Logger): Events {
  const subscribers = new Map<string, Set<Subscriber>>();
  const wakeAll = () => {
    for (const owner of subscribers.values()) for (const subscriber of owner) subscriber.wake();
  };
  let listener: Promise<Listener> | undefined;

  return {
    publish,
    async subscribe(ownerId, afterId, onEvent) {
      listener ??= keepListening(url, channel, {
        log,
        onNotify: (owner) => subscribers.get(owner)?.forEach((subscriber) => void subscriber.wake()),
        onReconnect: wakeAll,
      }).catch((error: unknown) => {
        listener = undefined; // The next one tries again.
        throw error;
      });
      await listener;
      const start = afterId ?? (await newestId(db, ownerId));
      const delivery = startDelivery(db, ownerId, start, onEvent, log);
      const mine = subscribers.get(ownerId) ?? new Set();
      subscribers.set(ownerId, mine.add(delivery));
      delivery.wake();
      return () => {
        delivery.end();
        mine.delete(delivery);
        if (mine.size === 0) subscribers.delete(ownerId);
      };
    },
    async close() {
      subscribers.clear();
      await (await listener)?.close();
    },
  };
}

async function newestId(db: Database, ownerId: string): Promise<number> {
  const [row] = await db
    .select({ id: max(taskEvents.id) })
    .from(taskEvents)
    .where(eq(taskEvents.ownerId, ownerId));
  return row?.id ?? 0;
}
