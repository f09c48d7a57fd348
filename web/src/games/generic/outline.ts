/**
 * A view as an outline, in the words of its game: `view-<field>` names a field and `.parts` the entries of a list (`.parts-2`
 * those of a list of two); the message `view` lists fields that are `.hidden`, `.bare` (they need no name), a `.seat` or a list
 * by `.seats`. What there is nothing of is left out. The terminal reads the same messages (`plain.rs`).
 */

/** Where the words come from. */
export interface Lookup {
  /** A message of the game, or one of its attributes; nothing if there is none. */
  say: (id: string) => string | undefined;
  /** The kinds of things the game has. */
  kinds: string[];
  /** What a seat is called. */
  seat: (seat: number) => string;
  yes: string;
}

/** A line of the outline: short things in one line, long ones with their parts below. */
export interface Line {
  name: string;
  text: string;
  parts: Line[];
}

/** The longest a thing in one line can be. */
const SHORT = 100;

const isWhole = (one: unknown): one is object => typeof one === 'object' && one !== null;

export function outline(view: unknown, look: Lookup): Line[] {
  const of = (what: string): Set<string> => new Set((look.say(`view.${what}`) ?? '').split(' '));
  const [hidden, bare, aSeat, seats] = [of('hidden'), of('bare'), of('seat'), of('seats')];

  const thing = (field: string, id: string): string => look.say(`${field}-${id}`) ?? look.say(id) ?? look.kinds.map((kind) => look.say(`${kind}-${id}`)).find((name) => name) ?? id;
  const called = (field: string): string => (bare.has(field) ? '' : (look.say(`view-${field}`) ?? field.replaceAll('-', ' ')));
  const entry = (field: string, at: number, count: number): string => {
    if (seats.has(field)) return look.seat(at);
    const parts = look.say(`view-${field}.parts-${count}`) ?? look.say(`view-${field}.parts`);
    return parts?.split('|')[at]?.trim() ?? '';
  };
  const join = (parts: string[]): string | undefined => (parts.length === 0 ? undefined : parts.join(parts.some((part) => part.includes(', ')) ? '; ' : ', '));
  const named = (name: string, text: string, one: unknown): string => (name === '' ? text : one === true ? name : `${name} ${text}`);

  /** A value in words; nothing where there is nothing to tell. */
  function said(field: string, one: unknown): string | undefined {
    if (hidden.has(field) || one === null || one === false || one === undefined) return undefined;
    if (one === true) return look.yes;
    if (typeof one === 'number') return aSeat.has(field) ? look.seat(one) : one === 0 ? undefined : thing(field, String(one));
    if (typeof one === 'string') return thing(field, one);
    if (Array.isArray(one)) {
      // Where entries can be missing, 0 is one that is there.
      const optional = one.includes(null);
      return join(one.flatMap((item: unknown, at) => {
        const text = optional && typeof item === 'number' ? thing(field, String(item)) : said(field, item);
        return text === undefined ? [] : [named(typeof item === 'string' ? '' : entry(field, at, one.length), text, item)];
      }));
    }
    return join(Object.entries(one).flatMap(([part, value]) => {
      const text = said(part, value);
      return text === undefined ? [] : [named(called(part), text, value)];
    }));
  }

  function line(field: string, name: string, one: unknown): Line[] {
    const text = said(field, one);
    if (text === undefined) return [];
    const list = Array.isArray(one) && !one.some(isWhole);
    if (text.length <= SHORT || !isWhole(one) || list) return [{ name, text, parts: [] }];
    const parts = Array.isArray(one) ? one.flatMap((item, at) => line(field, entry(field, at, one.length), item)) : Object.entries(one).flatMap(([part, value]) => line(part, called(part), value));
    return [{ name, text: '', parts }];
  }

  const top = isWhole(view) ? Object.entries(view) : [];
  const fields = top.flatMap(([field, one]) => (bare.has(field) && isWhole(one) ? Object.entries(one) : [[field, one] as [string, unknown]]));
  return fields.flatMap(([field, one]) => line(field, called(field), one));
}
