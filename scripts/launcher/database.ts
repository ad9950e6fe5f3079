// The database for `npm start`: the one at DATABASE_URL, or the embedded one, started again should it ever end.
import type { Config } from '#core/config.ts';
import { type EmbeddedPostgres, runPostgres } from '#core/db/embedded/run-postgres.ts';

export type RunningDatabase = { url: string; where: string; stop(): Promise<void> };

export async function startDatabase(config: Config, say: (text: string) => void): Promise<RunningDatabase> {
  if (config.databaseUrl)
    return { url: config.databaseUrl, where: 'at DATABASE_URL', stop: () => Promise.resolve() };

  let stopping = false;
  let postgres: EmbeddedPostgres = await runPostgres(config.dataDir);
  const { url, home } = postgres;

  async function watch(): Promise<void> {
    for (;;) {
      await postgres.gone;
      if (stopping) return;
      say('Postgres ended; it is started again.');
      postgres = await runPostgres(config.dataDir);
    }
  }
  watch().catch((error: unknown) => {
    // Server and worker keep trying to reach it, and say so; here is nothing more to do than to tell why.
    say(`Postgres cannot be started: ${error instanceof Error ? error.message : error}`);
  });

  return {
    url,
    where: home,
    async stop() {
      stopping = true;
      await postgres.stop();
    },
  };
}
