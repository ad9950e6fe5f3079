// Starts the server process: configuration, database, site, then listening; stops cleanly when told to.
import { serve } from '@hono/node-server';
import { loadConfigOrExit } from '#core/config.ts';
import { createContext } from '#core/context.ts';
import { createApp } from './app.ts';
import { createSite } from './site.ts';

/** Requests under way get this long to finish. */
const patienceMs = 10_000;

const config = loadConfigOrExit();
const ctx = await createContext(config);
const stopping = new AbortController();
const site = await createSite(ctx);
const app = createApp(ctx, { site, closing: stopping.signal });
const server = serve({ fetch: app.fetch, port: config.port, hostname: config.host });

server.once('listening', () => {
  ctx.log.info({ host: config.host, port: config.port, url: config.publicUrl }, 'server is ready');
});

server.once('error', (error: NodeJS.ErrnoException) => {
  const text =
    error.code === 'EADDRINUSE'
      ? `Port ${config.port} is in use by another program. Set PORT to another one.`
      : `The server cannot listen: ${error.message}`;
  ctx.log.fatal(text);
  process.exitCode = 1;
  void ctx.close();
});

function stop(signal: string): void {
  if (stopping.signal.aborted) return;
  ctx.log.info({ signal }, 'server stops');
  stopping.abort();
  const deadline = setTimeout(() => {
    if ('closeAllConnections' in server) server.closeAllConnections();
  }, patienceMs);
  server.close(() => {
    clearTimeout(deadline);
    void ctx.close();
  });
  if ('closeIdleConnections' in server) server.closeIdleConnections();
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
