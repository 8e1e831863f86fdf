// The games of the page. A game is a folder here whose `index.ts` exports `game`; nothing else lists them.
import type { Component } from 'svelte';
import { PLAIN, type Look } from './cards/look';
import type { Onlooker, Script, Settled } from './table/scenes/script';
import type { LogLine, QuestionInfo } from './wire';
import type { Tip } from './coach/tip';
import type { Terms } from './terms/terms';

/** What a game registers; `View`, `Ask` and `Event` are its own, as they come from the server. */
export interface GamePage<View = never, Ask = never, Event = never> {
  /** The picture of its panel on the front page. */
  Scene: Component;
  /** How its cards look. */
  look?: Look;
  /** Its table, fetched when one is played. A game without a table cannot be played here yet. */
  table?: () => Promise<{ default: Component<TableProps<View, Ask>> }>;
  /** The seat that an event hurts, for the sound of it. */
  hurts?: (event: Event) => string | null;
  /** Which events are headings of the log. */
  heading?: (event: Event) => Heading | null;
  /** How something that was settled is played out. */
  scene?: (settled: Settled<View>, onlooker: Onlooker) => Script | null;
  /** What a seat did in its turn, in one line. */
  deed?: (lines: readonly LogLine[], seat: string) => string | null;
  /** The seat that leaves the game with an event. */
  falls?: (event: Event) => string | null;
  /** What one asks before choosing a game. */
  facts?: Facts;
  /** Its glossary. */
  terms?: Terms;
  /** The statement of the rules behind each question; what it is good for is `help-<game>-<word>`. */
  help?: Record<AskWord<Ask>, string>;
  /** What is said in somebody's first game, at the moment it matters. */
  tips?: readonly Tip<View, Ask>[];
  /** How the game is played, in two minutes and with pictures: the beginning of its rules. */
  intro?: () => Promise<{ default: Component }>;
}

/** A question's word; any, where the game is not known. */
type AskWord<Ask> = Ask extends { word: infer Word extends string } ? Word : string;

export interface Facts {
  /** How long a game takes, from and to. */
  minutes: readonly [number, number];
  /** 1 is easy, 3 is deep. */
  difficulty: 1 | 2 | 3;
  /** How many minutes its lesson takes; what one does there is `home-learn-<game>`. */
  lesson?: number;
}

/** A heading of the log: 1 for a round or turn, 2 for a phase or place in it. Its words are the line's unless given. */
export interface Heading {
  level: 1 | 2;
  words?: string;
}

/** A question of one game. */
export type GameQuestion<Ask> = QuestionInfo & { ask: Ask };

export interface TableProps<View, Ask> {
  view: View;
  you: string | null;
  names: string[];
  question: GameQuestion<Ask> | null;
}

/** Here a game is chosen by its name: the server gives each one its own view, questions and events. */
type AnyGame = GamePage<any, any, any>;
export type GameTable = Component<TableProps<any, any>>;

const found = import.meta.glob<AnyGame>(['./*/index.ts', '!./wire/index.ts'], { eager: true, import: 'game' });
const pages = new Map(Object.entries(found).map(([path, game]) => [path.split('/')[1]!, game]));

/** All that have a folder, by name. */
export const games: readonly string[] = [...pages.keys()];

/** Those without a table here. */
export const coming: readonly string[] = games.filter((game) => !hasTable(game));

export function hasTable(game: string): boolean {
  return pages.get(game)?.table !== undefined;
}

/** Nothing for a game that is newer than this page. */
export function pageOf(game: string): AnyGame | undefined {
  return pages.get(game);
}

export function lookOf(game: string): Look {
  return pages.get(game)?.look ?? PLAIN;
}

export async function loadTable(game: string): Promise<GameTable> {
  const table = pages.get(game)?.table;
  if (!table) throw new Error(`no table for ${game}`);
  return (await table()).default;
}
