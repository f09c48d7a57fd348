import { expect, test } from 'vitest';

import type { ComponentInfo } from '../../protocol/messages';
import { facts } from './facts';
import { cardOf, gist } from './parts';

const info = (data: Record<string, unknown>): ComponentInfo => ({ id: 'it', kind: 'card', data: { age: 'I', ...data }, confidence: 'checked' }) as unknown as ComponentInfo;
const said = (data: Record<string, unknown>): string[] => facts(info(data), (id, args) => [id, ...Object.values(args ?? {})].join(' ')).slice(1);

test('what a card costs, in words', () => {
  expect(said({ kind: 'mine', science: 5, resources: 5 })).toEqual(['tta-fact-science 5', 'tta-fact-resources 5']);
  expect(said({ kind: 'cavalry', science: 5, resources: 3 })).toEqual(['tta-fact-science 5', 'tta-fact-resources-unit 3']);
  expect(said({ kind: 'government', science: 8, revolution: 2 })).toEqual(['tta-fact-science 8', 'tta-fact-revolution 2']);
  expect(said({ kind: 'wonder', stages: [3, 2, 1] })).toEqual(['tta-fact-stages 3, 2, 1 6']);
  expect(said({ kind: 'war', 'military-actions': 3 })).toEqual(['tta-fact-actions 3']);
  expect(said({ kind: 'leader' })).toEqual([]);
});

test('a price has a minus, a gain a plus, and a discount says what it is', () => {
  const marks = (data: Record<string, unknown>): string[] => gist(cardOf(info(data)), 2).map((mark) => [mark.says, mark.text].filter(Boolean).join(' '));
  expect(marks({ kind: 'mine', science: 5 })).toEqual(['−5']);
  expect(marks({ kind: 'government', science: 8, revolution: 2 })).toEqual(['−8', '/ −2']);
  expect(marks({ kind: 'wonder', stages: [3, 2, 1] })).toEqual(['−3·2·1']);
  expect(marks({ kind: 'aggression', 'military-actions': 2 })).toEqual(['−2']);
  expect(marks({ kind: 'bonus', defence: 4, colonization: 2 })).toEqual(['+4', '+2']);
  expect(marks({ kind: 'action', does: { build: { discount: 2 } } })).toEqual(['tta-cheaper 2']);
  expect(marks({ kind: 'action', does: { grow: { food: 1 } } })).toEqual(['+1']);
});
