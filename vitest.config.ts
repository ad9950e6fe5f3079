// Unit and database tests: they sit beside the code they test.
import { defineConfig } from 'vitest/config';

const needDatabase = ['src/{core,server,worker}/**/*.test.{ts,tsx}'];

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'content/**/*.test.ts'],
          exclude: needDatabase,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: needDatabase,
          // One Postgres per run; started only when one of these tests is asked for.
          globalSetup: ['src/core/testing/postgres-setup.ts'],
        },
      },
    ],
  },
});
