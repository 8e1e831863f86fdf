// What is said in somebody's first game of Vendetta.
import type { Tip } from '../coach/tip';
import type { Ask, View } from '../wire/vendetta';
import { planningOf } from './steps';

const PLANS: readonly string[] = ['turn', 'where', 'facing', 'blood'] satisfies Ask['word'][];
const plans = (ask: Ask | null): boolean => ask !== null && PLANS.includes(ask.word);
/** Which card of the round is planned. */
const nth = (view: View): number => planningOf(view)?.turn ?? 0;

export const tips: readonly Tip<View, Ask>[] = [
  { name: 'goal', when: ({ ask }) => ask?.word === 'keep' || plans(ask), at: '[data-board] .district' },
  { name: 'blood', when: ({ ask }) => plans(ask), at: '[data-me] .life' },
  {
    name: 'face-down',
    when: ({ ask, view }) => plans(ask) && (nth(view) > 1 || view.round > 1),
    at: '[data-dock] .hand li',
  },
  { name: 'withdraw', when: ({ ask }) => ask?.word === 'stay', at: '[data-board] .district.now' },
  {
    name: 'haven',
    when: ({ ask, view }) => plans(ask) && view.round > 1,
    at: '[data-board] .district:last-child',
  },
  {
    name: 'drain',
    when: ({ ask, view, you }) =>
      (plans(ask) || ask?.word === 'end-turn') &&
      view.round > 1 &&
      view.players.some(({ seat, alliance }) => seat === you && alliance.length > 0),
    at: '[data-me] .alliance',
  },
];
