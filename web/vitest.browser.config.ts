import { defineConfig } from 'vitest/config';

/** Whole games in a real browser, against a real server: `tests/browser/setup.ts` starts both. */
export default defineConfig({
  test: {
    include: ['tests/browser/**/*.test.ts'],
    globalSetup: 'tests/browser/setup.ts',
    testTimeout: 400_000,
    hookTimeout: 300_000,
    // Two files at a time, and in each of them two tests, keep two cores busy: every test has contexts and tables of its own.
    maxWorkers: 2,
    maxConcurrency: 2,
    sequence: { concurrent: true },
    // How long something takes is not tested here: whoever waits for something waits long, for the sake of busy machines.
    expect: { poll: { timeout: 60_000 } },
  },
});
