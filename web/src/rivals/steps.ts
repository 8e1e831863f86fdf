// Where the game stands, read from the view's step.
import type { Ask, AttackView, Step, View } from '../wire/rivals';

export type Phase = 'setup' | 'beginning' | 'action' | 'end' | 'over';

const PHASE_OF: Record<Step['word'], Phase> = {
  start: 'setup',
  leaders: 'setup',
  deal: 'setup',
  city: 'beginning',
  'turn-start': 'beginning',
  ready: 'beginning',
  joining: 'action',
  act: 'action',
  target: 'action',
  lay: 'action',
  block: 'action',
  react: 'action',
  reveal: 'action',
  abilities: 'action',
  damage: 'action',
  claim: 'action',
  poll: 'action',
  answer: 'action',
  tally: 'action',
  torpor: 'end',
  mending: 'end',
  'turn-end': 'end',
  antagonist: 'end',
  draw: 'end',
  over: 'over',
};

export function phaseOf(view: View): Phase {
  return PHASE_OF[view.step.word];
}

/** What is done in the phase, where that is worth a word of its own. */
export type PhasePart =
  'leaders' | 'joining' | 'attack' | 'claim' | 'scheme' | 'mending' | 'turn-end' | 'hunters' | 'draw';

const PART_OF: Record<Step['word'], PhasePart | null> = {
  start: null,
  leaders: 'leaders',
  deal: null,
  city: null,
  'turn-start': null,
  ready: null,
  joining: 'joining',
  act: null,
  target: 'attack',
  lay: 'attack',
  block: 'attack',
  react: 'attack',
  reveal: 'attack',
  abilities: 'attack',
  damage: 'attack',
  claim: 'claim',
  poll: 'scheme',
  answer: 'scheme',
  tally: 'scheme',
  torpor: 'mending',
  mending: 'mending',
  'turn-end': 'turn-end',
  antagonist: 'hunters',
  draw: 'draw',
  over: null,
};

export function partOf(view: View): PhasePart | null {
  return PART_OF[view.step.word];
}

/** The steps of an attack, in order. */
export const STAGES = ['target', 'intel', 'card', 'block', 'reaction', 'reveal', 'abilities', 'damage'] as const;
export type Stage = (typeof STAGES)[number];

/** Questions that belong to one step of an attack; the others are asked in any of its steps, or outside. */
const STAGE_OF: Partial<Record<Ask['word'], Stage>> = {
  target: 'target',
  intel: 'intel',
  'attack-type': 'card',
  'attack-card': 'card',
  block: 'block',
  'block-elsewhere': 'block',
  react: 'reaction',
  retarget: 'reveal',
  option: 'reveal',
  abilities: 'abilities',
};

/** The step of an attack that a question belongs to. */
export function stageAsked(ask: Ask): Stage | null {
  return STAGE_OF[ask.word] ?? null;
}

/**
 * The step of the attack under way. Who is asked knows it by the question; the view's own step is one
 * ahead while blocks and Reactions are decided.
 */
export function stageOf({ step }: View, attack: AttackView, ask?: Ask): Stage {
  const asked = ask && stageAsked(ask);
  if (asked) return asked;
  switch (step.word) {
    case 'target':
      return attack.target === null ? 'target' : 'intel';
    case 'lay':
      return 'card';
    case 'block':
    case 'react':
      return 'block';
    case 'reveal':
      return attack.reaction_laid || attack.claim ? 'reveal' : 'reaction';
    case 'abilities':
      return 'abilities';
    case 'start':
    case 'leaders':
    case 'deal':
    case 'city':
    case 'turn-start':
    case 'ready':
    case 'joining':
    case 'act':
    case 'damage':
    case 'claim':
    case 'poll':
    case 'answer':
    case 'tally':
    case 'torpor':
    case 'mending':
    case 'turn-end':
    case 'antagonist':
    case 'draw':
    case 'over':
      return 'damage';
    default:
      return step satisfies never;
  }
}
