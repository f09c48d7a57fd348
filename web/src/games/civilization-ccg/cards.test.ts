import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import type { ComponentInfo } from '../../protocol/messages';
import { cardOf, factsOf } from './cards';

const told = (data: Record<string, unknown>): string => {
  const words = (id: string, args?: Record<string, unknown>): string => [id, ...Object.values(args ?? {})].join(' ');
  return factsOf(cardOf({ id: 'it', kind: 'card', data, confidence: 'ours' } as unknown as ComponentInfo), words, words).join('\n');
};

test('a unit tells its kind, its price, how it moves, where it is built and what it needs', () => {
  const swordsmen = told({ kind: 'unit', era: 'initial', cost: [2, 2], strength: 2, toughness: 2, movement: 2, 'movement-mode': 'land', 'unit-type': 'infantry', requires: { inventions: ['metalworking'], resources: ['iron'] }, regions: ['africa'] });
  for (const fact of ['unit-type-infantry', 'ccg-price 2 + 2 = 4', 'ccg-unit 2 2 2 movement-mode-land', 'ccg-site-unit', 'card-metalworking, card-iron', 'region-africa']) expect(swordsmen).toContain(fact);
});

test('a terrain tells its income, a building its sites, a resource where it lies, an event when it is played', () => {
  expect(told({ kind: 'terrain', types: ['hills'], income: { production: 3, tax: 1 } })).toContain('ccg-yields 3 1 0');
  expect(told({ kind: 'building', cost: [2], site: ['any', '!sea'], toughness: 3 })).toMatch(/ccg-site ccg-site-any\nccg-not-on type-sea/);
  expect(told({ kind: 'resource', 'placement-any': [['hills'], ['plains', 'river']], 'placement-none': ['sea'] })).toMatch(/ccg-lies type-hills, type-plains \+ type-river\nccg-not-on type-sea/);
  expect(told({ kind: 'event', duration: 'instant', phases: ['military'], turn: 'own', windows: ['attack-declared'], pay: { food: 1 } })).toContain('ccg-turn-own, phase-military, ccg-when-attack-declared\nccg-pay-food 1');
});

test('what is offered as a starter deck is one: everything called so tells how it plays', () => {
  for (const lang of ['en', 'pl']) {
    const lines = readFileSync(new URL(`../../../../locales/${lang}/civilization-ccg.ftl`, import.meta.url), 'utf8').split('\n');
    const decks = lines.flatMap((line, number) => (line.startsWith('deck-') ? [[line, lines[number + 1] ?? '']] : []));
    expect(decks).toHaveLength(6);
    for (const [, next] of decks) expect(next).toMatch(/^\s+\.text/);
  }
});
