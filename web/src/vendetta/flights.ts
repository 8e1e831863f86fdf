// Under which id each clan card flies. A card that the viewer did not know keeps its id when it is
// revealed, so that it is seen to turn over or to walk away instead of being replaced by another.
import type { View } from '../wire/vendetta';
import { spot } from './spots';

interface Lying {
  key: string;
  owner: string;
  known: boolean;
}

function lying(view: View): Lying[] {
  return view.locations.flatMap(({ at, sides }) =>
    sides.flatMap(({ seat, cards }) =>
      cards.map(({ card, owner }, i) => ({
        key: card ? spot.card(card) : spot.unknown(at, seat, i + 1),
        owner,
        known: card !== null,
      })),
    ),
  );
}

export class Flights {
  /** By the spot of a card. */
  #ids = new Map<string, string>();
  /** Unknown cards in the last view: their spots, ids and owners. */
  #unknown: { key: string; id: string; owner: string }[] = [];
  #count = 0;

  /** Takes the next view; gives the ids by spot. */
  follow(view: View): ReadonlyMap<string, string> {
    const now = lying(view);
    const left = this.#unknown.filter(({ key }) => !now.some((card) => card.key === key));
    const ids = new Map<string, string>();
    // A revealed card of this owner takes over the id of the first unknown one that is gone.
    const revealed = (owner: string) => {
      const i = left.findIndex((card) => card.owner === owner);
      return i < 0 ? undefined : left.splice(i, 1)[0]?.id;
    };
    for (const { key, owner, known } of now) {
      const old = this.#ids.get(key);
      const id = old ?? (known ? (revealed(owner) ?? key) : `unknown:${++this.#count}`);
      ids.set(key, id);
    }
    // Cards that left the table keep their ids until they are back.
    for (const [key, id] of this.#ids) if (!ids.has(key) && key.startsWith('card:')) ids.set(key, id);
    this.#unknown = now
      .filter((card) => !card.known)
      .map(({ key, owner }) => ({ key, owner, id: ids.get(key) ?? key }));
    this.#ids = ids;
    return ids;
  }
}
