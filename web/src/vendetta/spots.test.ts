import { cleanup } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sample } from '../cards/testkit';
import { spotsOf } from '../table/spots';
import { showTable } from '../table/testing';
import type { Target } from '../wire';
import type { View } from '../wire/vendetta';
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

/** The spots of the things where an option may lie. */
function drawn(view: View, you: string | null): string[] {
  const table = showTable({ game: 'vendetta', Table, view, you, names: ['A', 'B', 'C', 'D'] });
  return [...table.drawn].filter((spot) => !spot.startsWith('shown:')).sort();
}

const card = (id: string): Target => ({ kind: 'card', id });
const seat = (seat: string): Target => ({ kind: 'seat', seat });
const place = (place: string): Target => ({ kind: 'place', place });

afterEach(cleanup);

// The targets are those that the rules give to options: `crates/vendetta/src/{terms,places}.rs`.
describe('what lies on the table', () => {
  it('is found by the targets of options', () => {
    const targets = [
      card('challenge'),
      card('fearless'),
      card('brujah-hunt'),
      place('unknown.1.B.1'),
      ...['A', 'B', 'C', 'D'].map(seat),
      ...['1', '2', 'haven'].map((at) => place(`at.${at}`)),
      ...['A', 'B'].map((side) => place(`side.1.${side}`)),
      place('alliance.A.portia'),
      ...['A', 'B', 'C', 'D'].map((who) => place(`alliance.${who}.victim`)),
      place('drained.A.marcel'),
      place('drained.B.victim'),
      place('relic.silent-mask'),
    ];
    expect(drawn(view, 'A')).toEqual(spotsOf(targets).sort());
  });

  it('is what can be chosen before the first round', () => {
    const offer = aView({
      step: { word: 'clans' },
      round: 0,
      clans_on_offer: ['ventrue', 'tremere'],
      relics_on_offer: ['silent-mask'],
    });
    const targets = [
      ...['A', 'B', 'C', 'D'].map(seat),
      place('clan.ventrue'),
      place('clan.tremere'),
      place('relic.silent-mask'),
    ];
    expect(drawn(offer, 'A')).toEqual(expect.arrayContaining(spotsOf(targets)));
  });
});
