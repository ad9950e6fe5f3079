// GET /api/events: what happens to the caller's tasks, as Server-Sent Events that resume after a lost connection.
import { Hono } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import { AppError } from '#contract/errors.ts';
import { eventsPath } from '#contract/events.ts';
import type { Context } from '#core/context.ts';
import type { Caller } from '#core/requests/caller.ts';
import { takeTurns } from '#core/requests/rate-limit.ts';
import type { AppEnv } from './app-env.ts';
import { checkSignature } from './check-signature.ts';
import { bearerToken, resolveGuest, resolveUser } from './resolve-caller.ts';

const heartbeatMs = 25_000;
const connectionsOfOwner = { max: 120, seconds: 60 };
/** Tabs of one owner on one server process. A stream costs memory for as long as it is open. */
const mostOpenStreams = 20;

/** Undefined: only what happens from now on. */
const lastEventId = (header: string | undefined): number | undefined =>
  header !== undefined && /^\d{1,15}$/.test(header) ? Number(header) : undefined;

/** Sends events until the browser goes, the token ends or the server stops. */
async function streamEvents(
  ctx: Context,
  stream: SSEStreamingApi,
  caller: Caller,
  { after, closing }: { after: number | undefined; closing: AbortSignal | undefined },
): Promise<void> {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const stop = () => end();
  stream.onAbort(stop);
  closing?.addEventListener('abort', stop, { once: true });
  // A comment at once: the browser sees that the connection stands.
  await stream.write(': connected\n\n');
  const unsubscribe = await ctx.events.subscribe(caller.ownerId, after, ({ id, payload }) => {
    stream.writeSSE({ id: String(id), data: JSON.stringify(payload) }).catch(stop);
  });
  const heartbeat = setInterval(() => stream.write(': still here\n\n').catch(stop), heartbeatMs);
  // Nobody listens on with a token that has ended. Timers cannot wait longer than 24 days.
  const lifeMs = Math.min(caller.expiresAt.getTime() - ctx.now().getTime(), 2 ** 31 - 1);
  const expiry = setTimeout(stop, lifeMs);
  await ended;
  clearInterval(heartbeat);
  clearTimeout(expiry);
  closing?.removeEventListener('abort', stop);
  unsubscribe();
}

export function createEvents(ctx: Context, closing?: AbortSignal): Hono<AppEnv> {
  const events = new Hono<AppEnv>();
  const open = new Map<string, number>();
  const countOpen = (ownerId: string, change: 1 | -1) => {
    const count = (open.get(ownerId) ?? 0) + change;
    if (count === 0) open.delete(ownerId);
    else open.set(ownerId, count);
  };

  events.get(eventsPath, async (c) => {
    // Its code is not spent: browsers repeat a GET by themselves when a connection breaks, and reading twice changes nothing.
    await checkSignature(ctx, c, '');
    const caller = await (bearerToken(c) === undefined ? resolveGuest(ctx, c) : resolveUser(ctx, c));
    const { ownerId } = caller;
    if ((open.get(ownerId) ?? 0) >= mostOpenStreams) throw new AppError('tooManyRequests', { seconds: 60 });
    await takeTurns(ctx, [{ key: `events:${ownerId}`, ...connectionsOfOwner }]);
    const after = lastEventId(c.req.header('last-event-id'));
    c.header('x-accel-buffering', 'no');
    return streamSSE(c, async (stream) => {
      countOpen(ownerId, 1);
      await streamEvents(ctx, stream, caller, { after, closing }).finally(() => countOpen(ownerId, -1));
    });
  });
  return events;
}
