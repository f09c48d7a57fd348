import { describe, expect, it } from 'vitest';

import type { Event, Fighter } from '../../protocol/civilization-ccg';
import type { Told } from '../../protocol/messages';
import { fallOf } from './ending';
import { isPast, lastFight } from './fights';

const HILLS = { seat: 1, slot: 2, card: 'hills' };
const CAPITAL = { seat: 1, slot: 0, card: 'sparta' };
const told = (step: number, ...events: Event[]): Told[] => events.map((event) => ({ step, event: event as Told['event'], text: event.type }));
const fighter = (seat: number, card: string, unit: number | null, strength: number, toughness: number): Fighter => ({ seat, card, unit, strength, toughness });
const attacked = (place = HILLS, building: string | null = null): Event => ({ type: 'attacked', seat: 0, place, building, cards: ['spearmen', 'cavalry'] });
const fought = (defenders: Fighter[], place = HILLS): Event => ({ type: 'fought', seat: 0, place, attack: 3, defence: 2, attackers: [fighter(0, 'spearmen', 0, 1, 2), fighter(0, 'cavalry', 1, 2, 2)], defenders });

describe('the last fight', () => {
  it('is none before the first', () => {
    expect(lastFight(told(1, { type: 'phase-began', phase: 'military' }))).toBeNull();
  });

  it('is declared until it begins, and knows who answers', () => {
    const fight = lastFight([...told(4, attacked()), ...told(5, { type: 'announced', seat: 1, card: 'ambush' })])!;
    expect(fight.outcome).toBe('declared');
    expect(fight.cards).toEqual(['spearmen', 'cavalry']);
    expect([fight.from, fight.to]).toEqual([4, 5]);
    expect(lastFight([...told(4, attacked()), ...told(5, { type: 'called-off', place: HILLS })])!.outcome).toBe('called-off');
  });

  it('tells the damage of each, who falls, and who comes in', () => {
    const same = fighter(1, 'spearmen', 7, 2, 2);
    const fight = lastFight(told(6, attacked(), fought([same]),
      { type: 'hit', seat: 1, card: 'spearmen', unit: 7, damage: 2 }, { type: 'hit', seat: 0, card: 'spearmen', unit: 0, damage: 2 },
      { type: 'destroyed', seat: 0, card: 'spearmen', unit: 0, place: HILLS }, { type: 'destroyed', seat: 1, card: 'spearmen', unit: 7, place: HILLS },
      { type: 'moved', card: 'cavalry', from: { seat: 1, slot: 3, card: 'plains' }, to: HILLS }))!;
    expect([fight.attack, fight.defence]).toEqual([3, 2]);
    expect(fight.attackers.map(({ damage, falls }) => [damage, falls])).toEqual([[2, true], [0, false]]);
    expect(fight.defenders.map(({ damage, falls }) => [damage, falls])).toEqual([[2, true]]);
    expect(fight.outcome).toBe('occupied');
    expect(fight.steps).toHaveLength(7);
  });

  it('ends with what is done next', () => {
    const next = [...told(6, attacked(), fought([fighter(1, 'archers', 4, 2, 4)]), { type: 'hit', seat: 1, card: 'archers', unit: 4, damage: 3 }),
      ...told(8, { type: 'announced', seat: 0, card: 'plague' }, { type: 'hit', seat: 1, card: 'archers', unit: 4, damage: 1 })];
    const fight = lastFight(next)!;
    expect(fight.outcome).toBe('held');
    expect(fight.defenders[0]).toMatchObject({ damage: 3, falls: false });
    expect(fight.to).toBe(6);
  });

  it('says when nobody is left to defend, or a building is gone', () => {
    expect(lastFight(told(6, attacked(), fought([fighter(1, 'archers', 4, 2, 2)]), { type: 'destroyed', seat: 1, card: 'archers', unit: 4, place: HILLS }))!.outcome).toBe('open');
    const razed = lastFight(told(6, attacked(HILLS, 'palisade'), fought([fighter(1, 'palisade', null, 0, 3)]), { type: 'building-hit', place: HILLS, card: 'palisade', damage: 3 }, { type: 'destroyed', seat: 1, card: 'palisade', unit: null, place: HILLS }))!;
    expect(razed.outcome).toBe('razed');
    expect(razed.defenders[0]).toMatchObject({ damage: 3, falls: true });
  });

  it('is past when its viewer has had a turn since', () => {
    const turn = (step: number, seat: number): Told[] => told(step, { type: 'turn-began', seat, round: 1 });
    const log = [...turn(1, 0), ...told(3, attacked())];
    const fight = lastFight(log)!;
    expect([isPast(fight, log, 0), isPast(fight, [...log, ...turn(5, 1)], 0)]).toEqual([false, true]);
    expect([isPast(fight, [...log, ...turn(5, 1)], 1), isPast(fight, [...log, ...turn(5, 1), ...turn(9, 0)], 1)]).toEqual([false, true]);
  });

  it('knows a capital that falls, and whose it was', () => {
    const log = told(9, attacked(CAPITAL), fought([fighter(1, 'sparta', null, 2, 6)], CAPITAL), { type: 'capital-hit', seat: 1, damage: 7 }, { type: 'eliminated', seat: 1 }, { type: 'game-over', by: 'conquest', seat: 0 });
    expect(lastFight(log)).toMatchObject({ outcome: 'capital-falls', defenders: [{ damage: 7, falls: true }] });
    expect(fallOf(log, 1)).toEqual({ step: 9, damage: 7 });
    expect(fallOf(log, 0)).toBeNull();
    expect(fallOf(told(3, { type: 'eliminated', seat: 1 }), 1)).toEqual({ step: 3, damage: 0 });
  });
});
