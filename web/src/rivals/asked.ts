// What a question is about, so that the table can show it: cards to be read, things to be lit.
import type { GameQuestion } from '../games';
import { cardsIn } from '../parts';
import { spotsOf } from '../table/spots';
import type { Ask } from '../wire/rivals';
import { stageAsked } from './steps';

export interface QuestionFocus {
  cards: string[];
  spots: string[];
}

/** The cards that ask. Others of its text lie on the table: a question carries them by their slot or place. */
function cards({ ask, text }: GameQuestion<Ask>): string[] {
  const carried = 'of' in ask ? [ask.of].flat() : [];
  return cardsIn(text).filter((card) => carried.includes(card));
}

/** What it is about, where nothing else on the table points at it: in an attack, the attack does. */
function spots({ ask, about }: GameQuestion<Ask>): string[] {
  return stageAsked(ask) === null ? spotsOf(about) : [];
}

export function askedOf(question: GameQuestion<Ask> | null): QuestionFocus {
  return question ? { cards: cards(question), spots: spots(question) } : { cards: [], spots: [] };
}
