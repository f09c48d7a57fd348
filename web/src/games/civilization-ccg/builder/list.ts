/** Deck lists as text, as `docs/card-packs.md` describes them. What may be in a deck only the server knows. */

export type Counts = Record<string, number>;

/** The order in which kinds of cards are listed. */
export const KINDS = ['capital', 'terrain', 'resource', 'unit', 'building', 'wonder', 'invention', 'event'] as const;

/** A list, kind by kind, under its name; cards nobody knows come last, so that they are not lost. */
export function write(name: string, counts: Counts, kind: (id: string) => string): string {
  const parts = [...KINDS, ''].flatMap((one) => {
    const lines = Object.entries(counts).filter(([id, copies]) => copies > 0 && kind(id) === one).map(([id, copies]) => `${copies} ${id}`);
    return lines.length > 0 ? [`# ${one || 'others'}\n${lines.join('\n')}`] : [];
  });
  return `${[`# ${name}`, ...parts].join('\n\n')}\n`;
}

/** What a list says. A line that cannot be read is passed over: the server has told which. */
export function parse(text: string): { name: string; counts: Counts } {
  const counts: Counts = {};
  let name = '';
  for (const [number, line] of text.split(/\r?\n/).entries()) {
    const [card = '', remark] = line.split('#', 2);
    if (number === 0 && !card.trim() && remark) name = remark.trim();
    const found = /^\s*(\d+)[x×]?\s+(\S+)\s*$/.exec(card);
    if (found) counts[found[2]!] = (counts[found[2]!] ?? 0) + Number(found[1]);
  }
  return { name, counts };
}
