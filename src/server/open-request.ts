// The first and last thing that happens to a request: its id, the caller's address, one line in the log.
import { randomBytes } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import type { Context } from '#core/context.ts';
import type { AppEnv } from './app-env.ts';
import { callerAddress } from './caller-address.ts';

/** An id from outside is kept where a proxy of ours may have set it, and only if it is harmless in a log. */
const requestIdOf = (given: string | undefined, proxies: number): string =>
  proxies > 0 && given !== undefined && /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID();

export function openRequest(ctx: Context): MiddlewareHandler<AppEnv> {
  const { trustProxy } = ctx.config;
  let warned = trustProxy > 0;
  return async (c, next) => {
    const started = performance.now();
    const forwardedFor = c.req.header('x-forwarded-for');
    if (!warned && forwardedFor !== undefined) {
      warned = true;
      ctx.log.warn(
        'X-Forwarded-For arrives: if a proxy of yours sends it, set TRUST_PROXY, or all callers look like one',
      );
    }
    const requestId = requestIdOf(c.req.header('x-request-id'), trustProxy);
    // Without a socket, as in tests, there is no environment either.
    const env: Partial<HttpBindings> | undefined = c.env;
    const socketAddress = env?.incoming?.socket.remoteAddress;
    c.set('requestId', requestId);
    c.set('address', callerAddress(socketAddress, forwardedFor, trustProxy));
    c.set('nonce', randomBytes(16).toString('base64'));
    c.set('log', ctx.log.child({ requestId }));
    await next();
    c.header('x-request-id', requestId);
    const ms = Math.round(performance.now() - started);
    // The path without its query: signed links and tokens stay out of the log.
    c.get('log').info({ method: c.req.method, path: c.req.path, status: c.res.status, ms }, 'request');
  };
}
