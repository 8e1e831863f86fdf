// Tables with everything on them that an option may lie on.
import { card, placeOf, seat, type Sample } from '../table/testing';
import type { Ask, Loc, TablePlace, View } from '../wire/vendetta';
import { aPlayer, aView } from './testing';

const place = placeOf<TablePlace>();
const seats = ['A', 'B', 'C', 'D'];

const preparation = aView({
  step: { word: 'preparation', of: ['1', []] },
  players: [
    aPlayer('A', {
      hand: ['brujah-hunt'],
      relic: 'silent-mask',
      alliance: ['portia', 'victim', 'victim'],
      drained: ['marcel'],
    }),
    aPlayer('B', { alliance: ['victim'], drained: ['victim'] }),
    aPlayer('C'),
    aPlayer('D'),
  ],
  locations: [
    {
      at: '1',
      ally: 'talley',
      card: null,
      sides: [
        { seat: 'A', cards: [{ card: 'challenge', down: false, owner: 'A' }], blood: 1 },
        {
          seat: 'B',
          cards: [
            { card: null, down: true, owner: 'B' },
            { card: 'fearless', down: true, owner: 'B' },
          ],
          blood: 0,
        },
      ],
      totals: null,
    },
    { at: '2', ally: 'wauneka', card: null, sides: [], totals: [] },
    { at: 'haven', ally: 'bronwyn', card: null, sides: [], totals: [] },
  ],
});

const clans = aView({
  step: { word: 'clans' },
  round: 0,
  clans_on_offer: ['ventrue', 'tremere'],
  relics_on_offer: ['silent-mask'],
});

const locations = (['1', '2', 'haven'] satisfies Loc[]).map((at) => place({ word: 'at', of: at }));

export const samples: Sample<View, Ask>[] = [
  {
    view: preparation,
    you: 'A',
    names: seats,
    lying: [
      ...['challenge', 'fearless', 'brujah-hunt'].map(card),
      ...seats.map(seat),
      ...locations,
      place({ word: 'relic', of: 'silent-mask' }),
      place({ word: 'side', of: ['1', 'A'] }),
      place({ word: 'side', of: ['1', 'B'] }),
      place({ word: 'unknown', of: ['1', 'B', 1] }),
      place({ word: 'alliance', of: ['A', 'portia'] }),
      ...seats.map((seat) => place({ word: 'alliance', of: [seat, 'victim'] })),
      place({ word: 'drained', of: ['A', 'marcel'] }),
      place({ word: 'drained', of: ['B', 'victim'] }),
    ],
  },
  {
    view: clans,
    you: 'A',
    names: seats,
    lying: [
      ...seats.map(seat),
      place({ word: 'clan', of: 'ventrue' }),
      place({ word: 'clan', of: 'tremere' }),
      place({ word: 'relic', of: 'silent-mask' }),
    ],
  },
];
