// GET /api/events: what happens to the caller's tasks, as Server-Sent Events that resume after a lost connection.
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { eventsPath } from '#contract/events.ts';
import type { Context } from '#core/context.ts';
import { takeTurns } from '#core/requests/rate-limit.ts';
import type { AppEnv } from './app-env.ts';
import { checkSignature } from './check-signature.ts';
import { bearerToken, resolveGuest, resolveUser } from './resolve-caller.ts';

const heartbeatMs = 25_000;
const connectionsOfOwner = { max: 120, seconds: 60 };

/** Undefined: only what happens from now on. */
const lastEventId = (header: string | undefined): number | undefined =>
  header !== undefined && /^\d{1,15}$/.test(header) ? Number(header) : undefined;

export function createEvents(ctx: Context, closing?: AbortSignal): Hono<AppEnv> {
  const events = new Hono<AppEnv>();
  events.get(eventsPath, async (c) => {
    await checkSignature(ctx, c, '');
    const caller = await (bearerToken(c) === undefined ? resolveGuest(ctx, c) : resolveUser(ctx, c));
    await takeTurns(ctx, [{ key: `events:${caller.ownerId}`, ...connectionsOfOwner }]);
    const after = lastEventId(c.req.header('last-event-id'));
    c.header('x-accel-buffering', 'no');

    return streamSSE(c, async (stream) => {
      let end = () => {};
      const ended = new Promise<void>((resolve) => {
        end = resolve;
      });
      stream.onAbort(() => end());
      closing?.addEventListener('abort', end, { once: true });
      // A comment at once: the browser sees that the connection stands.
      await stream.write(': connected\n\n');
      const unsubscribe = await ctx.events.subscribe(caller.ownerId, after, ({ id, payload }) => {
        stream.writeSSE({ id: String(id), data: JSON.stringify(payload) }).catch(end);
      });
      const heartbeat = setInterval(() => stream.write(': still here\n\n').catch(end), heartbeatMs);
      // Nobody listens on with a token that has ended. Timers cannot wait longer than 24 days.
      const lifeMs = Math.min(caller.expiresAt.getTime() - ctx.now().getTime(), 2 ** 31 - 1);
      const expiry = setTimeout(end, lifeMs);
      await ended;
      clearInterval(heartbeat);
      clearTimeout(expiry);
      closing?.removeEventListener('abort', end);
      unsubscribe();
    });
  });
  return events;
}
