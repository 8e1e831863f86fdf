// The places of New Game's table, as its rules declare them.
import { placeSpot, type PlaceSpots } from '../table/spots';
import type { TablePlace } from '../wire/newgame';

export const places: PlaceSpots<TablePlace> = {
  deck: placeSpot('deck'),
};
