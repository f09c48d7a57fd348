import { expect, test } from 'vitest';

import type { Told } from '../../protocol/messages';
import { digest, scoredEra } from './eras';

const told = (step: number, event: Record<string, unknown> & { type: string }): Told => ({ step, text: event.type, event }) as Told;
const points = (step: number, seat: number, amount: number, line: string): Told => told(step, { type: 'points', seat, amount, line });
const LINES = ['map', 'tribes', 'eras'];

test('the log says everything once, and what an era brought in one line', () => {
  const log = [
    told(1, { type: 'vici-does', act: { type: 'track', track: 'culture', n: 1 } }), told(1, { type: 'track-advanced', seat: 1, track: 'culture', space: 1 }),
    told(1, { type: 'vici-does', act: { type: 'migrate' } }), points(2, 1, 2, 'map'),
    points(3, 0, 15, 'eras'), told(3, { type: 'era-scored', seat: 0, points: 15 }), told(3, { type: 'era-scored', seat: 1, points: 0 }),
  ];
  const said = digest(log, (each) => each.map(({ seat, points }) => `${seat}: ${points}`).join(', ')).map(({ text }) => text);
  expect(said).toEqual(['track-advanced', 'vici-does', 'points', '0: 15, 1: 0']);
});

test('an era is summed up until the player acts again', () => {
  const era = [told(1, { type: 'era-began', era: 2 }), points(2, 1, 2, 'map'), points(3, 0, 3, 'tribes'), points(4, 0, 15, 'eras'), told(4, { type: 'era-scored', seat: 0, points: 15 })];
  expect(scoredEra(era, LINES, 2, 0)).toEqual({ era: 2, lines: [{ line: 'map', points: [0, 2] }, { line: 'tribes', points: [3, 0] }, { line: 'eras', points: [15, 0] }], total: [18, 2] });
  const next = [...era, points(5, 0, 1, 'map'), told(6, { type: 'era-began', era: 3 }), points(6, 0, 4, 'map')];
  expect(scoredEra(next, LINES, 2, 0)?.total).toEqual([19, 2]);
  expect(scoredEra([...next, told(7, { type: 'activated', seat: 1 })], LINES, 2, 0)).not.toBeNull();
  expect(scoredEra([...next, told(7, { type: 'activated', seat: 0 })], LINES, 2, 0)).toBeNull();
  expect(scoredEra(era.slice(0, 3), LINES, 2, 0)).toBeNull();
});
