// What is said in somebody's first game of Rivals.
import type { Tip } from '../coach/tip';
import type { Ask, View } from '../wire/rivals';

const STREETS = '[data-board] .streets';
const ATTACKS: readonly string[] = ['target', 'attack-type', 'attack-card', 'block', 'react'] satisfies Ask['word'][];

export const tips: readonly Tip<View, Ask>[] = [
  { name: 'prestige', when: ({ ask }) => ask?.word === 'act', at: '[data-me] .life' },
  { name: 'streets', when: ({ ask }) => ask?.word === 'act', at: STREETS },
  { name: 'attack', when: ({ ask }) => ask !== null && ATTACKS.includes(ask.word), at: STREETS },
  { name: 'agenda', when: ({ ask, view }) => ask?.word === 'act' && view.turn > 1, at: '[data-me] .numbers' },
  { name: 'schemes', when: ({ ask }) => ask?.word === 'scheme', at: STREETS },
  { name: 'hunt', when: ({ ask, view }) => ask?.word === 'act' && view.turn > 1, at: '[data-board] .foe' },
];
