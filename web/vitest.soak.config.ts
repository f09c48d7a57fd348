import { mergeConfig } from 'vitest/config';

import browser from './vitest.browser.config';

/** Long looks at whole games, for whoever changes a board; the tests of every day are in `vitest.browser.config.ts`. */
const soak = mergeConfig(browser, { test: { testTimeout: 7_200_000, sequence: { concurrent: false } } });
soak.test.include = ['tests/soak/**/*.test.ts'];
export default soak;
