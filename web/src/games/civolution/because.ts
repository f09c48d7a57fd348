/** What a question comes from: the module, card, chip, event, weather or track that asks it, as far as the table tells. */
import type { Item, Task, View } from '../../protocol/civolution';
import type { Table } from '../../table.svelte';
import { thresholdDeeds } from './boards';
import { paidFor } from './paying';
import { civ, component, DECKS, faceOf, modules, nameOfThing, phaseOf, roman, t, task, viewOf, words } from './parts';

interface Deed {
  k: string;
  test?: boolean;
  more?: number;
}

/** Something that may have asked: what it is called, whose line of the points it writes on, and what it does. */
interface Cause {
  text: string;
  line: string;
  deeds: Deed[];
}

/** Which deed asks a question; questions that are not named here say themselves what they are about. */
const ASKED_BY: Partial<Record<Task['type'], string>> = {
  planning: 'planning', 'gain-trait': 'trait', 'move-trait': 'trait-move', 'gain-material': 'material', 'choose-track': 'track', produce: 'produce', transport: 'transport', migrate: 'migrate', walk: 'migrate', procreate: 'procreate', strengthen: 'strengthen', hunt: 'hunt', 'use-hunt': 'hunt', find: 'find', 'use-find': 'find',
  explore: 'explore', 'explore-territory': 'explore-territory', build: 'build', board: 'build', 'pay-settlement': 'build', trade: 'trade', sale: 'trade', 'take-card': 'card', 'choose-draws': 'draw', keep: 'draw', install: 'install', 'gain-goal': 'goal', goals: 'goal', 'install-goal': 'goal', 'gain-income': 'income', perform: 'income', upgrade: 'upgrade', 'flip-row': 'row',
  'gain-die': 'die', 'take-die': 'die', 'give-die': 'die', 'weak-tribes': 'weak-tribes', activity: 'activity', 'lose-tribe': 'lose-tribe',
};

/** A module with the level it has. */
function moduleTitle(table: Table, view: View, id: string): string {
  const main = modules(table).find((one) => one.id === id)?.main ?? -1;
  return main >= 0 ? `${nameOfThing('module', id)} ${roman(civ(view, table.me ?? 0).levels[main] ?? 1)}` : nameOfThing('module', id);
}
const named = (kind: string, id: string): string => t(`cvl-because-${kind}`, { name: nameOfThing(kind, id) });
/** The same with what is printed on it, where that is what one decides by. */
const told = (kind: string, id: string, part: string): string => `${named(kind, id)}: ${words(`${kind}-${id}.${part}`)}`;
const flat = (deeds: unknown): Deed[] => (Array.isArray(deeds) ? (deeds.flat(3) as Deed[]) : []);

function ofItem(table: Table, item: Item): Cause {
  const { kind, id } = faceOf(table, item);
  const data = component(table, kind, id)?.data ?? {};
  const ability = data['ability'] as { do?: unknown } | undefined;
  return { text: named(kind, id), line: kind === 'card' ? 'cards' : 'chips', deeds: flat(ability?.do ?? data['do'] ?? data['income']) };
}
function ofModule(table: Table, view: View, id: string): Cause {
  const levels = (component(table, 'module', id)?.data['level'] as { options: unknown }[] | undefined) ?? [];
  return { text: t('cvl-because-module', { name: moduleTitle(table, view, id) }), line: 'modules', deeds: levels.flatMap((level) => flat(level.options)) };
}

/** What has happened since the turn or phase began, the last first: everything that may ask something. */
function candidates(table: Table, view: View): Cause[] {
  const found: Cause[] = [];
  const { tasks } = view.open;
  const instant = tasks.findLast((one) => one.type === 'place-card');
  if (instant?.type === 'place-card') found.push({ text: named('card', instant.card), line: 'cards', deeds: flat(component(table, 'card', instant.card)?.data['instant']) });
  const happened = table.everything;
  for (let at = happened.length - 1; at >= 0; at--) {
    const { event } = happened[at]!;
    if (event.type === 'phase-began' || event.type === 'reset' || event.type === 'weather') break;
    if (event.seat !== table.me) continue;
    if (event.type === 'worked') found.push(ofItem(table, event['holder'] as Item));
    if (event.type === 'track-advanced') found.push({ text: t('cvl-because-track', { name: words(`track-${String(event['track'])}`), space: Number(event['space']) }), line: 'tracks', deeds: thresholdDeeds(table, Number(event['space'])) });
    if (event.type === 'activated') {
      found.push(ofModule(table, view, String(event['module'])));
      break;
    }
  }
  if (phaseOf(view) !== 7) return found;
  // The weather comes first, then the event.
  const event = view.open.events.at(-1);
  if (tasks.some((one) => one.type === 'happen')) found.push({ text: t('cvl-because-weather', { name: words(`weather-${view.open.weather}`) }), line: 'events', deeds: Object.values(ASKED_BY).map((k) => ({ k })) });
  else if (event) found.push({ text: told('event', event, 'effect'), line: 'events', deeds: flat(component(table, 'event', event)?.data['do']) });
  return found;
}

/** The text that stands above the question, if something else than the game's own course has asked it; with what a module was paid with. */
export function because(table: Table): string | null {
  const cause = asker(table);
  const paid = cause === null ? null : paidFor(table);
  return paid ? `${cause} · ${t('cvl-paid', { way: paid })}` : cause;
}

function asker(table: Table): string | null {
  const view = viewOf(table);
  const now = task(view);
  if (!now) return null;
  switch (now.type) {
    // A card of every deck, then a start-marker card.
    case 'draft': return t('cvl-because-draft', { n: now.block + 1, of: DECKS.length + 1 });
    case 'pay-dice': case 'options': case 'after': return t('cvl-because-module', { name: moduleTitle(table, view, now.module) });
    case 'card-column': case 'card-row': case 'ignore-slot': case 'pay-card': return told('card', now.card, 'needs');
    case 'goal-space': case 'place-goal': return named('goal', now.goal);
    case 'place-income': return named('income', now.income);
    case 'place-attribute': return named('attribute', now.attribute);
    case 'perform-how': {
      const { kind, id } = faceOf(table, civ(view, table.me ?? 0).items[now.item]!.item);
      return told(kind, id, 'effect');
    }
    case 'give-back': return told('event', view.open.events.at(-1)!, 'effect');
    case 'choose': return candidates(table, view).find((one) => one.line === now.line)?.text ?? null;
    case 'fix-test': return candidates(table, view).find((one) => one.deeds.some((deed) => deed.test || deed.more))?.text ?? null;
    default: {
      const deed = ASKED_BY[now.type];
      return deed ? (candidates(table, view).find((one) => one.deeds.some(({ k }) => k === deed))?.text ?? null) : null;
    }
  }
}
