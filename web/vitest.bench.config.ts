import { mergeConfig } from 'vitest/config';

import browser from './vitest.browser.config';

/** What is measured in a browser: `cargo xtask bench browser`. */
const bench = mergeConfig(browser, { test: { sequence: { concurrent: false } } });
bench.test.include = ['tests/bench/seen.ts'];
export default bench;
