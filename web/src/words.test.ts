import { FluentResource } from '@fluent/bundle';
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const text = (lang: string): string => readFileSync(`../locales/${lang}/web.ftl`, 'utf8');
const ids = (lang: string): Set<string> => new Set(new FluentResource(text(lang)).body.map((entry) => entry.id));

/** Every file of the client. */
function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? files(`${folder}/${one.name}`) : [`${folder}/${one.name}`]));
}

test('both languages say the same things', () => {
  expect([...ids('pl')].sort()).toEqual([...ids('en')].sort());
});

test('every text the client asks for exists', () => {
  const known = new Set([...ids('en'), ...new FluentResource(readFileSync('../locales/en/epoka.ftl', 'utf8')).body.map((entry) => entry.id)]);
  const asked = files('src').filter((path) => path.endsWith('.svelte')).flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/\bt\('([a-z0-9-]+)'/g)].map((found) => found[1]!));
  expect([...new Set(asked)].filter((id) => !known.has(id))).toEqual([]);
});
