import { expect, test } from 'vitest';

import type { Told } from '../../protocol/messages';
import type { Task, View } from '../../protocol/through-the-ages';
import { added, differences, phase, raised, tone } from './asking';

const turn: Task[] = [{ type: 'actions', seat: 0 }, { type: 'excess', seat: 0, named: 0 }, { type: 'produce', seat: 0 }, { type: 'military-draw', seat: 0 }, { type: 'finish-turn', seat: 0 }];
const mix: Task = { type: 'mix', seat: 0, amount: 2, lose: true };
const raiders: Task[] = [mix, { type: 'event-step', card: 'raiders', step: 0, seats: [] }, { type: 'event-done' }, ...turn];
const told = (...events: Record<string, unknown>[]): Told[] => events.map((event) => ({ step: 0, text: '', event }) as unknown as Told);
const view = (tasks: Task[]): View => ({ tasks }) as View;

test('what an event asks belongs to politics', () => {
  expect(phase(raiders)).toBe(0);
  expect(phase([{ type: 'politics', seat: 0 }, ...turn])).toBe(0);
  expect(phase([{ type: 'choose', seat: 0, amount: 2 }, ...turn])).toBe(1);
  expect(phase([{ type: 'store', seat: 0, goods: 'food', amount: 2 }, ...turn.slice(3)])).toBe(2);
  expect(phase([{ type: 'start-turn', seat: 1 }])).toBe(0);
});

test('a question says which card raised it', () => {
  expect(raised(view(raiders), [])).toEqual({ card: 'raiders', by: 'event' });
  expect(raised(view([mix, { type: 'harm', seat: 1, rival: 0, card: 'raid-i', step: 1 }, ...turn]), [])).toEqual({ card: 'raid-i', by: 'attack', seat: 1 });
  expect(raised(view([{ type: 'spoils', seat: 0, rival: 1, left: 5, named: 0 }, ...turn]), told({ type: 'war-won', card: 'war-over-technology' }))).toEqual({ card: 'war-over-technology', by: 'war', seat: 0 });
  expect(raised(view([{ type: 'choose', seat: 0, amount: 2 }, ...turn]), told({ type: 'revealed', card: 'raiders' }))).toBeUndefined();
});

test('a question says whether something is gained or lost', () => {
  const name = (seat: number): string => `seat ${seat}`;
  expect(tone(mix, 0, name)).toEqual({ is: 'loss', message: 'tta-tone-mix-loss', args: { n: 2 } });
  expect(tone({ ...mix, lose: false }, 0, name)?.is).toBe('gain');
  expect(tone({ type: 'raze', seat: 0, rival: 0, kinds: ['lab'] }, 0, name)?.is).toBe('loss');
  expect(tone({ type: 'raze', seat: 0, rival: 1, kinds: ['lab'] }, 0, name)).toEqual({ is: 'choice', message: 'tta-tone-raze-other', args: { name: 'seat 1' } });
});

test('cards of the defence count since the attack', () => {
  const log = told({ type: 'used', seat: 0, card: 'old' }, { type: 'attacked', seat: 1, rival: 0, card: 'raid-i' }, { type: 'discarded', seat: 0, card: null }, { type: 'used', seat: 0, card: 'bonus' }, { type: 'discarded', seat: 1, card: null });
  expect(added(log, 0, (card) => (card === 'bonus' ? 2 : 9))).toBe(3);
});

test('of several layouts only what differs is worth a look', () => {
  expect(differences([{ agriculture: 4, bronze: 1, oil: 4 }, { agriculture: 4, oil: 3 }])).toEqual(['bronze', 'oil']);
  expect(differences([{ oil: 2 }])).toEqual([]);
});
