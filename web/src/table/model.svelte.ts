// The context of a table, made from wherever its state comes from: a socket or a replay.
import type { LogLine, QuestionInfo, SeatInfo, Waiting } from '../wire';
import type { TableContext } from './context';
import { NOWHERE, type Aim } from './lesson.svelte';
import type { Draft } from './plan/draft.svelte';
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
  aim?: Aim;
  draft?: Draft;
  choose(word: string, spot?: string): void;
}

/** It is read again whenever it changes. */
export function tableContext(source: () => TableSource): TableContext {
  const now = $derived(source());
  const index = $derived(now.draft?.index ?? indexSpots(now.question));
  let pointed = $state.raw<readonly string[]>([]);
  let taken = $state.raw<{ seq: number; word: string } | null>(null);
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
    get aim() {
      return now.aim ?? NOWHERE;
    },
    get pointed() {
      return pointed;
    },
    get options() {
      return now.draft?.asks?.options ?? now.question?.options ?? [];
    },
    get draft() {
      return now.draft ?? null;
    },
    optionsAt: (spot) => index.options.get(spot) ?? [],
    refusedAt: (spot) => index.refused.get(spot) ?? [],
    lies: (word) => index.lying.has(word),
    choose: (word, spot) => now.choose(word, spot),
    point: (words) => (pointed = words),
    // It belongs to its question.
    get taken() {
      return taken && taken.seq === now.question?.seq ? taken.word : null;
    },
    take: (word) => (taken = word === null ? null : { seq: now.question?.seq ?? 0, word }),
  };
}
