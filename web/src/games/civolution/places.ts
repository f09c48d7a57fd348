/** Where on the table an action is played: every action the server lists belongs to one thing. */
import type { Action, View } from '../../protocol/civolution';
import type { Offer } from '../../protocol/messages';
import type { Table } from '../../table.svelte';
import type { Tab } from './desk.svelte';
import { large } from './boards';
import { faceOf, grounds, task, viewOf } from './parts';

/** The zone and the thing in it: `map` and `b-forest`, `console` and `module-migration`. */
export interface Place {
  zone: Tab | 'question' | 'offered';
  key: string;
}

const on = (zone: Place['zone'], key: string): Place => ({ zone, key });
const QUESTION = on('question', '');

/** What was chosen for a territory without naming it lies where the tribe is that walks. */
function walking(view: View): string {
  const now = task(view);
  return now?.type === 'walk' ? now.at : '';
}
function groundAt(table: Table, view: View, ground: number): Place {
  const id = grounds(table)[ground];
  if (!id) return on('map', large(table));
  return on('map', `slot-${view.open.areas.indexOf(id)}`);
}

/** Where an action is played. */
export function place(action: Action, table: Table): Place {
  const view = viewOf(table);
  switch (action.type) {
    case 'produce': case 'site': case 'transport': case 'procreate': case 'strengthen': case 'hunt': case 'explore': case 'farm': case 'boat': case 'weak-tribe': case 'return-farm': case 'return-boat':
      return on('map', action.territory);
    case 'move': return on('map', action.from.territory);
    case 'step': return on('map', action.to);
    case 'settle': return on('map', walking(view));
    case 'board': return on('map', action.from.territory);
    case 'feed': case 'rescue-tribe': case 'lose-tribe': case 'lay-down': return on('map', action.place.territory);
    case 'explore-slot': return on('map', `slot-${action.slot}`);
    case 'monument': case 'settlement': return groundAt(table, view, action.ground);
    case 'activate': case 'upgrade': return on('console', `module-${action.module}`);
    case 'reset': return on('console', 'reset');
    case 'pay': return on('console', action.with.from === 'focus' ? 'stock-focus' : `die-${action.with.value}`);
    case 'add-die': case 'planning': return on('console', `die-${action.value}`);
    case 'give-die': return action.value > 0 ? on('console', `die-${action.value}`) : QUESTION;
    case 'trait': return on('console', `module-trait-${action.of}`);
    case 'move-trait': return on('console', `module-trait-${action.from}`);
    case 'material': case 'buy': case 'sell': case 'spare': case 'return': return on('stores', action.material);
    case 'seek': return action.terrain === 'water' ? QUESTION : on('stores', `terrain-${action.terrain}`);
    case 'track': return on('tracks', `track-${action.track}`);
    case 'take-goal': return on('tracks', `goal-${action.goal}`);
    case 'take-income': return on('tracks', `income-${action.income}`);
    case 'attribute': return on('tracks', `attribute-${action.attribute}`);
    case 'take-card': return on('tracks', `deck-${action.deck}`);
    case 'draw-from': return on('tracks', `deck-${action.deck}`);
    case 'column': return on('matrix', `column-${action.column}`);
    case 'half': return on('matrix', `column-${action.column}`);
    case 'row': case 'flip-row': return on('matrix', `row-${action.row}`);
    case 'perform': return on('matrix', `item-${action.item}`);
    case 'ability': return itemPlace(table, view, action.holder);
    case 'goal-space': return on('matrix', `space-${action.space}`);
    case 'install-goal': return on('matrix', `goal-${action.goal}`);
    case 'install': return on('hand', action.card);
    case 'activity': return action.card ? itemPlace(table, view, { type: 'card', card: action.card }) : QUESTION;
    case 'keep-card': case 'keep': return on('offered', `card-${action.card}`);
    case 'keep-markers': return on('offered', `start-markers-${action.markers}`);
    case 'take-start': return on('offered', `start-chip-${action.chip}`);
    case 'free': return freed(action);
    case 'roll': case 'marker': case 'option': case 'skip': case 'done': case 'use-roll': case 'ideas': case 'reroll': case 'ignore': case 'die': case 'take-die': case 'feed-all': case 'rescue':
      return QUESTION;
  }
}

/** A card or chip of the own matrix. */
function itemPlace(table: Table, view: View, holder: Parameters<typeof faceOf>[1]): Place {
  const own = view.open.civs[(table.me ?? 0) as 0].items;
  const face = faceOf(table, holder);
  const at = own.findIndex(({ item }) => faceOf(table, item).id === face.id && item.type === holder.type);
  return at >= 0 ? on('matrix', `item-${at}`) : QUESTION;
}

/** A marker that goes back to the supply. */
function freed({ marker }: Extract<Action, { type: 'free' }>): Place {
  switch (marker.to) {
    case 'stock': return on('console', `stock-${marker.which}`);
    case 'planning': return on('console', `die-${marker.which}`);
    case 'trait': return on('console', `module-trait-${marker.which}`);
    case 'stored': return on('stores', marker.which);
    case 'raw': return on('map', marker.which);
    case 'cargo': case 'reset': return QUESTION;
  }
}

export type ByKey = Map<string, Offer[]>;
const NONE: Offer[] = [];
const made = new WeakMap<object, Map<string, ByKey>>();

/** Everything that can be played, by zone and thing. */
function all(table: Table): Map<string, ByKey> {
  const list = table.offers;
  const known = made.get(list);
  if (known) return known;
  const zones = new Map<string, ByKey>();
  for (const offer of list) {
    if (offer.class === 'concede') continue;
    const { zone, key } = place(offer.action as Action, table);
    let things = zones.get(zone);
    if (!things) zones.set(zone, (things = new Map()));
    things.set(key, [...(things.get(key) ?? []), offer]);
  }
  made.set(list, zones);
  return zones;
}

/** What can be played on a thing of a zone now. */
export const offersAt = (table: Table, zone: Place['zone'], key: string): Offer[] => (table.live ? (all(table).get(zone)?.get(key) ?? NONE) : NONE);
/** Whether anything can be played in a zone now. */
export const isOpen = (table: Table, zone: Place['zone']): boolean => table.live && (all(table).get(zone)?.size ?? 0) > 0;
/** How many things of a zone can be chosen now. */
export const openIn = (table: Table, zone: Place['zone']): number => (table.live ? (all(table).get(zone)?.size ?? 0) : 0);
/** The things on offer that lie nowhere else. */
export const offered = (table: Table): Offer[] => (table.live ? [...(all(table).get('offered')?.values() ?? [])].flat() : NONE);

/** The territories a move leads to, for who chooses among several. */
export function aim(offer: Offer): string | undefined {
  const action = offer.action as Action;
  if (action.type === 'move' || action.type === 'step') return action.to;
  if (action.type === 'return-boat') return action.ashore;
  return undefined;
}

/** The zone where the answer lies, the most telling first. */
export function zoneOf(table: Table): Tab | undefined {
  const order: Tab[] = ['map', 'console', 'stores', 'hand', 'matrix', 'tracks'];
  const asks = table.turn?.ask;
  if (asks === 'turn') return 'console';
  if (isOpen(table, 'offered')) return undefined;
  return order.find((zone) => isOpen(table, zone));
}
