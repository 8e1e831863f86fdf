import { describe, expect, it } from 'vitest';
import type { Choice, Source } from '../wire/rivals';
import { sample } from './sample';
import { ownerOf, spotsOf } from './spots';

// Tables over the words of all variants: one that is missing does not compile.
type Plain = Extract<Choice, string>;
type Held = Exclude<Choice, string>;
type KeyOf<T> = T extends object ? keyof T & string : never;
type Row<T> = [choice: T, spots: string[]];

const view = sample();
const decks = ['library:A', 'faction:A'];
const mine = ['conspiracy:A:1'];

const PLAIN: Record<Plain, string[]> = {
  draw: decks,
  flip: ['agenda:A'],
  'end-turn': [],
  alone: [],
  'from-library': ['library:A'],
  'from-faction': ['faction:A'],
  burn: [],
  attach: [],
  keep: [],
  bottom: [],
  yes: [],
  no: [],
  done: [],
};

const HELD: Record<KeyOf<Held>, Row<Held>> = {
  recruit: [{ recruit: 65 }, ['slot:65']],
  play: [{ play: 12 }, ['slot:12']],
  attack: [{ attack: 60 }, ['slot:60']],
  claim: [{ claim: 60 }, ['slot:60', 'street:prince-of-the-city']],
  'title-action': [{ 'title-action': 60 }, ['slot:60']],
  move: [{ move: 61 }, ['slot:61']],
  regroup: [{ regroup: 61 }, ['slot:61']],
  use: [{ use: { vampire: 60 } }, ['slot:60']],
  'burn-retainer': [{ 'burn-retainer': [60, 82] }, ['slot:60']],
  show: [{ show: [1, 'B'] }, mine],
  invite: [{ invite: [1, 'B'] }, mine],
  contribute: [{ contribute: 1 }, mine],
  resolve: [{ resolve: 1 }, mine],
  with: [{ with: 61 }, ['slot:61']],
  target: [{ target: 188 }, ['slot:188']],
  mortal: [{ mortal: 15 }, ['street:vagrant']],
  type: [{ type: 'social' }, []],
  card: [{ card: 3 }, ['slot:3', 'slot:9']],
  'face-up': [{ 'face-up': 12 }, ['slot:12']],
  block: [{ block: 188 }, ['slot:188']],
  vampire: [{ vampire: 63 }, ['slot:63']],
  foe: [{ foe: 'C' }, ['seat:C']],
  retainer: [{ retainer: [188, 85] }, ['slot:188']],
  ongoing: [{ ongoing: 30 }, ['slot:30', 'slot:31']],
  'city-card': [{ 'city-card': 3 }, ['street:the-hunger']],
  'face-down': [{ 'face-down': 1 }, mine],
  option: [{ option: 0 }, []],
  amount: [{ amount: 2 }, []],
  exert: [{ exert: 60 }, ['slot:60']],
  modifier: [{ modifier: 12 }, ['slot:12']],
  spend: [{ spend: 1 }, []],
  hide: [{ hide: 0 }, []],
  promise: [{ promise: { peace: ['B', 9] } }, []],
  first: [{ first: 'B' }, ['seat:B']],
  token: [{ token: 'C' }, ['seat:C']],
  drawn: [{ drawn: 188 }, ['faction:B']],
  city: [{ city: 4 }, ['city-deck']],
};

const SOURCES: Record<KeyOf<Source>, Row<Source>> = {
  vampire: [{ vampire: 188 }, ['slot:188']],
  attached: [{ attached: [188, 86] }, ['slot:188']],
  ongoing: [{ ongoing: 31 }, ['slot:30', 'slot:31']],
  haven: [{ haven: 'C' }, ['haven:C']],
  agenda: [{ agenda: 'B' }, ['agenda:B']],
  'attack-card': [{ 'attack-card': 12 }, ['attack:card']],
  city: [{ city: 3 }, ['street:the-hunger']],
};

describe('where options lie', () => {
  it.each(Object.entries(PLAIN))('%s', (word, spots) => {
    expect(spotsOf(word, view, 'A')).toEqual(spots);
  });
  it.each(Object.entries(HELD))('%s', (_, [choice, spots]) => {
    expect(spotsOf(choice, view, 'A')).toEqual(spots);
  });
  it.each(Object.entries(SOURCES))('use of %s', (_, [source, spots]) => {
    expect(spotsOf({ use: source }, view, 'A')).toEqual(spots);
  });

  it('finds equal cards of the discard pile', () => {
    expect(spotsOf({ card: 21 }, view, 'A')).toEqual(['slot:20', 'slot:21']);
  });
  it('takes a card of which nothing is shown by its slot alone', () => {
    expect(spotsOf({ vampire: 66 }, view, 'A')).toEqual(['slot:66']);
  });
  it('draws a Library card from the Library', () => {
    expect(spotsOf({ drawn: 130 }, view, 'A')).toEqual(['library:B']);
  });
  it('gives onlookers nothing of their own', () => {
    for (const choice of ['draw', 'flip', { resolve: 1 }]) expect(spotsOf(choice, view, null)).toEqual([]);
    expect(spotsOf({ attack: 60 }, view, null)).toEqual(['slot:60']);
  });
  it('reads the owner from a slot', () => {
    expect([3, 188, 316].map(ownerOf)).toEqual(['A', 'B', 'C']);
  });
});
