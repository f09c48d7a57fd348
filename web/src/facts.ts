/** The numbers of a component as variables of its words, so that words follow the data. As `text/facts.rs` of `epoka-games`. */
export type Facts = Record<string, number | string>;

function collect(path: string, value: unknown, found: Facts): void {
  if (typeof value === 'number') {
    found[path] = Math.abs(value);
    found[`${path}-signed`] = value < 0 ? `−${-value}` : value > 0 ? `+${value}` : '0';
  } else if (typeof value === 'string') {
    // A word with a number, such as a keyword: its place in a list says nothing.
    const [, word, number] = /^([a-z-]+):(\d+)$/.exec(value) ?? [];
    if (word) collect(`${path.replace(/-\d+$/, '')}-${word}`, Number(number), found);
  } else if (Array.isArray(value)) {
    value.forEach((item, at) => collect(`${path}-${at + 1}`, item, found));
  } else if (value && typeof value === 'object') {
    for (const [field, part] of Object.entries(value)) collect(path ? `${path}-${field}` : field, part, found);
  }
}

/** `{"effects": [{"amount": -1}]}` is `$effects-1-amount`, 1, and `$effects-1-amount-signed`, `−1`. */
export function factsOf(data: unknown): Facts {
  const found: Facts = {};
  collect('', data, found);
  return found;
}
