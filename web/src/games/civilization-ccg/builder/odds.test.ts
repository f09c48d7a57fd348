import { expect, test } from 'vitest';

import { atLeastOne, byTurn, deal } from './odds';
import { parse, write } from './list';

test('the chance of at least one is the chance of not none', () => {
  expect(atLeastOne(60, 4, 7)).toBeCloseTo(1 - (56 * 55 * 54 * 53 * 52 * 51 * 50) / (60 * 59 * 58 * 57 * 56 * 55 * 54), 12);
  expect(atLeastOne(60, 0, 7)).toBe(0);
  expect(atLeastOne(60, 4, 0)).toBe(0);
  expect(atLeastOne(10, 4, 7)).toBe(1);
  expect(byTurn(60, 4, 7, 1, 3)).toEqual([atLeastOne(60, 4, 7), atLeastOne(60, 4, 8), atLeastOne(60, 4, 9)]);
});

test('a hand is dealt without putting cards back', () => {
  expect(deal(['a', 'b', 'c'], 7, () => 0).sort()).toEqual(['a', 'b', 'c']);
  expect(deal(['a', 'b', 'c'], 2, () => 0.99)).toEqual(['c', 'b']);
});

test('a list is read as it is written', () => {
  const kinds = (id: string): string => (id === 'rome' ? 'capital' : 'unit');
  expect(write('Mine', { axemen: 4, 'camel-riders': 2 }, (id) => (id === 'axemen' ? 'unit' : ''))).toBe('# Mine\n\n# unit\n4 axemen\n\n# others\n2 camel-riders\n');
  const text = write('Mine', { rome: 1, axemen: 4 }, kinds);
  expect(text).toBe('# Mine\n\n# capital\n1 rome\n\n# unit\n4 axemen\n');
  expect(parse(text)).toEqual({ name: 'Mine', counts: { rome: 1, axemen: 4 } });
  expect(parse('2x axemen # half\n  2×  axemen\n\nnonsense')).toEqual({ name: '', counts: { axemen: 4 } });
});
