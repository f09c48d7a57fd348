/** The figures of a component as variables of its messages: words follow the data. */
export type Figures = Record<string, number | string>;

/** The figures of some data, called by the way to them: `gives-science`, `stages-0`; below zero also without the sign. */
export function figuresOf(data: unknown, way = ''): Figures {
  if (typeof data === 'number') return { [way]: data, ...(data < 0 ? { [`${way}-size`]: -data } : {}) };
  if (typeof data === 'string') return { [way]: data };
  if (typeof data !== 'object' || data === null) return {};
  const ways = Object.entries(data).map(([step, value]) => figuresOf(value, way ? `${way}-${step}` : step));
  return Object.assign({}, ...ways) as Figures;
}
