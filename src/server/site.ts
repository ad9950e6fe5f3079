// The site: pages rendered by React Router from the production build, and the build's own files.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Hono } from 'hono';
import { isbot } from 'isbot';
import { createRequestHandler, type ServerBuild } from 'react-router';
import type { BrowserConfig, SiteModule } from '#contract/browser-config.ts';
import { authUrlOf } from '#core/auth/access-token.ts';
import { anonKeyOf } from '#core/auth/secrets.ts';
import type { Config } from '#core/config.ts';
import type { Context } from '#core/context.ts';
import type { AppEnv, RequestContext } from './app-env.ts';
import { serveFolder } from './static-files.ts';
import { version } from './version.ts';

/** The origin that the page was opened under; in production always the public one, whatever the Host header says. */
function originOf(config: Config, requestUrl: string): string {
  const isDefault = config.publicUrl === `http://localhost:${config.port}`;
  return config.production || !isDefault ? new URL(config.publicUrl).origin : new URL(requestUrl).origin;
}

export function browserConfigOf(ctx: Context, requestUrl: string): BrowserConfig {
  const { config } = ctx;
  const { auth, requestKey, supportEmail, analyticsId, errorDsn } = config;
  const origin = originOf(config, requestUrl);
  return {
    requestKey,
    authUrl: auth.kind === 'own' ? `${origin}/auth/v1` : authUrlOf(ctx),
    anonKey: auth.kind === 'own' ? anonKeyOf(config) : auth.anonKey,
    version,
    supportEmail,
    origin,
    ...(analyticsId !== undefined && { analyticsId }),
    ...(errorDsn !== undefined && { errorDsn }),
  };
}

/** Robots get the bare status: an error page would be indexed as if it were one of ours. */
const withoutErrorPage = (response: Response): Response =>
  new Response(`${response.status}\n`, {
    status: response.status,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });

/** Paths of the API that nothing else answered, except the search file, are no pages. */
const isPage = (path: string): boolean =>
  path === '/api/search.json' || !/^\/(api|auth\/v1|files|dev)\//.test(path);

/** @throws Error when the site was not built */
export async function createSite(ctx: Context, buildFolder = resolve('build')): Promise<Hono<AppEnv>> {
  const serverFile = join(buildFolder, 'server', 'index.js');
  if (!existsSync(serverFile))
    throw new Error(`The site is not built: ${serverFile} is missing. Run: npm run build`);
  const build = (await import(pathToFileURL(serverFile).href)) as ServerBuild;
  const { makeLoadContext } = build.entry.module as unknown as SiteModule;
  const handle = createRequestHandler(build, ctx.config.production ? 'production' : 'development');

  async function render(c: RequestContext): Promise<Response> {
    const site = {
      nonce: c.get('nonce'),
      requestId: c.get('requestId'),
      browserConfig: browserConfigOf(ctx, c.req.url),
      reportError: (error: unknown) => c.get('log').error({ err: error }, 'rendering failed'),
    };
    const page = await handle(c.req.raw, makeLoadContext(site));
    return page.status >= 400 && isbot(c.req.header('user-agent')) ? withoutErrorPage(page) : page;
  }

  const site = new Hono<AppEnv>();
  site.use(serveFolder(join(buildFolder, 'client')));
  site.all('*', (c, next) => (isPage(c.req.path) ? render(c) : next()));
  return site;
}
