// What a question speaks of, so that the table can show it: cards to be read, things to be lit.
import type { Asked as Question } from '../games';
import { cardsIn } from '../parts';
import { spotsOf } from '../table/spots';
import type { Ask } from '../wire/rivals';

export interface Asked {
  cards: string[];
  spots: string[];
}

/** The cards of its text, but for those that lie on the table for everybody who is asked. */
function cards({ ask, text }: Question<Ask>): string[] {
  switch (ask.word) {
    case 'party':
    case 'target':
    case 'intel':
    case 'attack-type':
    case 'attack-card':
    case 'block':
    case 'react':
    case 'retarget':
    case 'abilities':
    case 'prevent':
    case 'make-room':
    case 'attack-claimant':
    case 'contribute':
    case 'flip-agenda':
      return [];
    case 'block-elsewhere':
      return [ask.of[0]];
    default:
      return cardsIn(text);
  }
}

/** What it is about, where nothing else on the table points at it. */
function spots({ ask, about }: Question<Ask>): string[] {
  switch (ask.word) {
    case 'party':
    case 'prevent':
    case 'make-room':
    case 'attack-claimant':
    case 'contribute':
      return spotsOf(about);
    default:
      return [];
  }
}

export function askedOf(question: Question<Ask> | null): Asked {
  return question ? { cards: cards(question), spots: spots(question) } : { cards: [], spots: [] };
}
