// The whole server as one Hono app: what happens to every request, and who answers which path.
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { AppError } from '#contract/errors.ts';
import type { Context } from '#core/context.ts';
import { createApi } from './api.ts';
import type { AppEnv } from './app-env.ts';
import { createAuth } from './auth/create-auth.ts';
import { createEvents } from './events.ts';
import { createExport } from './export.ts';
import { createFiles } from './files.ts';
import { createHealth } from './health.ts';
import { createMailbox } from './mailbox.ts';
import { openRequest } from './open-request.ts';
import { describeApi } from './openapi.ts';
import { refuse } from './refuse.ts';
import { securityHeaders } from './security-headers.ts';
import { version } from './version.ts';

export type AppParts = {
  /** The rendered site; without it the app has its API only. */
  site?: Hono<AppEnv>;
  /** Fires when the server is about to stop, so that open event streams end. */
  closing?: AbortSignal;
};

export function createApp(ctx: Context, { site, closing }: AppParts = {}): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(openRequest(ctx), securityHeaders(ctx.config), compress());
  app.route('/', createHealth(ctx));
  app.route('/', createApi(ctx));
  app.route('/', createEvents(ctx, closing));
  app.route('/', createFiles(ctx));
  app.route('/', createExport(ctx));
  app.route('/', createMailbox(ctx));
  app.route('/auth/v1', createAuth(ctx));
  const document = describeApi(version);
  app.get('/api/openapi.json', (c) => c.json(document));
  if (site) app.route('/', site);
  app.notFound((c) => refuse(new AppError('notFound'), c));
  app.onError(refuse);
  return app;
}
