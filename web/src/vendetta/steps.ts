// Where the game stands, read from the view's step.
import { open } from '../table/open';
import type { Loc, Phase, Setup, Stage, Step, View } from '../wire/vendetta';

/** The parts of a round in order, as the header shows them. */
export const PHASES: readonly Phase[] = [
  'feed',
  'location-setup',
  'hand-management',
  'planning',
  'resolution',
  'end-of-round',
];

/** The steps of a location in order. */
export const STAGES: readonly Stage[] = ['withdraw', 'revelation', 'preparation', 'conflict', 'aftermath'];

export const ROUNDS = 3;

/** §6.2: influence for first, second and third place by round. */
export const REWARDS = [
  { first: 1, second: 1, third: 1 },
  { first: 2, second: 2, third: 1 },
  { first: 3, second: 2, third: 1 },
] as const;

/** The word of a step, without what it carries: a location, a turn, the seats that are done. */
export const wordOf = (step: Step): string => open(step).word;

const STAGE_OF: Record<string, Stage> = {
  withdraw: 'withdraw',
  revelation: 'revelation',
  'after-revelation': 'revelation',
  preparation: 'preparation',
  conflict: 'conflict',
  'aftermath-start': 'aftermath',
  aftermath: 'aftermath',
  'after-location': 'aftermath',
};

/** The step of the location being resolved. */
export function stageOf(step: Step): Stage | undefined {
  return STAGE_OF[wordOf(step)];
}

/** The location being resolved. */
export function placeOf(step: Step): Loc | undefined {
  return stageOf(step) && (open(step).held[0] as Loc);
}

export function phaseOf(step: Step): Phase | undefined {
  const word = wordOf(step);
  if (stageOf(step) || word === 'start-of-resolution') return 'resolution';
  if (word === 'end-of-planning') return 'planning';
  return PHASES.find((phase) => phase === word);
}

/** Clans and relics are being chosen: there are no districts yet. */
export function isSetUp(step: Step): boolean {
  return ['start', 'clans', 'relics'].includes(wordOf(step));
}

export function isOver(step: Step): boolean {
  return wordOf(step) === 'over';
}

/** §3.1, §3.2: Planning turns of each player in a round. */
export function planningTurns(setup: Setup, round: number): number {
  return setup.players === 3 ? round + 2 : round + 1;
}

/** The Planning turn under way, counted from 1, and the seats that have had theirs. */
export function planningOf(view: View): { turn: number; turns: number; done: string[] } | undefined {
  if (wordOf(view.step) !== 'planning') return undefined;
  const [turn, done] = open(view.step).held as [number, string[]];
  return { turn: turn + 1, turns: planningTurns(view.setup, view.round), done };
}

/** Whether a location is still to come, under way, or done in this round's Resolution. */
export function progressOf(view: View, at: Loc): 'ahead' | 'now' | 'done' {
  if (wordOf(view.step) === 'end-of-round' || isOver(view.step)) return 'done';
  const here = placeOf(view.step);
  if (!here) return 'ahead';
  const order = view.locations.map((location) => location.at);
  const [mine, current] = [order.indexOf(at), order.indexOf(here)];
  return mine === current ? 'now' : mine < current ? 'done' : 'ahead';
}
