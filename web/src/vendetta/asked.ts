// What a question is about, so that the table can show it: cards and a location.
import type { Asked as QuestionInfo } from '../games';
import { cardsIn } from '../parts';
import { spotsOf } from '../table/spots';
import type { Ask, View } from '../wire/vendetta';
import { spot } from './spots';

export interface Asked {
  cards: string[];
  at?: string;
}

export function askedOf(question: QuestionInfo<Ask> | null, view: View): Asked {
  if (!question) return { cards: [] };
  const spots = spotsOf(question.about);
  const at = view.locations.find((location) => spots.includes(spot.at(location.at)))?.at;
  return { cards: cardsIn(question.text), at };
}
