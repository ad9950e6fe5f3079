// One connection that listens on a channel for as long as the process lives, through losses of the connection.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';

export type Listener = { close(): Promise<void> };
type Options = {
  log: Logger;
  onNotify(payload: string): void;
  /** Notifications may have been missed: look for yourself. */
  onReconnect(): void;
};

const checkEveryMs = 10_000;
const longestPauseMs = 5000;

/** Rejects when the first connection cannot be made; every later loss is repaired. */
export async function keepListening(url: string, channel: string, options: Options): Promise<Listener> {
  const closing = new AbortController();
  let client = await listen();
  void keep();

  async function listen(): Promise<pg.Client> {
    const fresh = new pg.Client({
      connectionString: url,
      keepAlive: true,
      application_name: 'timbre listener',
    });
    fresh.on('error', () => undefined); // Followed by 'end'.
    await fresh.connect();
    fresh.on('notification', ({ payload = '' }) => options.onNotify(payload));
    await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    return fresh;
  }

  /** A connection that is cut silently shows only when something is asked of it. */
  function untilLost(listening: pg.Client): Promise<void> {
    return new Promise((resolve) => {
      const check = setInterval(() => {
        const timeout = setTimeout(() => listening.connection.stream.destroy(), checkEveryMs / 2);
        listening
          .query('select 1')
          .catch(() => undefined)
          .finally(() => clearTimeout(timeout));
      }, checkEveryMs);
      check.unref();
      listening.once('end', () => {
        clearInterval(check);
        resolve();
      });
    });
  }

  async function keep(): Promise<void> {
    while (!closing.signal.aborted) {
      await untilLost(client);
      options.log.warn({ channel }, 'the listening connection was lost');
      for (let pause = 100; !closing.signal.aborted; pause = Math.min(pause * 2, longestPauseMs)) {
        try {
          client = await listen();
          options.onReconnect();
          break;
        } catch {
          await sleep(pause);
        }
      }
    }
  }

  return {
    async close() {
      closing.abort();
      await client.end();
    },
  };
}
