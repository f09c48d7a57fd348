import { expect, test } from 'vitest';

import type { Told } from '../../protocol/messages';
import { impacts } from './impacts';

const told = (event: Record<string, unknown> & { type: string }): Told => ({ step: 0, text: '', event }) as Told;
const isImpact = (card: string): boolean => card.startsWith('impact-');

test('each event of Age III with what it brought to each seat', () => {
  const all = [
    told({ type: 'revealed', card: 'rats' }),
    told({ type: 'revealed', card: 'impact-of-happiness' }),
    told({ type: 'impact', card: 'impact-of-happiness', seat: 1, amount: 8 }),
    told({ type: 'impact', card: 'impact-of-happiness', seat: 1, amount: -2 }),
    told({ type: 'culture', seat: 0, amount: 5 }),
    told({ type: 'revealed', card: 'impact-of-colonies' }),
  ];
  expect(impacts(all, 2, isImpact)).toEqual([{ card: 'impact-of-happiness', points: [0, 6] }, { card: 'impact-of-colonies', points: [0, 0] }]);
});
