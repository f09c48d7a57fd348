import { expect, test } from 'vitest';

import { outline, type Lookup } from './outline';

const words: Record<string, string> = {
  'view.hidden': 'bag',
  'view.bare': 'open card',
  'view.seat': 'first',
  'view.seats': 'civs',
  'view-first': 'Begins',
  'view-stock': 'Markers',
  'view-stock.parts': 'food | money',
  'view-dice.parts-2': 'activation | fate',
  'view-grounds': 'Grounds',
  'card-wheel': 'Wheel',
  'land-b': 'Hills B',
};
const look: Lookup = { say: (id) => words[id], kinds: ['card', 'land'], seat: (seat) => ['Ola', 'Jan'][seat] ?? '?', yes: 'yes' };
const line = (name: string, text: string) => ({ name, text, parts: [] });

test('fields have names, lists have named entries, and nothing is left out but nothing', () => {
  expect(outline({ open: { first: 0, bag: ['x'], round: 0, stock: [2, 0] } }, look)).toEqual([line('Begins', 'Ola'), line('Markers', 'food 2')]);
  expect(outline({ dice: [1, 3] }, look)).toEqual([line('dice', 'activation 1, fate 3')]);
  expect(outline({ grounds: [0, null] }, look)).toEqual([line('Grounds', '0')]);
});

test('things are called by their names, whatever the field is called', () => {
  expect(outline({ civs: [{ card: 'wheel' }, { at: 'b' }] }, look)).toEqual([line('civs', 'Ola Wheel, Jan at Hills B')]);
});

test('what is long has its parts below it', () => {
  const long = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`field-${at}`, at + 1]));
  const [first] = outline({ long }, look);
  expect(first?.text).toBe('');
  expect(first?.parts).toHaveLength(30);
  expect(first?.parts[0]).toEqual(line('field 0', '1'));
});
