import { defineConfig } from 'vitest/config';

/** Whole games in a real browser, against a real server: `tests/browser/setup.ts` starts both. */
export default defineConfig({
  test: {
    include: ['tests/browser/**/*.test.ts'],
    globalSetup: 'tests/browser/setup.ts',
    testTimeout: 400_000,
    hookTimeout: 300_000,
    // One after the other: how fast a move is seen is measured here.
    fileParallelism: false,
    // Where nothing is measured two pages at a time keep a second core busy.
    maxConcurrency: 2,
    // Tables are dealt at random and the machine may be busy: what fails once is tried once more, and the report says so.
    retry: 1,
  },
});
