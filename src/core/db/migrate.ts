// Brings a database up to date: our tables, then the queue's. Safe when several processes start at once.
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { installQueue } from '../queue-install.ts';

const migrationsFolder = fileURLToPath(new URL('../../../db/migrations', import.meta.url));
/** Any number, as long as nobody else uses it: 'timb' in ASCII. */
const migrationLock = 0x74696d62;

export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'timbre migrate' });
  await client.connect();
  try {
    // Held by this connection until it ends: the second process waits here, then finds nothing to do.
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), {
      migrationsFolder,
      migrationsSchema: 'timbre',
      migrationsTable: 'migrations',
    });
    await installQueue(url);
  } finally {
    await client.end();
  }
}
