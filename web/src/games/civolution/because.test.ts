import { expect, test, vi } from 'vitest';

import type { Task } from '../../protocol/civolution';
import type { ComponentInfo, Told } from '../../protocol/messages';
import type { Table } from '../../table.svelte';

// The words ask the browser for its language.
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('localStorage', { getItem: () => null });
const { because } = await import('./because');

const component = (kind: string, id: string, data: Record<string, unknown>): ComponentInfo => ({ kind, id, data }) as unknown as ComponentInfo;
const BOOK = [
  component('module', 'migration', { dice: [1, 3], level: [{ options: [[{ k: 'migrate' }]] }, { options: [] }] }),
  component('card', 'wheel', { deck: 'invention', instant: [{ k: 'track' }], ability: { k: 'on', do: [{ k: 'transport' }] } }),
  component('event', 'harvest-fair', { do: [{ k: 'procreate' }] }),
];
/** A table that asks something after what was told, with the tasks below the question. */
function asks(task: Partial<Task> & { type: string }, told: Told['event'][] = [], below: unknown[] = []): Table {
  const view = { open: { tasks: [...below, { seat: 0, ...task }], events: ['harvest-fair'], weather: 5, doing: { module: null }, civs: [{ levels: [2], items: [] }] } };
  const everything = told.map((event, step) => ({ step, event, text: '' }));
  return { view, me: 0, asked: true, turn: { ask: task.type }, everything, book: { components: BOOK }, components: new Map(BOOK.map((one) => [`${one.kind}/${one.id}`, one])) } as unknown as Table;
}
const activated = { type: 'activated', seat: 0, module: 'migration' };
const worked = { type: 'worked', seat: 0, holder: { type: 'card', card: 'wheel' } };

test('a question of a module names the module', () => {
  expect(because(asks({ type: 'pay-dice', module: 'migration' }))).toContain('because-module');
  expect(because(asks({ type: 'migrate' }, [activated]))).toContain('because-module');
});

test('an ability that works in between is named for what it does, and only for that', () => {
  expect(because(asks({ type: 'transport' }, [activated, worked]))).toContain('because-card');
  expect(because(asks({ type: 'migrate' }, [activated, worked]))).toContain('because-module');
});

test('a card that is being installed asks what it gives at once', () => {
  expect(because(asks({ type: 'choose-track' }, [activated], [{ type: 'place-card', card: 'wheel' }]))).toContain('because-card');
});

test('the weather asks before the event does', () => {
  const phase = [{ type: 'phase-began', phase: 7 }];
  const later = { type: 'phase', number: 8 };
  expect(because(asks({ type: 'lose-tribe' }, phase, [later, { type: 'happen' }]))).toContain('because-weather');
  expect(because(asks({ type: 'procreate' }, phase, [later]))).toContain('because-event');
});

test('the course of the game names nothing', () => {
  expect(because(asks({ type: 'turn' }))).toBeNull();
  expect(because(asks({ type: 'feed' }))).toBeNull();
});
