// Where the game stands, read from the view's step.
import { open } from '../table/open';
import type { AttackView, View } from '../wire/rivals';

export type Phase = 'setup' | 'beginning' | 'action' | 'end' | 'over';

const PHASE_OF: Record<string, Phase> = {
  start: 'setup',
  leaders: 'setup',
  deal: 'setup',
  city: 'beginning',
  'turn-start': 'beginning',
  ready: 'beginning',
  torpor: 'end',
  mending: 'end',
  'turn-end': 'end',
  antagonist: 'end',
  draw: 'end',
  over: 'over',
};

export function phaseOf(view: View): Phase {
  return PHASE_OF[open(view.step).word] ?? 'action';
}

/** What is done in the phase, where that is worth a word of its own. */
export type Part =
  | 'leaders'
  | 'joining'
  | 'attack'
  | 'claim'
  | 'scheme'
  | 'mending'
  | 'turn-end'
  | 'hunters'
  | 'draw';

const PART_OF: Record<string, Part> = {
  leaders: 'leaders',
  joining: 'joining',
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
};

export function partOf(view: View): Part | undefined {
  return PART_OF[open(view.step).word];
}

/** The steps of an attack, with their numbers in the rulebook's sequence. */
export const STAGES = [
  { stage: 'target', steps: '2' },
  { stage: 'intel', steps: '3' },
  { stage: 'card', steps: '4–5' },
  { stage: 'block', steps: '6' },
  { stage: 'reaction', steps: '7' },
  { stage: 'reveal', steps: '8' },
  { stage: 'abilities', steps: '9' },
  { stage: 'damage', steps: '10–13' },
] as const;
export type Stage = (typeof STAGES)[number]['stage'];

const ASKED: Record<string, Stage> = {
  target: 'target',
  intel: 'intel',
  'attack-type': 'card',
  'attack-card': 'card',
  block: 'block',
  'block-elsewhere': 'block',
  react: 'reaction',
  retarget: 'reveal',
  option: 'reveal',
};

/**
 * The step of the attack under way. Who is asked knows it by the question; the view's own step is one
 * ahead while blocks and Reactions are decided.
 */
export function stageOf(view: View, attack: AttackView, ask?: unknown): Stage {
  const asked = ask === undefined || ask === null ? undefined : ASKED[open(ask).word];
  if (asked) return asked;
  switch (open(view.step).word) {
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
    default:
      return 'damage';
  }
}
