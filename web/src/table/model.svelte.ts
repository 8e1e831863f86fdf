// The context of a table, made from wherever its state comes from: a socket or a replay.
import type { Question, SeatInfo, Waiting } from '../wire';
import type { TableContext } from './context';
import { indexSpots, type SpotsOf } from './spots';

export interface Source {
  game: string;
  you: string | null;
  view: unknown;
  names: string[];
  seats: SeatInfo[];
  question: Question | null;
  waiting: Waiting[];
  live: boolean;
  choose(word: string): void;
}

/** Both are read again whenever they change; `spotsOf` is not there before the game's table is. */
export function tableContext(source: () => Source, spotsOf: () => SpotsOf | undefined): TableContext {
  const now = $derived(source());
  const index = $derived(indexSpots(now.question, now.view, now.you, spotsOf()));
  let pointed = $state.raw<readonly string[]>([]);
  return {
    get game() {
      return now.game;
    },
    get you() {
      return now.you;
    },
    get view() {
      return now.view;
    },
    get names() {
      return now.names;
    },
    get seats() {
      return now.seats;
    },
    get question() {
      return now.question;
    },
    get waiting() {
      return now.waiting;
    },
    get live() {
      return now.live;
    },
    get pointed() {
      return pointed;
    },
    optionsAt: (spot) => index.options.get(spot) ?? [],
    refusedAt: (spot) => index.refused.get(spot) ?? [],
    spotsOf: (word) => index.spots.get(word) ?? [],
    choose: (word) => now.choose(word),
    point: (words) => (pointed = words),
  };
}
