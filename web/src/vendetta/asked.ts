// What a question is about, so that the table can show it: cards and a location.
import type { GameQuestion } from '../games';
import { cardsIn } from '../parts';
import { spotsOf } from '../table/spots';
import type { Ask, View } from '../wire/vendetta';
import { spot } from './spots';

export interface QuestionFocus {
  cards: string[];
  at?: string;
}

export function askedOf(question: GameQuestion<Ask> | null, view: View): QuestionFocus {
  if (!question) return { cards: [] };
  const spots = spotsOf(question.about);
  const at = view.locations.find((location) => spots.includes(spot.at(location.at)))?.at;
  return { cards: cardsIn(question.text), at };
}
