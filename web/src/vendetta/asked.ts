// What a question speaks of, so that the table can show it: cards and a location.
import type { Ask, View } from '../wire/vendetta';

export interface Asked {
  cards: string[];
  at?: string;
}

/** Questions that name a card by its slot; in all others a number is an amount. */
const WITH_SLOT = ['where', 'facing', 'blood', 'tokens', 'reveal-for'];

/** `{ "facing": [12, "1"] }` speaks of the card in slot 12 and of location 1. */
export function askedOf(ask: unknown, view: View): Asked {
  const asked: Asked = { cards: [] };
  if (!ask || typeof ask === 'string') return asked;
  const [word, held] = Object.entries(ask as Exclude<Ask, string>)[0] ?? ['', []];
  for (const part of (Array.isArray(held) ? held : [held]) as (string | number)[]) {
    if (view.locations.some((location) => location.at === part)) asked.at = part as string;
    else if (typeof part === 'string') asked.cards.push(part);
    else if (WITH_SLOT.includes(word)) {
      asked.cards.push(...view.slots.filter(([slot]) => slot === part).map(([, card]) => card));
    }
  }
  return asked;
}
