/** Where a move is shown: on the component it concerns; the rest is asked in the bar below. */
import type { Offer } from '../../protocol/messages';
import type { View } from '../../protocol/through-the-ages';
import type { Table } from '../../table.svelte';
import { act, task, type Loose } from './parts';

export type Place = 'row' | 'tableau' | 'wonder' | 'wonders' | 'leader' | 'hand' | 'military' | 'tactics' | 'bank' | 'pacts' | 'events' | 'panel' | 'question';

const PLACES: Record<string, Place> = {
  take: 'row', grow: 'bank', 'grow-free': 'bank', enlist: 'tableau', build: 'tableau', upgrade: 'tableau', convert: 'tableau', destroy: 'tableau', send: 'tableau', give: 'tableau',
  lead: 'hand', develop: 'hand', revolt: 'hand', play: 'hand', construct: 'wonder', tuck: 'wonders', ruin: 'wonders', adopt: 'military', discard: 'military', prepare: 'military', attack: 'military', declare: 'military', offer: 'military', settle: 'military', use: 'military',
  copy: 'tactics', exchange: 'leader', inspire: 'leader', arm: 'leader', retire: 'leader', cancel: 'pacts', peek: 'events', pay: 'panel', store: 'panel', bid: 'panel', mix: 'panel', plunder: 'panel', steal: 'panel', cede: 'panel', remove: 'panel', wage: 'panel',
};
/** Questions whose answer lies in the area of a rival. */
const ABROAD = ['raid', 'raze', 'infiltrate', 'annex', 'spoils'];

export function place(action: unknown, table: Table): Place {
  const { type, card, from } = action as Loose;
  const view = table.view as View | null;
  const nation = view && table.me !== undefined ? view.nations[table.me] : undefined;
  const wanted = PLACES[type];
  if (!view || !nation || !wanted) return 'question';
  const asked = task(view);
  if (type === 'destroy' && asked && ABROAD.includes(asked.type) && 'rival' in asked && asked.rival !== table.me) return 'panel';
  // Where the thing does not lie (a plan, an odd card), the bar asks.
  const there: Partial<Record<Place, boolean>> = {
    tableau: nation.technologies.some((one) => one.card === (card ?? from)),
    hand: nation.hand.includes(card ?? ''),
    military: nation.cards.some((one) => one.card === card),
    wonders: nation.wonders.includes(card ?? ''),
    wonder: !!nation.unfinished,
    leader: !!nation.leader,
    tactics: view.tactics.includes(card ?? ''),
  };
  return there[wanted] === false ? 'question' : wanted;
}

/** The open moves of a place. */
export function open(table: Table, where: Place): Offer[] {
  return table.live ? table.offers.filter((offer) => offer.class !== 'concede' && place(offer.action, table) === where) : [];
}

/** The open moves of a place, by the card they concern. */
export function byCard(table: Table, where: Place): Map<string, Offer[]> {
  const found = new Map<string, Offer[]>();
  for (const offer of open(table, where)) {
    const { card, from } = act(offer);
    const id = from ?? card;
    if (id) found.set(id, [...(found.get(id) ?? []), offer]);
  }
  return found;
}
