/** Every text a player reads, from the Fluent files in `locales/`, in the language of the settings. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import type { ComponentInfo } from './protocol/messages';
import { figuresOf } from './figures';
import { settings, type Lang } from './settings.svelte';

export type Args = Record<string, FluentVariable>;

/** The files of a language: the client's own, the general one, and one per game. */
const files = import.meta.glob<string>('../../locales/*/*.ftl', { query: '?raw', import: 'default' });

const bundles = new Map<string, FluentBundle>();
const ids = new Map<string, string[]>();
let loaded = $state(0);

/** Loads a file in a language, once; `t` and `game` answer with it from then on. */
export async function load(file: string, lang: Lang = settings.lang): Promise<void> {
  const key = `${lang}/${file}`;
  if (bundles.has(key)) return;
  const found = files[`../../locales/${key}.ftl`];
  if (!found) return;
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const resource = new FluentResource(await found());
  bundle.addResource(resource);
  bundles.set(key, bundle);
  ids.set(key, resource.body.map((entry) => entry.id));
  loaded += 1;
}

/** The figures of components, for the messages that are about them: words follow the data. */
const figures = new Map<string, Args>();

/** Lets the messages of components speak of their figures. */
export function count(game: string, components: { kind: string; id: string; data: unknown }[]): void {
  for (const one of components) figures.set(`${game}/${one.kind}-${one.id}`, figuresOf(one.data));
  loaded += 1;
}

/** A message, or one of its attributes (`id.attribute`), of a file; nothing if there is none. */
export function say(file: string, id: string, args?: Args): string | undefined {
  void loaded;
  const bundle = bundles.get(`${settings.lang}/${file}`);
  const [name, attribute] = id.split('.') as [string, string?];
  const message = bundle?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern && bundle ? bundle.formatPattern(pattern, args ?? figures.get(`${file}/${name}`) ?? null, []) : undefined;
}

/** A text of the client itself. A missing one shows as its id. */
export function t(id: string, args?: Args): string {
  return say('web', id, args) ?? say('epoka', id, args) ?? `⟨${id}⟩`;
}

/** What somebody is called: a guest who gave no name in the language of the reader, everybody else as they want to be. */
export function called(name: string): string {
  const mark = /^(?:Guest|Gość) ([0-9a-f]{6})$/.exec(name)?.[1];
  return mark ? t('guest-called', { mark }) : name;
}

/** Names of things a game has no words for, such as the cards of a pack: their ids, made readable. */
const taught = new Map<string, string>();

/** Names things by their ids: `card-camel-riders` is “Camel riders”, unless the game has words for it. */
export function teach(game: string, ids: string[]): void {
  for (const id of ids) {
    const name = id.slice(id.indexOf('-') + 1).replaceAll('-', ' ');
    taught.set(`${game}/${id}`, name.charAt(0).toUpperCase() + name.slice(1));
  }
  loaded += 1;
}

/** The words of one game. */
export function gameWords(game: string): (id: string, args?: Args) => string {
  return (id, args) => say(game, id, args) ?? say('epoka', id, args) ?? taught.get(`${game}/${id}`) ?? id;
}

/** Which values of a component are house completions, in a sentence; nothing if all is printed. */
export function houseText(component: Pick<ComponentInfo, 'house'>, words: (id: string, args?: Args) => string): string {
  const parts = component.house ?? [];
  if (parts.length === 0) return '';
  if (parts[0] === 'whole') return words('house-whole');
  const names = parts.map((part) => words(`house-part-${part}`));
  const last = names.pop()!;
  const list = names.length === 0 ? last : words('list-and', { a: names.reduce((a, b) => words('list-comma', { a, b })), b: last });
  return words('house-parts', { parts: list });
}

/** Every form of a name a game has: as it stands and in its cases (`spot-forest`, `spot-forest.where`), the longest first. */
export function forms(game: string, id: string): string[] {
  void loaded;
  const bundle = bundles.get(`${settings.lang}/${game}`);
  const message = bundle?.getMessage(id);
  if (!bundle || !message) return [];
  const patterns = [message.value, ...Object.values(message.attributes)].filter((one) => typeof one === 'string');
  return patterns.sort((a, b) => b.length - a.length);
}

/** The ids of a kind of things a game has words for: `plague-years` where `scenario-plague-years` is a message. */
export function idsOf(game: string, kind: string): string[] {
  void loaded;
  const all = ids.get(`${settings.lang}/${game}`) ?? [];
  return all.filter((id) => id.startsWith(`${kind}-`)).map((id) => id.slice(kind.length + 1));
}
