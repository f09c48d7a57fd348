import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import type { Lang } from '../settings.svelte';
import { search, type Leaf } from './search';

/** The rules of a book in a language. */
function book(game: string, lang: Lang): Leaf[] {
  const file = readFileSync(`../crates/epoka-${game}/rules.toml`, 'utf8');
  return file.split('[[rule]]').slice(1).map((entry) => {
    const value = (key: string): string => new RegExp(`^${key} = (.*)$`, 'm').exec(entry)?.[1] ?? '';
    const said = (key: string): string => new RegExp(`\\b${lang} = "((?:[^"\\\\]|\\\\.)*)"`).exec(value(key))?.[1] ?? '';
    return { id: value('id').replaceAll('"', ''), title: said('title'), text: said('text'), section: '' };
  });
}

function found(game: string, lang: Lang, wanted: string): string[] {
  const words = new FluentBundle(lang);
  words.addResource(new FluentResource(readFileSync(`../locales/${lang}/web.ftl`, 'utf8')));
  const help = (id: string): string => words.formatPattern(words.getMessage(id)!.value!);
  return search(book(game, lang), wanted, lang, { ignored: help('rules-search-ignored'), same: help('rules-search-same') }).rules.map((leaf) => leaf.id);
}

test('words are found in any form', () => {
  expect(found('stone-age', 'en', 'starve').slice(0, 4)).toContain('SA-51');
  expect(found('stone-age', 'en', 'starving')).toContain('SA-51');
  expect(found('stone-age', 'en', 'hunger')[0]).toBe('SA-51');
  expect(found('age-of-civilization', 'pl', 'wchłonąć')[0]).toBe('AC-18');
  expect(found('age-of-civilization', 'pl', 'wchłonąć')).toContain('AC-68');
  expect(found('age-of-civilization', 'pl', 'wchlaniam')[0]).toBe('AC-18');
  expect(found('age-of-civilization', 'pl', 'wojnę').slice(0, 2)).toContain('AC-34');
  expect(found('age-of-civilization', 'pl', 'wojne').length).toBeGreaterThan(8);
});

test('what a question says around its words does not hide the answer', () => {
  expect(found('stone-age', 'en', 'how many dice').slice(0, 12)).toEqual(expect.arrayContaining(['SA-22', 'SA-23']));
  expect(found('stone-age', 'pl', 'ile kości').slice(0, 12)).toEqual(expect.arrayContaining(['SA-22', 'SA-23']));
  expect(found('stone-age', 'pl', 'co gdy głoduję')[0]).toBe('SA-51');
});

test('all words are needed; where no rule has them, those with some of them are shown', () => {
  const leaves: Leaf[] = [
    { id: 'X-1', title: 'Boats', text: 'A boat carries a herd.', section: '' },
    { id: 'X-2', title: 'Herds', text: 'They graze.', section: '' },
    { id: 'X-3', title: 'Rain', text: 'It rains.', section: '' },
  ];
  const of = (wanted: string): unknown => search(leaves, wanted, 'en', { ignored: '', same: '' });
  expect(of('herd of boats')).toEqual({ rules: [leaves[0], leaves[1]], whole: false });
  expect(of('boats herds')).toEqual({ rules: [leaves[0]], whole: true });
  expect(of('volcano')).toEqual({ rules: [], whole: false });
  expect(of(' ')).toEqual({ rules: leaves, whole: true });
});

test('words that only begin alike are others, and a number is that number', () => {
  expect(found('stone-age', 'en', 'SA-17')[0]).toBe('SA-17');
  expect(found('stone-age', 'en', 'SA-17').length).toBeLessThan(4);
  const leaves: Leaf[] = [{ id: 'X-1', title: 'Start', text: 'koszt', section: '' }];
  for (const [lang, word] of [['en', 'starve'], ['pl', 'kość']] as const) expect(search(leaves, word, lang, { ignored: '', same: '' }).rules).toEqual([]);
});
