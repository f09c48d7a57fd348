import { mergeConfig } from 'vitest/config';

import browser from './vitest.browser.config';

/** The pictures of README.md: `cargo xtask pictures` takes them anew. */
const pictures = mergeConfig(browser, { test: { sequence: { concurrent: false } } });
pictures.test.include = ['tests/pictures/boards.ts'];
export default pictures;
