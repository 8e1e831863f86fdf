// Tables with everything on them that an option may lie on.
import { card, placeOf, seat, type Sample } from '../table/testing';
import type { Ask, PlayerView, TablePlace, View } from '../wire/newgame';

const place = placeOf<TablePlace>();
const seats = ['A', 'B'];

const player = (seat: string, more: Partial<PlayerView> = {}): PlayerView => ({
  seat,
  points: 0,
  hand_size: 2,
  hand: null,
  played: null,
  ...more,
});

export const samples: Sample<View, Ask>[] = [
  {
    view: {
      step: 'play',
      round: 2,
      deck_size: 6,
      players: [player('A', { hand: ['two', 'crown'] }), player('B', { played: 'nine', hand_size: 1 })],
    },
    you: 'A',
    names: seats,
    lying: [...['two', 'crown', 'nine'].map(card), ...seats.map(seat), place({ word: 'deck' })],
  },
];
