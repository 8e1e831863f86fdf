// What a question speaks of, so that the table can show it: cards to be read, things to be lit.
import { open } from '../table/open';
import { spot } from './spots';

export interface Asked {
  cards: string[];
  spots: string[];
}

/** Questions about one vampire that nothing else on the table points at. */
const WITH_VAMPIRE = ['party', 'prevent', 'make-room', 'attack-claimant'];

/** `{ "keep-on-top": ["the-madhouse", "cop"] }` speaks of two cards. */
export function askedOf(ask: unknown): Asked {
  const { word, held } = open(ask);
  if (word === 'contribute') return { cards: [], spots: [spot.conspiracy(String(held[0]), Number(held[1]))] };
  // One letter is a seat, a number an amount or a slot.
  const cards = held.filter((part): part is string => typeof part === 'string' && part.length > 1);
  return { cards, spots: WITH_VAMPIRE.includes(word) ? [spot.slot(Number(held[0]))] : [] };
}
