/** Rules that a text speaks of. */

export interface Piece {
  text: string;
  /** The rule it names, if it does. */
  rule?: string;
}

const ID = /[A-Z]+-[A-Z]?\d+/g;

/** A text in pieces: the rules of the book that it names, and what stands between them. */
export function refs(text: string, known: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { 0: id, index } of text.matchAll(ID)) {
    if (!known.has(id)) continue;
    if (index > at) pieces.push({ text: text.slice(at, index) });
    pieces.push({ text: id, rule: id });
    at = index + id.length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at) });
  return pieces;
}
