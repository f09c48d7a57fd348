/** The figures of a component as variables of its messages, so that words follow the data. As `text/figures.rs` of `epoka-games`. */
export type Figures = Record<string, number | string>;

/** `{"gives": {"science": -2}}` is `$gives-science`, -2, `$gives-science-size`, 2, and `$gives-science-signed`, `−2`; lists count from 1. */
export function figuresOf(data: unknown): Figures {
  const found: Figures = {};
  collect('', data, found);
  return found;
}

function collect(way: string, data: unknown, found: Figures): void {
  const on = (step: string | number): string => (way ? `${way}-${step}` : `${step}`);
  if (typeof data === 'number') {
    found[way] = data;
    found[on('size')] = Math.abs(data);
    found[on('signed')] = data < 0 ? `−${-data}` : data > 0 ? `+${data}` : '0';
  } else if (typeof data === 'string') {
    // A word with a number, such as a keyword: its place in a list says nothing.
    const [, word, number] = /^([^:]+):(-?\d+)$/.exec(data) ?? [];
    if (word) collect(`${way.replace(/-[^-]*$/, '')}-${word}`, Number(number), found);
    else found[way] = data;
  } else if (Array.isArray(data)) {
    data.forEach((item, at) => collect(on(at + 1), item, found));
  } else if (typeof data === 'object' && data !== null) {
    for (const [field, value] of Object.entries(data)) collect(on(field), value, found);
  }
}
