import { expect, test } from 'vitest';

import { changed } from './changes';

test('changes take the place of what is at their path', () => {
  const view = { board: [{ figures: [0, 1] }, { figures: [2, 0] }], round: 1 };
  expect(changed(view, [[['board', 1, 'figures', 0], 3], [['round'], 2]])).toEqual({ board: [{ figures: [0, 1] }, { figures: [3, 0] }], round: 2 });
  expect(view.round).toBe(1);
});

test('an empty path replaces everything', () => {
  expect(changed({ round: 1 }, [[[], { round: 9 }]])).toEqual({ round: 9 });
});

test('changes that do not fit are told, so that the table is asked for again', () => {
  expect(changed({ round: 1 }, [[['board', 3, 'figures'], 1]])).toBeNull();
});
