// The context of a table, made from wherever its state comes from: a socket or a replay.
import type { LogLine, QuestionInfo, SeatInfo, Waiting } from '../wire';
import type { TableContext } from './context';
import { warningsOf } from './forecasts';
import { indexSpots } from './spots';

export interface TableSource {
  game: string;
  you: string | null;
  view: unknown;
  names: string[];
  seats: SeatInfo[];
  question: QuestionInfo | null;
  waiting: Waiting[];
  lines: readonly LogLine[];
  live: boolean;
  hinted?: string | null;
  choose(word: string): void;
}

/** It is read again whenever it changes. */
export function tableContext(source: () => TableSource): TableContext {
  const now = $derived(source());
  const index = $derived(indexSpots(now.question));
  let pointed = $state.raw<readonly string[]>([]);
  let taken = $state.raw<{ seq: number; word: string } | null>(null);
  let leading = $state.raw<string | null>(null);
  const held = $derived(taken && taken.seq === now.question?.seq ? taken.word : null);
  const option = (word: string | null | undefined) => now.question?.options.find((one) => one.word === word);
  const ahead = $derived(option(pointed.length === 1 ? pointed[0] : (held ?? leading)));
  const take = (word: string | null) => (taken = word === null ? null : { seq: now.question?.seq ?? 0, word });
  return {
    get game() {
      return now.game;
    },
    get you() {
      return now.you;
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
    get lines() {
      return now.lines;
    },
    get live() {
      return now.live;
    },
    get hinted() {
      return now.hinted ?? null;
    },
    get pointed() {
      return pointed;
    },
    optionsAt: (spot) => index.options.get(spot) ?? [],
    refusedAt: (spot) => index.refused.get(spot) ?? [],
    lies: (word) => index.lying.has(word),
    choose: (word, sure = false) => {
      if (sure || held === word || warningsOf(now.game, option(word)).length === 0) now.choose(word);
      else take(word);
    },
    point: (words) => (pointed = words),
    lead: (word) => (leading = word),
    get ahead() {
      return ahead;
    },
    // It belongs to its question.
    get taken() {
      return held;
    },
    take,
  };
}
