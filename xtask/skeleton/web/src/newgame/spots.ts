// The places of Newgame's table, as its rules declare them.
import { placeSpot, type PlaceSpots } from '../table/spots';
import type { TablePlace } from '../wire/newgame';

export const spot: PlaceSpots<TablePlace> = {
  deck: placeSpot('deck'),
};
