/** What modules are paid with, as the game tells it before anybody pays. */
import type { Die6, Payment } from '../../protocol/civolution';
import type { Table } from '../../table.svelte';
import { civ, t, task, viewOf } from './parts';

const NONE: Payment[] = [];
/** The ways to pay for a module on one's own turn, the fewest ideas first. */
export function waysOf(table: Table, module: string): Payment[] {
  if (!table.live || table.ahead.planning || table.turn?.ask !== 'turn') return NONE;
  return viewOf(table).payments?.filter((way) => way.module === module) ?? NONE;
}
/** The moves of a way: the module, then what is asked of the dice. */
export const movesOf = ({ module, asked }: Payment): unknown[] => [{ type: 'activate', module }, ...asked.map((one) => ({ type: 'pay', with: one }))];

/** What lies ready for a module: its dice, markers in their place, or it takes ideas. */
export function meansOf({ with: uses, ideas }: Payment): 'dice' | 'planning' | 'ideas' {
  if (ideas > 0) return 'ideas';
  return uses.every(({ from }) => from === 'die') ? 'dice' : 'planning';
}
const sourceName = (one: Die6): string => (one.from === 'focus' ? t('cvl-pay-focus') : t(`cvl-pay-${one.from}`, { value: one.value }));
/** A way in words: `die 1 + planning marker 3 + 1 idea`. */
export function wayName(way: Payment): string {
  const parts = way.with.map(sourceName);
  return [...parts, ...(way.ideas > 0 ? [t('cvl-pay-ideas', { n: way.ideas })] : [])].join(' + ');
}
/** How many ideas one has before and after. */
export const ideasLeft = (table: Table, way: Payment): [number, number] => {
  const have = civ(viewOf(table), table.me ?? 0).stock[2];
  return [have, have - way.ideas];
};

/** While a module is paid die by die: the fewest ideas that what lies on a space can still lead to. */
export function ideasFrom(table: Table, fits: (one: Die6) => boolean): number | undefined {
  const view = viewOf(table);
  const now = task(view);
  if (now?.type !== 'pay-dice' || !table.live) return undefined;
  const costs = (view.payments ?? []).filter((way) => way.asked.some(fits)).map((way) => way.ideas);
  return costs.length > 0 ? Math.min(...costs) : undefined;
}

/** What the module was paid with that is being carried out now, in the words of the log. */
export function paidFor(table: Table): string | null {
  const view = viewOf(table);
  const { module } = view.open.doing;
  if (!module || !table.asked || ['turn', 'attributes'].includes(table.turn?.ask ?? '')) return null;
  const paid = table.everything.findLast(({ event }) => event.type === 'paid' && event.seat === table.me);
  if (!paid || paid.event['module'] !== module) return null;
  const each = (from: 'die' | 'planning', values: unknown): Die6[] => (values as number[]).map((value) => ({ from, value }));
  const focus = Array.from({ length: Number(paid.event['focus']) }, (): Die6 => ({ from: 'focus' }));
  const uses = [...each('die', paid.event['dice']), ...each('planning', paid.event['planning']), ...focus];
  return wayName({ module, with: uses as Payment['with'], ideas: Number(paid.event['ideas']), asked: [] });
}
