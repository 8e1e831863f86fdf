import { cleanup } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serve } from '../cards/testkit';
import { spotsOf } from '../table/spots';
import { asked, showTable } from '../table/testing';
import type { Target } from '../wire';
import type { Ask, TablePlace, View } from '../wire/rivals';
import { attack, player, sample } from './sample';
import Table from './Table.svelte';

const card = (id: string): Target => ({ kind: 'card', id });
const seat = (seat: string): Target => ({ kind: 'seat', seat });
const place = (place: TablePlace): Target => ({ kind: 'place', place });

const fight = sample({ attack: attack({ kind: 'physical', intel: 1, card_laid: true, reaction_laid: true }) });

/** All that the rules declare, as they are in a fight. */
const places: { [Word in TablePlace['word']]: Extract<TablePlace, { word: Word }>[] } = {
  street: ['vagrant', 'the-hunger', 'prince-of-the-city'].map((card) => ({ word: 'street', of: card })),
  haven: ['A', 'B', 'C'].map((who) => ({ word: 'haven', of: who })),
  agenda: ['A', 'B', 'C'].map((who) => ({ word: 'agenda', of: who })),
  library: [{ word: 'library', of: 'A' }],
  faction: [{ word: 'faction', of: 'A' }],
  conspiracy: [{ word: 'conspiracy', of: ['A', 1] }],
  'attack-card': [{ word: 'attack-card' }],
  'city-deck': [{ word: 'city-deck' }],
};

/** The spots of the things where an option may lie. */
function drawn(view: View, question = asked<Ask>({ word: 'act', of: 2 })): string[] {
  const table = showTable({ game: 'rivals', Table, view, you: 'A', names: ['A', 'B', 'C'], question });
  return [...table.drawn].filter((spot) => !spot.startsWith('shown:')).sort();
}

beforeEach(() => void serve(() => []));
afterEach(cleanup);

describe('what lies on the table', { timeout: 30_000 }, () => {
  it('is found by the targets of options', () => {
    const targets = [
      ...['A3', 'A9', 'A12', 'A65'].map(card),
      ...['A20', 'A21'].map(card),
      ...['A60', 'A61', 'A62', 'A63', 'B60', 'C60'].map(card),
      ...['A30', 'A31', 'A32'].map(card),
      ...['A', 'B', 'C'].map(seat),
      ...Object.values(places).flat().map(place),
    ];
    expect(drawn(fight)).toEqual(spotsOf(targets).sort());
  });

  it('is who can lead, at first', () => {
    const players = ['A', 'B', 'C'].map((who) => player(who));
    const question = asked<Ask>({ word: 'leader' }, ['vampire:hydra', card('A60')]);
    question.options[0]!.text = [{ kind: 'card', text: 'Hydra', card: 'hydra' }];
    expect(drawn(sample({ step: { word: 'leaders' }, players }), question)).toContain('card:A60');
  });
});
