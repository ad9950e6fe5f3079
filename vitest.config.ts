// Unit and database tests: they sit beside the code they test.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'content/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
