import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files with the longest tests: what begins late ends alone. */
const LONGEST = ['decks', 'games', 'look', 'civolution', 'through-the-ages', 'pages', 'table', 'learn'];

class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return at < 0 ? LONGEST.length : at;
    };
    return Promise.resolve([...files].sort((a, b) => rank(a) - rank(b)));
  }
}

/** Whole games in a real browser, against a real server: `tests/browser/setup.ts` starts both. */
export default defineConfig({
  test: {
    include: ['tests/browser/**/*.test.ts'],
    globalSetup: 'tests/browser/setup.ts',
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Two files at a time, and in each of them two tests, keep two cores busy: every test has contexts and tables of its own.
    maxWorkers: 2,
    maxConcurrency: 2,
    sequence: { concurrent: true, sequencer: LongestFirst },
    // How long something takes is not tested here: whoever waits for something waits long, for the sake of busy machines.
    expect: { poll: { timeout: 60_000 } },
  },
});
