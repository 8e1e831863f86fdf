// For tests only: a plan as a Planning turn has it. With 4 blood one can put 3 beside a card that lies face up, and 2 beside one that
// costs 1 blood to hide, as the last one cannot be spent.
import type { ForecastInfo, PlanInfo, PlanNode, PlanOption, QuestionInfo, Target } from '../../wire';
import { card, placeOf, text } from '../testing';

const at = (place: string): Target => placeOf<{ word: 'at'; of: string }>()({ word: 'at', of: place });
const number = (n: number): Target => ({ kind: 'number', n });

export const forecast = (word: string, before: number, after: number): ForecastInfo => ({
  word,
  text: text(`${word}: ${before} → ${after}`),
  tag: `${before} → ${after}`,
  before,
  after: { least: after, most: after },
  spot: [],
  warning: null,
});

export const option = (word: string, next?: number, more: Partial<PlanOption> = {}): PlanOption => ({
  word,
  text: text(word),
  choice: null,
  targets: [],
  then: [],
  ...(next === undefined ? {} : { next }),
  ...more,
});

const node = (part: string, ...options: PlanOption[]): PlanNode => ({ part, text: text(part), options, others: false });

function blood(pool: number, most: number, next?: number): PlanNode {
  const each = Array.from({ length: most + 1 }, (_, n) =>
    option(`blood:${n}`, next, {
      targets: [number(n)],
      forecasts: [...(n > 0 ? [forecast('blood', pool, pool - n)] : []), forecast('total', 3, 3 + n)],
      then: next === undefined ? ['done'] : [],
    }),
  );
  return node('blood', ...each);
}

/** `tokens`: how many can be turned over. */
export function planning(tokens = 0): PlanInfo {
  const last = tokens > 0 ? 5 : undefined;
  const turned = Array.from({ length: tokens + 1 }, (_, n) =>
    option(`tokens:${n}`, undefined, { targets: [number(n)], then: ['done'] }),
  );
  return {
    nodes: [
      node(
        'card',
        option('play:hunt', 1, { targets: [card('hunt')] }),
        option('play:ready', 1, { targets: [card('ready')] }),
      ),
      node(
        'place',
        option('at:1', 2, { targets: [at('1')], forecasts: [forecast('total', 0, 3)] }),
        option('at:2', 2, { targets: [at('2')], forecasts: [forecast('total', 0, 3)] }),
      ),
      node('facing', option('face:up', 3), option('face:down', 4, { forecasts: [forecast('blood', 4, 3)] })),
      blood(4, 3, last),
      blood(3, 2, last),
      node('tokens', ...turned),
    ],
  };
}

export const asking = (plan: PlanInfo, seq = 1): QuestionInfo => ({
  seat: 'A',
  seq,
  text: [],
  ask: { word: 'turn' },
  about: [],
  options: [...plan.nodes[0]!.options, { word: 'drain', text: text('drain'), choice: null, targets: [] }],
  refused: [],
  forced: [],
  plan,
});
