// For tests only: a game's table with a question on it.
import type { Component } from 'svelte';
import { render } from '@testing-library/svelte';
import { vi } from 'vitest';
import type { GameQuestion, TableProps } from '../games';
import type { LogLine, Part, Target, Waiting } from '../wire';
import { TABLE, type TableContext } from './context';
import { NOWHERE } from './lesson.svelte';
import { indexSpots } from './spots';

export interface Shown<View, Ask> {
  game: string;
  Table: Component<TableProps<View, Ask>>;
  view: View;
  you: string | null;
  names: string[];
  question?: GameQuestion<Ask> | null;
  waiting?: Waiting[];
  lines?: LogLine[];
}

/** A table as it may come up, and all that lies on it where options may lie. */
export interface Sample<View, Ask> {
  view: View;
  you: string | null;
  names: string[];
  question?: GameQuestion<Ask>;
  lying: Target[];
}

export const card = (id: string): Target => ({ kind: 'card', id });
export const seat = (seat: string): Target => ({ kind: 'seat', seat });
export const placeOf =
  <Place extends { word: string; of?: unknown }>() =>
  (place: Place): Target => ({ kind: 'place', place });

/** Renders it; `choose` is called when something is answered, `drawn` are the spots on the table. */
export function showTable<View, Ask>({
  game,
  Table,
  view,
  you,
  names,
  question = null,
  waiting = [],
  lines = [],
}: Shown<View, Ask>) {
  const index = indexSpots(question);
  const drawn = new Set<string>();
  const choose = vi.fn<(word: string) => void>();
  const context: TableContext = {
    game,
    you,
    names,
    seats: [],
    question,
    waiting,
    lines,
    live: true,
    options: question?.options ?? [],
    draft: null,
    optionsAt: (spot) => {
      drawn.add(spot);
      return index.options.get(spot) ?? [];
    },
    refusedAt: (spot) => index.refused.get(spot) ?? [],
    lies: (word) => index.lying.has(word),
    choose: (word) => choose(word),
    pointed: [],
    hinted: null,
    aim: NOWHERE,
    point: () => {},
    lead: () => {},
    ahead: undefined,
    taken: null,
    take: () => {},
  };
  const props = { view, you, names, question };
  return { ...render(Table, { props, context: new Map([[TABLE, context]]) }), choose, drawn };
}

/** A question to A with these options, and what it is about. */
export function asked<Ask>(ask: Ask, ...options: [word: string, ...targets: Target[]][]): GameQuestion<Ask> {
  const list = options.map(([word, ...targets]) => ({ word, text: text(`do ${word}`), choice: null, targets }));
  return { seat: 'A', seq: 1, text: [], ask, about: [], options: list, refused: [], forced: [] };
}

export const text = (text: string): Part[] => [{ kind: 'text', text }];
