// Tables with everything on them that an option may lie on.
import { asked, card, placeOf, seat, type Sample } from '../table/testing';
import type { Ask, TablePlace, View } from '../wire/rivals';
import { attack, player, sample } from './sample';

const place = placeOf<TablePlace>();
const seats = ['A', 'B', 'C'];

const leader = asked<Ask>({ word: 'leader' }, ['vampire:hydra', card('A60')]);
leader.options[0]!.text = [{ kind: 'card', text: 'Hydra', card: 'hydra' }];

/** What is always there. */
const table = [
  ...seats.map(seat),
  ...seats.map((who) => place({ word: 'haven', of: who })),
  ...seats.map((who) => place({ word: 'agenda', of: who })),
  place({ word: 'library', of: 'A' }),
  place({ word: 'faction', of: 'A' }),
];

export const samples: Sample<View, Ask>[] = [
  {
    view: sample({ attack: attack({ kind: 'physical', intel: 1, card_laid: true, reaction_laid: true }) }),
    you: 'A',
    names: seats,
    question: asked<Ask>({ word: 'act', of: 2 }),
    lying: [
      ...['A3', 'A9', 'A12', 'A65', 'A20', 'A21', 'A30', 'A31', 'A32'].map(card),
      ...['A60', 'A61', 'A62', 'A63', 'B60', 'C60'].map(card),
      ...table,
      ...['vagrant', 'the-hunger', 'prince-of-the-city'].map((card) => place({ word: 'street', of: card })),
      place({ word: 'city-deck' }),
      place({ word: 'conspiracy', of: ['A', 1] }),
      place({ word: 'attack-card' }),
    ],
  },
  {
    view: sample({ step: { word: 'leaders' }, players: seats.map((who) => player(who)) }),
    you: 'A',
    names: seats,
    question: leader,
    lying: [...table, card('A60')],
  },
];
