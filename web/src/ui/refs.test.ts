import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { refs } from './refs';

const known = new Set(['SA-38', 'SA-45', 'SA-A1', 'SA-3']);

test('rules that a text names are found, and nothing else is', () => {
  expect(refs('Carry it out (SA-38 to SA-45), see SA-A1.', known)).toEqual([
    { text: 'Carry it out (' }, { text: 'SA-38', rule: 'SA-38' }, { text: ' to ' }, { text: 'SA-45', rule: 'SA-45' }, { text: '), see ' }, { text: 'SA-A1', rule: 'SA-A1' }, { text: '.' },
  ]);
  expect(refs('SA-38–SA-45', known).filter((piece) => piece.rule)).toHaveLength(2);
  expect(refs('SA-39 is of another book, and A-3 and SA-380 are none', known)).toEqual([{ text: 'SA-39 is of another book, and A-3 and SA-380 are none' }]);
});

test('every rule a rule book speaks of is in it', () => {
  for (const game of ['stone-age', 'age-of-civilization', 'through-the-ages', 'civolution', 'civilization-ccg']) {
    const book = readFileSync(`../crates/epoka-${game}/rules.toml`, 'utf8');
    const ids = new Set([...book.matchAll(/^id = "(.+)"$/gm)].map((found) => found[1]!));
    const prefix = [...ids][0]!.split('-')[0]!;
    const spoken = [...book.matchAll(/^text = .+$/gm)].flatMap(([text]) => text.match(/[A-Z]+-[A-Z]?\d+/g) ?? []).filter((id) => id.startsWith(`${prefix}-`));
    expect(spoken.filter((id) => !ids.has(id))).toEqual([]);
    expect(spoken.length === 0 || refs(spoken.join(' '), ids).filter((piece) => piece.rule).length === spoken.length).toBe(true);
  }
});
