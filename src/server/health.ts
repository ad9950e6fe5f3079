// /healthz: the process answers. /readyz: it can do its work, because database and queue are there.
// Workers are counted but not waited for: without one the site still works and tasks wait, so no server goes offline.
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Context } from '#core/context.ts';
import { countWorkers } from '#core/queue-claims.ts';
import { queueSchema } from '#core/queue-install.ts';
import type { AppEnv } from './app-env.ts';

const patienceMs = 2_000;

const withinPatience = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('timeout')), patienceMs).unref();
    }),
  ]);

const check = (work: Promise<unknown>): Promise<'up' | 'down'> =>
  withinPatience(work).then(
    () => 'up',
    () => 'down',
  );

export function createHealth(ctx: Context): Hono<AppEnv> {
  const health = new Hono<AppEnv>();
  const fresh = { 'cache-control': 'no-store' };
  health.get('/healthz', (c) => c.json({ status: 'ok' }, 200, fresh));
  health.get('/readyz', async (c) => {
    const [database, queue, workers] = await Promise.all([
      check(ctx.db.execute(sql`select 1`)),
      check(ctx.db.execute(sql`select version from ${sql.identifier(queueSchema)}.version`)),
      withinPatience(countWorkers(ctx.db)).catch(() => null),
    ]);
    const ready = database === 'up' && queue === 'up';
    const status = ready ? 'ok' : 'unavailable';
    return c.json({ status, database, queue, workers }, ready ? 200 : 503, fresh);
  });
  return health;
}
