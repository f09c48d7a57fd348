/** What a player has set for this browser. Kept in local storage; nothing here is secret or needed elsewhere. */

import { MediaQuery } from 'svelte/reactivity';

export type Lang = 'en' | 'pl';
export type Theme = 'system' | 'light' | 'dark';
export type Palette = 'print' | 'safe';
/** How fast what bots do is told. */
export type Pace = 'once' | 'brisk' | 'calm';

const KEY = 'epoka';

interface Kept {
  lang: Lang;
  theme: Theme;
  palette: Palette;
  animation: boolean;
  sound: boolean;
  forced: boolean;
  confirm: boolean;
  previews: boolean;
  pace: Pace;
}

function start(): Kept {
  const asked = navigator.languages.find((one) => /^(pl|en)/.test(one)) ?? 'en';
  const usual: Kept = {
    lang: asked.startsWith('pl') ? 'pl' : 'en',
    theme: 'system',
    palette: 'print',
    animation: true,
    sound: false,
    forced: true,
    confirm: false,
    previews: true,
    pace: 'brisk',
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return usual;
  }
}

/** Whether the system is dark: that may change while the page is open. */
const systemIsDark = new MediaQuery('(prefers-color-scheme: dark)');

class Settings implements Kept {
  #kept = start();
  /** The language of everything. */
  lang = $state(this.#kept.lang);
  theme = $state(this.#kept.theme);
  /** `safe` tells seats and goods apart for colour-blind eyes. */
  palette = $state(this.#kept.palette);
  animation = $state(this.#kept.animation);
  sound = $state(this.#kept.sound);
  /** Steps without alternative happen by themselves. */
  forced = $state(this.#kept.forced);
  /** A move is chosen first and sent with a second click. */
  confirm = $state(this.#kept.confirm);
  /** What an action would change is shown when it is pointed at. */
  previews = $state(this.#kept.previews);
  pace = $state(this.#kept.pace);

  /** Keeps what is set and dresses the page accordingly; call it in an effect. */
  apply(): void {
    const { lang, theme, palette, animation, sound, forced, confirm, previews, pace } = this;
    localStorage.setItem(KEY, JSON.stringify({ lang, theme, palette, animation, sound, forced, confirm, previews, pace }));
    const root = document.documentElement;
    const dark = theme === 'dark' || (theme === 'system' && systemIsDark.current);
    root.dataset['theme'] = dark ? 'dark' : 'light';
    root.dataset['palette'] = palette;
    root.dataset['motion'] = animation ? 'full' : 'none';
    root.lang = lang;
  }
}

export const settings = new Settings();
