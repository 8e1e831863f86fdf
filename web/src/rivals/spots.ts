// What things on Rivals' table are called, as the targets of options name them. A card of a deck keeps its id
// wherever it goes, so one key serves for hand, Haven, Streets and discard pile.
import { cardSpot, placeSpot, seatSpot, shownSpot, type PlaceSpots } from '../table/spots';
import type { TablePlace } from '../wire/rivals';

export const places: PlaceSpots<TablePlace> = {
  street: placeSpot('street'),
  haven: placeSpot('haven'),
  agenda: placeSpot('agenda'),
  library: placeSpot('library'),
  faction: placeSpot('faction'),
  conspiracy: placeSpot('conspiracy'),
  'attack-card': placeSpot('attack-card'),
  'city-deck': placeSpot('city-deck'),
};

export const spot = {
  ...places,
  /** A card of a player's own decks: a vampire, a card in hand, an Ongoing card. */
  card: cardSpot,
  seat: seatSpot,
  shown: shownSpot,
};

export const PRINCE = 'prince-of-the-city';
