// The card that a plan in the making would put down: already shown in its lane, with its blood and what the side would come to.
import { cardsIn } from '../parts';
import type { TableContext } from '../table/context';
import { numberOf, outcomes } from '../table/plan/plan';
import { spotsOf } from '../table/spots';
import type { Loc } from '../wire/vendetta';
import { spot } from './spots';

export interface Laid {
  card: string;
  down: boolean;
  /** Blood and tokens that go with it. */
  blood: number;
  total: number;
}

/** What lies here, if the location has been chosen for a card. */
export function laidAt({ draft, question }: TableContext, at: Loc): Laid | null {
  if (!draft || !question) return null;
  const way = draft.way;
  const place = draft.option('place');
  // Some questions begin where card or place are settled already.
  const begun = place ? spotsOf(place.targets) : draft.box ? spotsOf(question.about) : [];
  if (!begun.includes(spot.at(at))) return null;
  const target = draft.option('card')?.targets.find((one) => one.kind === 'card');
  const card = target?.id ?? cardsIn(question.text)[0];
  const total = outcomes(way).find(({ word }) => word === 'total')?.after?.most;
  if (!card || total === undefined) return null;
  const count = (part: string) => {
    const option = draft.option(part);
    return option ? (numberOf(option) ?? 0) : 0;
  };
  return { card, down: draft.option('facing')?.word === 'face:down', blood: count('blood') + count('tokens'), total };
}
