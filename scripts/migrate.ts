// `npm run migrate`: brings the database at DATABASE_URL up to date. Run it before starting a new version in production.
import { ConfigError, loadConfig } from '#core/config.ts';
import { migrateDatabase } from '#core/db/migrate.ts';

try {
  const { databaseUrl } = loadConfig();
  if (!databaseUrl) throw new ConfigError(['DATABASE_URL: expected postgres://user:password@host:5432/name']);
  await migrateDatabase(databaseUrl);
  console.log('The database is up to date.');
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
}
