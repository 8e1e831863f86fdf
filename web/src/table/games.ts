// The games' own tables, fetched when one is played.
import type { Component, Snippet } from 'svelte';
import type { SpotsOf } from './spots';

export interface TableProps {
  // Each game has its own view; the server says which game it is.
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

const games: Record<string, () => Promise<GameTable>> = {
  vendetta: () => import('../vendetta'),
  rivals: () => import('../rivals'),
};

export function loadGame(game: string): Promise<GameTable> {
  return games[game]?.() ?? Promise.reject(new Error(`no table for ${game}`));
}
