import { expect, test } from 'vitest';

import type { ComponentInfo } from '../../protocol/messages';
import { effective, printed } from './parts';

const verb = (data: Record<string, unknown>): ComponentInfo => ({ kind: 'verb', id: 'x', copies: 1, confidence: 'checked', data });

test('points on a condition are named with it', () => {
  expect(printed(verb({ gain: { coins: 1 }, when: { condition: 'no-tech', gain: { points: 1 } } }))).toMatchObject({ when: 'no-tech', gain: [{ icon: 'i-coin', count: 1 }, { icon: 'i-point', count: 1 }] });
  expect(printed(verb({ gain: { points: 2 } })).when).toBeUndefined();
});

test('what an action brings differs from what is printed; what depends on a choice is not told', () => {
  const wonder = printed(verb({ coins: 7, gain: { points: 3, wonders: 1 } }));
  expect(effective(wonder, { coins: -5, points: 4 })).toEqual({ price: 5, points: 4 });
  expect(effective(wonder, { coins: -7, points: undefined })).toEqual({});
  expect(effective(wonder, undefined)).toEqual({});
});
