/** What is about to bite, most urgent first. */
import type { View } from '../../protocol/through-the-ages';
import type { Table } from '../../table.svelte';
import type { Args } from '../../words.svelte';
import { gameWords } from '../../words.svelte';
import { ageWarning } from './ages';
import { deckLeft, prospects } from './parts';

export interface Warning {
  message: string;
  args: Args;
  rule?: string;
  /** It happens at the end of this turn. */
  grave?: boolean;
}

export function warnings(table: Table, view: View, seat: number): Warning[] {
  const nation = view.nations[seat];
  const to = prospects(view, seat);
  if (!nation || !to || view.over) return [];
  const words = gameWords('through-the-ages');
  const found: Warning[] = [];
  const after = to.forecast;
  if (after.uprising) found.push({ message: 'tta-warn-uprising', args: { discontent: nation.discontent, unused: nation.unused }, rule: 'TTA-126', grave: true });
  else if (nation.discontent > 0) found.push({ message: 'tta-warn-discontent', args: { discontent: nation.discontent, unused: nation.unused }, rule: 'TTA-126' });
  if (after.hunger > 0) found.push({ message: 'tta-warn-famine', args: { food: after.hunger, culture: after.famine }, rule: 'TTA-131', grave: true });
  if (after.excess > 0 && view.current === seat) found.push({ message: 'tta-warn-excess', args: { n: after.excess }, rule: 'TTA-125' });
  const next = to['needed-next'] ?? 0;
  if (nation.discontent === 0 && next > nation.rates.happiness) found.push({ message: 'tta-warn-faces', args: { faces: next } });
  const age = ageWarning(deckLeft(view), to, (id) => words(`card-${id}`));
  if (age) found.push(age);
  const stronger = view.playing.filter((other) => other !== seat && view.nations[other]!.rates.strength > nation.rates.strength);
  if (stronger.length > 0 && seat === table.me && view.age !== 'A') found.push({ message: 'tta-warn-stronger', args: { names: stronger.map((other) => table.name(other)).join(', ') } });
  return found;
}
