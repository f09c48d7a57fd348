/** A click on a thing: one move is played, of several moves or ways to pay one is chosen, without any the rule is asked that closes it. */
import type { Payment } from '../../protocol/civolution';
import type { Offer } from '../../protocol/messages';
import type { Table } from '../../table.svelte';
import { desk } from './desk.svelte';
import { meansOf, movesOf, waysOf } from './paying';

export interface Clicked {
  /** The component: its kind and its id. */
  kind?: string | undefined;
  id?: string | undefined;
  name: string;
  offers: Offer[];
  /** The action it stands for, where it is no component: asked about where it is closed. */
  action?: Record<string, unknown> | undefined;
}

export const single = (offers: Offer[]): Offer | undefined => (offers.length === 1 ? offers[0] : undefined);

/** Whether it is asked how a module is paid: in one of several ways, or with more than dice where nothing shows that before a finger comes down. */
const isAsked = (ways: Payment[]): boolean => ways.length > 1 || (ways.some((way) => meansOf(way) !== 'dice') && matchMedia('(hover: none)').matches);

/** A click; with `other` on a module, other dice than the usual ones are wanted. */
export function click(table: Table, { kind, id, name, offers, action }: Clicked, element: Element, other = false): void {
  const only = single(offers);
  const ways = only && id && kind === 'module' ? waysOf(table, id) : [];
  if (id && ways.length > 0 && (other || isAsked(ways))) desk(table).paying = { module: id, at: (element.closest('.tri') ?? element).getBoundingClientRect(), step: table.turn?.step };
  // The only sensible way is taken; what else could pay is asked of who wants it.
  else if (ways[0] && ways[0].asked.length > 0) void table.play(movesOf(ways[0]));
  else if (only) void table.choose(only.action);
  else if (offers.length > 0) desk(table).choosing = { title: name, offers, at: element.getBoundingClientRect(), step: table.turn?.step };
  else if (id && table.asked && !table.past) void table.ask(id, name);
  else if (action && table.asked && !table.past) void table.ask(action, name);
  else if (id) table.thing = { id: `${kind}/${id}`, sheet: true };
}

/** What a thing with moves carries, for keys, tests and screen readers. */
export function moves(offers: Offer[]): Record<string, string | undefined> {
  const only = single(offers);
  return { 'data-move': offers.length > 0 ? '' : undefined, 'data-action': only ? JSON.stringify(only.action) : undefined, 'aria-haspopup': offers.length > 1 ? 'dialog' : undefined };
}
