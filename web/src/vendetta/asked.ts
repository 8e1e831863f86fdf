// What a question speaks of, so that the table can show it: cards and a location.
import { open } from '../table/open';
import type { View } from '../wire/vendetta';

export interface Asked {
  cards: string[];
  at?: string;
}

/** Questions that name a card by its slot; in all others a number is an amount. */
const WITH_SLOT = ['where', 'facing', 'blood', 'tokens', 'reveal-for'];

/** `{ "facing": [12, "1"] }` speaks of the card in slot 12 and of location 1. */
export function askedOf(ask: unknown, view: View): Asked {
  const asked: Asked = { cards: [] };
  const { word, held } = open(ask);
  for (const part of held) {
    if (view.locations.some((location) => location.at === part)) asked.at = part as string;
    else if (typeof part === 'string') asked.cards.push(part);
    else if (WITH_SLOT.includes(word)) {
      asked.cards.push(...view.slots.filter(([slot]) => slot === part).map(([, card]) => card));
    }
  }
  return asked;
}
