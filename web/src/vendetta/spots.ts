// What things on Vendetta's table are called, as the targets of options name them. No two clan cards or allies of
// a game are the same, so a card's slug is enough to find it; only victims are alike.
import { cardSpot, placeSpot, seatSpot, shownSpot, type PlaceSpots } from '../table/spots';
import type { TablePlace } from '../wire/vendetta';

export const places: PlaceSpots<TablePlace> = {
  clan: placeSpot('clan'),
  relic: placeSpot('relic'),
  at: placeSpot('at'),
  side: placeSpot('side'),
  unknown: placeSpot('unknown'),
  alliance: placeSpot('alliance'),
  drained: placeSpot('drained'),
};

export const spot = {
  ...places,
  /** A clan card, wherever it lies: in hand, just drawn, on a side. */
  card: cardSpot,
  seat: seatSpot,
  shown: shownSpot,
};
