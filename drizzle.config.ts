// Settings of drizzle-kit, which writes a new SQL migration when the schema changes: `npx drizzle-kit generate`.
import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/core/db/schema.ts',
  out: './db/migrations',
  schemaFilter: ['timbre'],
});
