// What a person has set in this browser. Kept in local storage, nowhere else.

import { SPEEDS, type Speed } from './table/scenes/speed';
import { LANGS, type Lang } from './wire/langs';

/** Somebody whose words are not shown. */
export type Muted = { user: string; name: string };

type Stored = {
  lang: Lang;
  sound: boolean;
  motion: boolean;
  speed: Speed;
  resultsWait: boolean;
  notify: boolean;
  englishCards: boolean;
  played: boolean;
  muted: Muted[];
  /** Warnings that are not wanted any more: `rivals/prestige`. */
  quiet: string[];
};

const KEY = 'elysium';

/** The first of the browser's languages that we have. */
export function preferred(wanted: readonly string[]): Lang {
  for (const tag of wanted) {
    const found = LANGS.find((l) => tag.toLowerCase().split('-')[0] === l);
    if (found) return found;
  }
  return 'en';
}

function stored(): Partial<Stored> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>;
  } catch {
    return {}; // Storage may be forbidden, or hold something of an older day.
  }
}

class Settings {
  #lang = $state<Lang>('en');
  #sound = $state(true);
  #motion = $state(true);
  #speed = $state<Speed>('usual');
  #resultsWait = $state(false);
  #notify = $state(false);
  #englishCards = $state(false);
  #played = $state(false);
  #muted = $state.raw<Muted[]>([]);
  #quiet = $state.raw<string[]>([]);

  constructor() {
    const was = stored();
    this.#lang = was.lang && LANGS.includes(was.lang) ? was.lang : preferred(navigator.languages ?? []);
    this.#sound = was.sound ?? true;
    this.#motion = was.motion ?? true;
    this.#speed = was.speed && SPEEDS.includes(was.speed) ? was.speed : 'usual';
    this.#resultsWait = was.resultsWait ?? false;
    this.#notify = was.notify ?? false;
    this.#englishCards = was.englishCards ?? false;
    this.#played = was.played ?? false;
    this.#muted = Array.isArray(was.muted) ? was.muted : [];
    this.#quiet = Array.isArray(was.quiet) ? was.quiet : [];
    this.#show();
  }

  get lang() {
    return this.#lang;
  }
  /** Use `setLang` of `i18n.ts`, which fetches the words first. */
  set lang(lang: Lang) {
    this.#lang = lang;
    this.#keep();
  }

  get sound() {
    return this.#sound;
  }
  set sound(on: boolean) {
    this.#sound = on;
    this.#keep();
  }

  /** Whether things may move, as far as the page decides; the system's own wish always counts too. */
  get motion() {
    return this.#motion;
  }
  set motion(on: boolean) {
    this.#motion = on;
    this.#keep();
  }

  get speed() {
    return this.#speed;
  }
  set speed(speed: Speed) {
    this.#speed = speed;
    this.#keep();
  }

  /** The result of a scene stays until one goes on. */
  get resultsWait() {
    return this.#resultsWait;
  }
  set resultsWait(on: boolean) {
    this.#resultsWait = on;
    this.#keep();
  }

  /** Whether the browser may say that a table waits. */
  get notify() {
    return this.#notify;
  }
  set notify(on: boolean) {
    this.#notify = on;
    this.#keep();
  }

  /** Cards by their English names, whatever language is read. */
  get englishCards() {
    return this.#englishCards;
  }
  set englishCards(on: boolean) {
    this.#englishCards = on;
    this.#keep();
  }

  /** Somebody here has played a game to its end. */
  get played() {
    return this.#played;
  }
  set played(on: boolean) {
    if (on === this.#played) return;
    this.#played = on;
    this.#keep();
  }

  get muted(): readonly Muted[] {
    return this.#muted;
  }

  isMuted(user: string | undefined): boolean {
    return user !== undefined && this.#muted.some((m) => m.user === user);
  }

  mute(user: string, name: string) {
    if (this.isMuted(user)) return;
    this.#muted = [...this.#muted, { user, name }];
    this.#keep();
  }

  unmute(user: string) {
    this.#muted = this.#muted.filter((m) => m.user !== user);
    this.#keep();
  }

  /** Whether somebody wants to be warned before this number comes to its limit. */
  warns(game: string, word: string): boolean {
    return !this.#quiet.includes(`${game}/${word}`);
  }

  hush(game: string, word: string) {
    if (!this.warns(game, word)) return;
    this.#quiet = [...this.#quiet, `${game}/${word}`];
    this.#keep();
  }

  /** The kinds of warnings that are not wanted in a game. */
  hushed(game: string): number {
    return this.#quiet.filter((one) => one.startsWith(`${game}/`)).length;
  }

  warnAgain(game: string) {
    this.#quiet = this.#quiet.filter((one) => !one.startsWith(`${game}/`));
    this.#keep();
  }

  #keep() {
    this.#show();
    const all: Stored = {
      lang: this.#lang,
      sound: this.#sound,
      motion: this.#motion,
      speed: this.#speed,
      resultsWait: this.#resultsWait,
      notify: this.#notify,
      englishCards: this.#englishCards,
      played: this.#played,
      muted: this.#muted,
      quiet: this.#quiet,
    };
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // Without storage the settings hold until the page is left.
    }
  }

  #show() {
    document.documentElement.lang = this.#lang;
    document.documentElement.dataset.motion = this.#motion ? 'on' : 'off';
  }
}

export const settings = new Settings();

/** Whether something may be animated just now. */
export function moving(): boolean {
  return settings.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
