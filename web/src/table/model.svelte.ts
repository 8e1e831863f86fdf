// The context of a table, made from wherever its state comes from: a socket or a replay.
import type { LogLine, QuestionInfo, SeatInfo, Waiting } from '../wire';
import type { TableContext } from './context';
import { asOne, warningsOf } from './forecasts';
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
  let leading = $state.raw<string | null>(null);
  const held = $derived(taken && taken.seq === now.question?.seq ? taken.word : null);
  const options = $derived(now.draft?.asks?.options ?? now.question?.options ?? []);
  /** An option, with what was chosen before it of the same plan. */
  const after = (word: string | null | undefined) => {
    const option = [options, ...index.options.values()].flat().find((one) => one.word === word);
    return asOne([...(now.draft?.steps ?? []), ...(option ? [{ option }] : [])]);
  };
  const ahead = $derived(
    now.draft?.box ? asOne(now.draft.way) : after(pointed.length === 1 ? pointed[0] : (held ?? leading)),
  );
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
    get aim() {
      return now.aim ?? NOWHERE;
    },
    get pointed() {
      return pointed;
    },
    get options() {
      return options;
    },
    get draft() {
      return now.draft ?? null;
    },
    optionsAt: (spot) => index.options.get(spot) ?? [],
    refusedAt: (spot) => index.refused.get(spot) ?? [],
    lies: (word) => index.lying.has(word),
    choose: (word, spot, sure = false) => {
      const warned = () => !now.draft?.goesOn(word) && warningsOf(now.game, after(word)).length > 0;
      if (sure || held === word || !warned()) now.choose(word, spot);
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
