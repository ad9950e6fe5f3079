// The end-to-end journeys: one real server and worker, one real browser, in order.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['e2e/**/*.e2e.ts'],
    globalSetup: ['e2e/start-timbre.ts'],
    testTimeout: 240_000,
    hookTimeout: 240_000,
    fileParallelism: false,
    // The steps of a journey build on each other: after the first failure the rest says nothing.
    bail: 1,
  },
});
