// What things on Rivals' table are called, as the targets of options name them. A card of a deck keeps its id
// wherever it goes, so one key serves for hand, Haven, Streets and discard pile.
import { cardSpot, placeSpot, seatSpot, shownSpot } from '../table/spots';

export const spot = {
  /** A card of a player's own decks: a vampire, a card in hand, an Ongoing card. */
  card: cardSpot,
  /** Equal cards of the city lie on one another. */
  street: (card: string) => placeSpot('street', card),
  seat: seatSpot,
  haven: (seat: string) => placeSpot('haven', seat),
  agenda: (seat: string) => placeSpot('agenda', seat),
  library: (seat: string) => placeSpot('library', seat),
  faction: (seat: string) => placeSpot('faction', seat),
  /** The n-th face-down card of a player, counted from 1. */
  conspiracy: (seat: string, nth: number) => placeSpot('conspiracy', seat, nth),
  attackCard: placeSpot('attack-card'),
  cityDeck: placeSpot('city-deck'),
  shown: shownSpot,
};

export const PRINCE = 'prince-of-the-city';
