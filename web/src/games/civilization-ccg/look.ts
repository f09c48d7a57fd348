/** How cards look, at the table and in the builder. */
import { t } from '../../words.svelte';
import { type Card, needsOf } from './cards';

/** The wash of each kind of card. */
export const TINTS: Record<string, string> = {
  unit: 'var(--strength)', building: 'var(--brick)', wonder: 'var(--gold)', invention: 'var(--science)', event: 'var(--culture)', terrain: 'var(--green)', resource: 'var(--stone)', capital: 'var(--calm)',
};

const PICTURES: Record<string, string> = { building: 'c-building', wonder: 'c-wonder', invention: 'c-invention', event: 'c-event', terrain: 'c-territory', resource: 'c-resource', capital: 'c-capital', unit: 'c-strength' };

/** The picture of a kind of card. */
export const kindPicture = (kind: string): string => PICTURES[kind] ?? 'c-event';

/** The picture of a card. */
export const picture = (card: Card): string => (card.kind === 'unit' && card.unitType ? `c-${card.unitType}` : kindPicture(card.kind));

/** What a card says. */
export function textOf(words: (id: string) => string, card: Card): string[] {
  const text = words(`card-${card.id}.text`);
  return text.startsWith('card-') ? [] : [text];
}

/** What a card needs and says; some are numbers alone. */
export function said(words: (id: string) => string, card: Card): string {
  return [...needsOf(card, words, t), ...textOf(words, card)].join(' ');
}

/** Two hills and a sun, the same for a card always. */
export function landscape(id: string): { x: number; y: number; far: string; near: string } {
  let seed = 7;
  for (const letter of id) seed = (seed * 31 + letter.charCodeAt(0)) % 9973;
  const at = (least: number, span: number): number => {
    seed = (seed * 7919 + 17) % 9973;
    return least + (seed % span);
  };
  const hill = (height: number): string => `M0 ${at(height, 9)}C${at(20, 18)} ${at(height - 12, 12)} ${at(48, 20)} ${at(height + 2, 12)} ${at(78, 14)} ${at(height - 4, 10)}S110 ${at(height - 8, 10)} 120 ${at(height - 6, 10)}V70H0Z`;
  return { x: at(24, 76), y: at(16, 14), far: hill(38), near: hill(54) };
}
