// /healthz: the process answers. /readyz: it can do its work, because database and queue are there.
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Context } from '#core/context.ts';
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

async function check(work: Promise<unknown>): Promise<'up' | 'down'> {
  return withinPatience(work).then(
    () => 'up',
    () => 'down',
  );
}

export function createHealth(ctx: Context): Hono<AppEnv> {
  const health = new Hono<AppEnv>();
  const fresh = { 'cache-control': 'no-store' };
  health.get('/healthz', (c) => c.json({ status: 'ok' }, 200, fresh));
  health.get('/readyz', async (c) => {
    const [database, queue] = await Promise.all([
      check(ctx.db.execute(sql`select 1`)),
      check(ctx.db.execute(sql`select version from ${sql.identifier(queueSchema)}.version`)),
    ]);
    const ready = database === 'up' && queue === 'up';
    return c.json({ status: ready ? 'ok' : 'unavailable', database, queue }, ready ? 200 : 503, fresh);
  });
  return health;
}
