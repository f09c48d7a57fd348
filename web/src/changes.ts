/** Carries out the server's changes to a view, each `[path, value]`; `null` if they do not fit. */
export function changed(view: unknown, changes: [(string | number)[], unknown][]): unknown {
  const root: Record<string | number, unknown> = { root: structuredClone(view) };
  for (const [path, value] of changes) {
    const steps: (string | number)[] = ['root', ...path];
    const last = steps.pop()!;
    let place: unknown = root;
    for (const step of steps) {
      if (typeof place !== 'object' || place === null || !(step in place)) return null;
      place = (place as Record<string | number, unknown>)[step];
    }
    if (typeof place !== 'object' || place === null) return null;
    (place as Record<string | number, unknown>)[last] = value;
  }
  return root['root'];
}
