import { defineConfig } from 'vitest/config';

/** Whole games in a real browser, against a real server: `tests/browser/setup.ts` starts both. */
export default defineConfig({
  test: {
    include: ['tests/browser/**/*.test.ts'],
    globalSetup: 'tests/browser/setup.ts',
    testTimeout: 180_000,
    hookTimeout: 120_000,
    // One browser a file, one server for all: two at a time is what two cores can do.
    maxWorkers: 2,
  },
});
