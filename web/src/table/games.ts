// The games' own tables, fetched when one is played.
import type { Component, Snippet } from 'svelte';
import type { SpotsOf } from './spots';

export interface TableProps {
  // Each game has its own view; the server says which game it is.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  view: any;
  you: string | null;
  names: string[];
  /** The question bar, to be shown between the board and the own hand. */
  bar: Snippet;
}

export interface GameTable {
  Table: Component<TableProps>;
  spotsOf: SpotsOf;
}

const games = import.meta.glob<GameTable>(['../vendetta/index.ts', '../rivals/index.ts']);

export function loadGame(game: string): Promise<GameTable> {
  const load = games[`../${game}/index.ts`];
  return load ? load() : Promise.reject(new Error(`no table for ${game}`));
}
