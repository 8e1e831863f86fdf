// The games of the page. A game is a folder here whose `index.ts` exports `game`; nothing else lists them.
import type { Component, Snippet } from 'svelte';
import { PLAIN, type Look } from './cards/look';
import type { SpotsOf } from './table/spots';

export interface GamePage {
  /** The picture of its panel on the front page. */
  Scene: Component;
  /** How its cards look. */
  look?: Look;
  /** Its table, fetched when one is played. A game without a table is announced as coming. */
  table?: () => Promise<GameTable>;
  /** Events that hurt somebody, for the sound of it: by name, and the field that says whom. */
  hurts?: Readonly<Record<string, string>>;
}

export interface GameTable {
  // Each game has its own view; the server says which game it is.
  Table: Component<TableProps<any>>;
  spotsOf: SpotsOf;
}

export interface TableProps<View> {
  view: View;
  you: string | null;
  names: string[];
  /** The question bar, to be shown between the board and the player's hand. */
  bar: Snippet;
}

const found = import.meta.glob<GamePage>(['./*/index.ts', '!./wire/index.ts'], { eager: true, import: 'game' });
const pages = new Map(Object.entries(found).map(([path, game]) => [path.split('/')[1]!, game]));

/** All that have a folder, by name. */
export const games: readonly string[] = [...pages.keys()];

/** Those that are announced only. */
export const coming: readonly string[] = games.filter((game) => !pages.get(game)!.table);

/** Nothing for a game that is newer than this page. */
export function pageOf(game: string): GamePage | undefined {
  return pages.get(game);
}

export function lookOf(game: string): Look {
  return pages.get(game)?.look ?? PLAIN;
}

export function loadTable(game: string): Promise<GameTable> {
  return pages.get(game)?.table?.() ?? Promise.reject(new Error(`no table for ${game}`));
}

