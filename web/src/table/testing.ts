// For tests only: a game's table with a question on it.
import { createRawSnippet, type Component } from 'svelte';
import { render } from '@testing-library/svelte';
import { vi } from 'vitest';
import type { TableProps } from '../games';
import type { Question, Waiting } from '../wire';
import { TABLE, type TableContext } from './context';
import { indexSpots, type SpotsOf } from './spots';

export interface Shown<View> {
  game: string;
  Table: Component<TableProps<View>>;
  spotsOf: SpotsOf;
  view: View;
  you: string | null;
  names: string[];
  question?: Question | null;
  waiting?: Waiting[];
}

const bar = createRawSnippet(() => ({ render: () => '<p>the question bar</p>' }));

/** Renders it; `choose` is heard when something is answered. */
export function showTable<View>({ game, Table, spotsOf, view, you, names, question = null, waiting = [] }: Shown<View>) {
  const index = indexSpots(question, view, you, spotsOf);
  const choose = vi.fn<(word: string) => void>();
  const context: TableContext = {
    game,
    you,
    view,
    names,
    seats: [],
    question,
    waiting,
    live: true,
    optionsAt: (spot) => index.options.get(spot) ?? [],
    refusedAt: (spot) => index.refused.get(spot) ?? [],
    spotsOf: (word) => index.spots.get(word) ?? [],
    choose,
    pointed: [],
    point: () => {},
  };
  const props = { view, you, names, bar };
  return { ...render(Table, { props, context: new Map([[TABLE, context]]) }), choose };
}

/** A question to A with these options. */
export function asked(ask: unknown, ...options: [word: string, choice: unknown][]): Question {
  const list = options.map(([word, choice]) => ({ word, text: `do ${word}`, choice }));
  return { seat: 'A', seq: 1, text: '', ask, options: list, refused: [], forced: [] };
}
