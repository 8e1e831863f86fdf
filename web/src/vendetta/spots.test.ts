import { cleanup } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sample } from '../cards/testkit';
import { spotsOf } from '../table/spots';
import { showTable } from '../table/testing';
import type { Target } from '../wire';
import type { Loc, TablePlace, View } from '../wire/vendetta';
import Table from './Table.svelte';
import { aPlayer, aView } from './testing';

vi.mock('../cards/catalogue.svelte', () => ({
  cardOf: (_: string, slug: string) => sample({ slug }),
  allCards: () => [],
  groupName: () => undefined,
}));

const view = aView({
  step: { word: 'preparation', of: ['1', []] },
  players: [
    aPlayer('A', { hand: ['brujah-hunt'], relic: 'silent-mask', alliance: ['portia', 'victim', 'victim'], drained: ['marcel'] }),
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

const offer = aView({
  step: { word: 'clans' },
  round: 0,
  clans_on_offer: ['ventrue', 'tremere'],
  relics_on_offer: ['silent-mask'],
});

/** The spots of the things where an option may lie. */
function drawn(view: View, you: string | null): string[] {
  const table = showTable({ game: 'vendetta', Table, view, you, names: ['A', 'B', 'C', 'D'] });
  return [...table.drawn].filter((spot) => !spot.startsWith('shown:')).sort();
}

const card = (id: string): Target => ({ kind: 'card', id });
const seat = (seat: string): Target => ({ kind: 'seat', seat });
const place = (place: TablePlace): Target => ({ kind: 'place', place });

afterEach(cleanup);

/** All that the rules declare, as they are on these two tables. */
const places: { [Word in TablePlace['word']]: Extract<TablePlace, { word: Word }>[] } = {
  clan: [
    { word: 'clan', of: 'ventrue' },
    { word: 'clan', of: 'tremere' },
  ],
  relic: [{ word: 'relic', of: 'silent-mask' }],
  at: (['1', '2', 'haven'] satisfies Loc[]).map((at) => ({ word: 'at', of: at })),
  side: ['A', 'B'].map((seat) => ({ word: 'side', of: ['1', seat] })),
  unknown: [{ word: 'unknown', of: ['1', 'B', 1] }],
  alliance: [
    { word: 'alliance', of: ['A', 'portia'] },
    ...['A', 'B', 'C', 'D'].map((seat) => ({ word: 'alliance' as const, of: [seat, 'victim'] as [string, string] })),
  ],
  drained: [
    { word: 'drained', of: ['A', 'marcel'] },
    { word: 'drained', of: ['B', 'victim'] },
  ],
};

describe('what lies on the table', () => {
  const seats = ['A', 'B', 'C', 'D'].map(seat);

  it('is found by the targets of options', () => {
    const { clan: _, ...others } = places;
    const targets = [
      ...['challenge', 'fearless', 'brujah-hunt'].map(card),
      ...seats,
      ...Object.values(others).flat().map(place),
    ];
    expect(drawn(view, 'A')).toEqual(spotsOf(targets).sort());
  });

  it('is what can be chosen before the first round', () => {
    const targets = [...seats, ...[...places.clan, ...places.relic].map(place)];
    expect(drawn(offer, 'A')).toEqual(expect.arrayContaining(spotsOf(targets)));
  });
});
