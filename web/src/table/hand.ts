// How the cards of a hand lie: beside one another while there is room, then over one another. What can be played is
// never covered as long as that is possible: the others move closer together instead.

/** Between two cards that do not touch. */
const GAP = 9;
/** Beside a card that must stay free. */
const CLEAR = 5;
/** The least that must be seen of a card. */
const LEAST = 30;

/** Where each card begins, from the left edge of the first. `free` says which must not be covered. */
export function laidOut(free: readonly boolean[], card: number, width: number): number[] {
  const last = free.length - 1;
  if (last < 0) return [];
  const even = Math.min(card + GAP, (width - card) / Math.max(1, last));
  let [step, wide] = [even, even];
  // The last one is never covered.
  const kept = free.slice(0, last).filter(Boolean).length;
  const others = last - kept;
  if (even < card && kept > 0 && others > 0) {
    wide = Math.min(card + CLEAR, (width - card - others * LEAST) / kept);
    if (wide > even) step = (width - card - kept * wide) / others;
    else wide = even;
  }
  const starts: number[] = [];
  let x = 0;
  for (const one of free) {
    starts.push(x);
    x += one ? wide : step;
  }
  return starts;
}

export interface Pile {
  /** The first card's id: a pile keeps its place while it shrinks. */
  key: string;
  slug: string;
  ids: string[];
}

/** Equal cards as one pile, in the order of their first. */
export function pilesOf(cards: readonly { slug: string; id: string }[]): Pile[] {
  const piles = new Map<string, Pile>();
  for (const { slug, id } of cards) {
    const pile = piles.get(slug);
    if (pile) pile.ids.push(id);
    else piles.set(slug, { key: slug, slug, ids: [id] });
  }
  return [...piles.values()];
}
