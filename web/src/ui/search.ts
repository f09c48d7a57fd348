/** Finding rules by words as people type them: in any of their forms, without accents, with some words of the same meaning. */
import type { Lang } from '../settings.svelte';

/** What can be found. */
export interface Leaf {
  id: string;
  title: string;
  text: string;
  section: string;
}

/** What a language helps with: words that say nothing, and groups (`;`) of words that mean the same. */
export interface Help {
  ignored: string;
  same: string;
}

/** Endings that words take, without accents. */
const ENDINGS: Record<Lang, string[]> = {
  en: ['ations', 'ation', 'ings', 'edly', 'ing', 'ers', 'ies', 'ed', 'er', 'es', 'ly', 'e', 's', 'y'],
  pl: [
    ...['owania', 'owanie', 'iecie', 'iecia', 'ieciu', 'anie', 'ania', 'aniu', 'enie', 'enia', 'eniu', 'owac', 'ujesz', 'iasz', 'iesz', 'iemy', 'iamy'],
    ...['iach', 'iami', 'iego', 'iemu', 'uje', 'uja', 'aja', 'asz', 'esz', 'isz', 'ysz', 'amy', 'emy', 'imy', 'ymy', 'ami', 'ach', 'owi', 'ego', 'emu', 'ych', 'ymi', 'ich', 'imi', 'iem', 'iom'],
    ...['iam', 'iac', 'nac', 'am', 'im', 'ym', 'ac', 'ec', 'ic', 'yc', 'ow', 'om', 'em', 'ej', 'ie', 'ia', 'io', 'iu', 'a', 'e', 'i', 'o', 'u', 'y'],
  ],
};
/** A word keeps so many letters when it loses its ending. */
const LEAST = 3;

/** Small letters without accents. */
export const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/g, 'l');

/** The words of a text; `two-player` is also `two` and `player`. */
function tokens(text: string): string[] {
  const all = plain(text).match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];
  return all.flatMap((word) => [word, ...(word.includes('-') ? word.split('-').filter((part) => part.length >= LEAST && /^\p{L}+$/u.test(part)) : [])]);
}

const stems: Record<Lang, Map<string, string>> = { en: new Map(), pl: new Map() };

/** A word without its ending; found once, since a book says its words again and again. */
function stem(word: string, lang: Lang): string {
  const known = stems[lang].get(word);
  if (known !== undefined) return known;
  const ending = ENDINGS[lang].find((one) => word.endsWith(one) && word.length - one.length >= LEAST);
  const root = ending ? word.slice(0, -ending.length) : word;
  stems[lang].set(word, root);
  return root;
}

/** The letters that stay when vowels change: “wchłonąć” and “wchłaniać”. */
const bones = (root: string): string => root.replace(/[aeiouy]/g, '');

/** How well a word that is wanted fits one of the text: 1 is the same word, 0 another one. */
function fit(wanted: string, word: string, lang: Lang): number {
  if (wanted === word) return 1;
  if (word.startsWith(wanted)) return 0.9;
  if (/\p{N}/u.test(wanted)) return 0;
  const [one, other] = [stem(wanted, lang), stem(word, lang)];
  if (one === other) return 0.8;
  let common = 0;
  while (common < one.length && one[common] === other[common]) common += 1;
  const [left, right] = [one.length - common, other.length - common];
  if (left <= 1 && right <= 1 && (common >= 5 || (common === 4 && left + right === 1))) return 0.6;
  if (lang === 'pl' && bones(one).length >= 4 && bones(one) === bones(other)) return 0.6;
  return wanted.length >= 4 && word.includes(wanted) ? 0.3 : 0;
}

/** Those that say what is wanted, the best first: all of its words (`whole`) or, where nothing says all of them, any. */
export function search<T extends Leaf>(leaves: T[], wanted: string, lang: Lang, help: Help): { rules: T[]; whole: boolean } {
  const typed = tokens(wanted);
  if (typed.length === 0) return { rules: leaves, whole: true };
  const ignored = new Set(tokens(help.ignored));
  const telling = typed.filter((word) => !ignored.has(word));
  const groups = help.same.split(';').map(tokens);
  const asked = (telling.length > 0 ? telling : typed).map((word) => {
    const kin = groups.filter((group) => group.some((one) => stem(one, lang) === stem(word, lang))).flat();
    return { word, kin: kin.filter((one) => one !== word) };
  });
  const scored = leaves.map((leaf) => {
    const fields = [{ words: tokens(`${leaf.id} ${leaf.title}`), weight: 3 }, { words: tokens(leaf.text), weight: 2 }, { words: tokens(leaf.section), weight: 1 }];
    const points = asked.map(({ word, kin }) => {
      const fits = fields.flatMap(({ words, weight }) => words.map((one) => weight * Math.max(fit(word, one, lang), ...kin.map((other) => 0.6 * fit(other, one, lang)))));
      // What a rule speaks of again and again it is about.
      return Math.max(0, ...fits) + 0.05 * Math.max(0, Math.min(6, fits.filter((one) => one > 0).length - 1));
    });
    return { leaf, points, sum: points.reduce((sum, one) => sum + one, 0) };
  });
  const whole = scored.filter(({ points }) => points.every((one) => one > 0));
  const found = whole.length > 0 ? whole : scored.filter(({ sum }) => sum > 0);
  return { rules: found.sort((a, b) => b.sum - a.sum).map(({ leaf }) => leaf), whole: whole.length > 0 };
}
