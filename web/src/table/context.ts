// What a game's table knows of the frame around it.
import { getContext, setContext } from 'svelte';
import type { Aim } from './lesson.svelte';
import type { Choosable, LogLine, NotChoosable, QuestionInfo, SeatInfo, Waiting } from '../wire';
import type { Draft } from './plan/draft.svelte';

/** All of it is read through getters and reactive. */
export interface TableContext {
  readonly game: string;
  readonly you: string | null;
  /** In seat order: `B (Gangrel)`. */
  readonly names: string[];
  readonly seats: SeatInfo[];
  readonly question: QuestionInfo | null;
  readonly waiting: Waiting[];
  /** What has happened up to now, without what was taken back. */
  readonly lines: readonly LogLine[];
  /** Whether answers are taken: not in replays, not for spectators, not while one is under way. */
  readonly live: boolean;
  /** What can be chosen now, in the order of its digits: of the question, or of the part of a plan that is at hand. */
  readonly options: readonly Choosable[];
  /** The plan in the making; none where nothing can be answered. */
  readonly draft: Draft | null;
  optionsAt(spot: string): Choosable[];
  refusedAt(spot: string): NotChoosable[];
  /** Whether the option of this word lies somewhere on the table. */
  lies(word: string): boolean;
  /**
   * Answers; `spot`: where on the table it was chosen. An option with a warning is taken up first, unless its words are already on the
   * red button (`sure`).
   */
  choose(word: string, spot?: string, sure?: boolean): void;
  /** The words that pointer or focus are on, so that spot and button light up together. */
  readonly pointed: readonly string[];
  point(words: readonly string[]): void;
  /** The word of the option that would be good, once somebody has asked. */
  readonly hinted: string | null;
  /** The option on the red button. */
  lead(word: string | null): void;
  /** The option whose outcome is shown: pointed at, taken up, or on the red button. */
  readonly ahead: Choosable | undefined;
  /** What a lesson points at. */
  readonly aim: Aim;
  /** The word of the option that was taken up: on a touch screen by the first tap, and where there is a warning. */
  readonly taken: string | null;
  take(word: string | null): void;
}

export const TABLE = Symbol('table');

export function provideTable(context: TableContext): TableContext {
  return setContext(TABLE, context);
}

export function useTable(): TableContext {
  const context = getContext<TableContext | undefined>(TABLE);
  if (!context) throw new Error('useTable() works inside a table only');
  return context;
}
