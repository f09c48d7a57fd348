import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Every kind of action of the protocol has a line in `places.ts`: a new one must not fall into the question unseen. */
test('every kind of action has its place', () => {
  const protocol = readFileSync(new URL('../../protocol/civolution.ts', import.meta.url), 'utf8');
  const actions = /export type Action = ([\s\S]*?);\n\n/.exec(protocol)![1]!;
  const kinds = [...actions.matchAll(/^ {2}type: '([a-z-]+)';/gm)].map(([, kind]) => kind!);
  expect(kinds.length).toBeGreaterThan(60);
  const places = readFileSync(new URL('./places.ts', import.meta.url), 'utf8');
  for (const kind of kinds) expect(places, kind).toContain(`case '${kind}'`);
});
