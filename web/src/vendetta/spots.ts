// What things on Vendetta's table are called, as the targets of options name them. No two clan cards or allies of
// a game are the same, so a card's slug is enough to find it; only victims are alike.
import { cardSpot, placeSpot, seatSpot, shownSpot } from '../table/spots';

export const spot = {
  clan: (clan: string) => placeSpot('clan', clan),
  relic: (relic: string) => placeSpot('relic', relic),
  /** A clan card, wherever it lies: in hand, just drawn, on a side. */
  card: cardSpot,
  /** A deployed card that the viewer does not know: the n-th of its side, counted from 1. */
  unknown: (at: string, seat: string, n: number) => placeSpot('unknown', at, seat, n),
  at: (at: string) => placeSpot('at', at),
  side: (at: string, seat: string) => placeSpot('side', at, seat),
  seat: seatSpot,
  alliance: (seat: string, slug: string) => placeSpot('alliance', seat, slug),
  drained: (seat: string, slug: string) => placeSpot('drained', seat, slug),
  shown: shownSpot,
};
