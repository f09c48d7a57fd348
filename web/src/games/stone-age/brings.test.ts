import { expect, test } from 'vitest';

import type { Whole } from '../../protocol/messages';
import { brings } from './brings';

const gained = (good: string, amount = 1) => ({ event: { type: 'gained', seat: 0, good, amount }, text: '' });
const whole = (...events: Whole['events']): Whole => ({ chain: [], events, scores: [] });

test('equal resources are summed', () => {
  expect(brings(whole(gained('stone'), gained('stone'), gained('gold')))).toEqual([{ icon: 'i-stone', n: 2 }, { icon: 'i-gold', n: 1 }]);
});
