// Where the game stands, read from the view's step.
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

const STAGE_OF: Record<Step['word'], Stage | null> = {
  start: null,
  clans: null,
  relics: null,
  feed: null,
  'location-setup': null,
  'hand-management': null,
  planning: null,
  'end-of-planning': null,
  'start-of-resolution': null,
  withdraw: 'withdraw',
  revelation: 'revelation',
  'after-revelation': 'revelation',
  preparation: 'preparation',
  conflict: 'conflict',
  'aftermath-start': 'aftermath',
  aftermath: 'aftermath',
  'after-location': 'aftermath',
  'end-of-round': null,
  over: null,
};

/** The step of the location being resolved. */
export function stageOf(step: Step): Stage | null {
  return STAGE_OF[step.word];
}

/** The location being resolved. */
export function placeOf(step: Step): Loc | null {
  switch (step.word) {
    case 'withdraw':
    case 'revelation':
    case 'conflict':
    case 'aftermath-start':
    case 'after-location':
      return step.of;
    case 'after-revelation':
    case 'preparation':
    case 'aftermath':
      return step.of[0];
    case 'start':
    case 'clans':
    case 'relics':
    case 'feed':
    case 'location-setup':
    case 'hand-management':
    case 'planning':
    case 'end-of-planning':
    case 'start-of-resolution':
    case 'end-of-round':
    case 'over':
      return null;
    default:
      return step satisfies never;
  }
}

/** None while clans and relics are being chosen, and at the end. */
export function phaseOf(step: Step): Phase | null {
  switch (step.word) {
    case 'start':
    case 'clans':
    case 'relics':
    case 'over':
      return null;
    case 'feed':
    case 'location-setup':
    case 'hand-management':
    case 'planning':
    case 'end-of-round':
      return step.word;
    case 'end-of-planning':
      return 'planning';
    case 'start-of-resolution':
    case 'withdraw':
    case 'revelation':
    case 'after-revelation':
    case 'preparation':
    case 'conflict':
    case 'aftermath-start':
    case 'aftermath':
    case 'after-location':
      return 'resolution';
    default:
      return step satisfies never;
  }
}

/** Clans and relics are being chosen: there are no districts yet. */
export function isSetUp(step: Step): boolean {
  return phaseOf(step) === null && !isOver(step);
}

export function isOver(step: Step): boolean {
  return step.word === 'over';
}

/** §3.1, §3.2: Planning turns of each player in a round. */
export function planningTurns(setup: Setup, round: number): number {
  return setup.players === 3 ? round + 2 : round + 1;
}

/** The Planning turn under way, counted from 1, and the seats that have had theirs. */
export function planningOf(view: View): { turn: number; turns: number; done: string[] } | undefined {
  if (view.step.word !== 'planning') return undefined;
  const [turn, done] = view.step.of;
  return { turn: turn + 1, turns: planningTurns(view.setup, view.round), done };
}

/** Whether a location is still to come, under way, or done in this round's Resolution. */
export function progressOf(view: View, at: Loc): 'ahead' | 'now' | 'done' {
  if (view.step.word === 'end-of-round' || isOver(view.step)) return 'done';
  const here = placeOf(view.step);
  if (!here) return 'ahead';
  const order = view.locations.map((location) => location.at);
  const [mine, current] = [order.indexOf(at), order.indexOf(here)];
  return mine === current ? 'now' : mine < current ? 'done' : 'ahead';
}
