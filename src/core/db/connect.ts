// The database connection: one pool per process that survives the loss of its connections.
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from 'pino';
import * as schema from './schema.ts';

export type Database = NodePgDatabase<typeof schema>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** A function that reads, or writes in one statement, takes either. */
export type Executor = Database | Transaction;

/** The pool dials again by itself; a request that is under way when a connection breaks fails, the next one works. */
export function connectPool(url: string, log: Logger, max = 10): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'timbre',
  });
  // Without a listener the loss of an idle connection would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  return pool;
}

export const openDatabase = (pool: pg.Pool): Database => drizzle(pool, { schema });
