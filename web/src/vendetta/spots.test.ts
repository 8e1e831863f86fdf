import { describe, expect, it } from 'vitest';
import type { Choice } from '../wire/vendetta';
import { spotsOf } from './spots';
import { aPlayer, aView } from './testing';

const view = aView({
  step: { preparation: ['1', []] },
  players: [
    aPlayer('A', { alliance: ['portia', 'victim', 'victim'], drained: ['marcel'] }),
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
  slots: [
    [2, 'challenge'],
    [8, 'brujah-hunt'],
    [13, 'fearless'],
  ],
});

// Every choice that the rules know, by its word; a new one is missed here by the compiler.
type Word<C> = C extends string ? C : keyof C;
const cases: Record<Word<Choice>, [Choice, string[]]> = {
  clan: [{ clan: 'brujah' }, ['clan:brujah']],
  relic: [{ relic: 'silent-mask' }, ['relic:silent-mask']],
  keep: [{ keep: 8 }, ['card:brujah-hunt']],
  give: [{ give: 8 }, ['card:brujah-hunt']],
  under: [{ under: 8 }, ['card:brujah-hunt']],
  play: [{ play: 8 }, ['card:brujah-hunt']],
  at: [{ at: 'haven' }, ['at:haven']],
  'face-up': ['face-up', []],
  'face-down': ['face-down', []],
  blood: [{ blood: 2 }, []],
  tokens: [{ tokens: 2 }, []],
  drain: [{ drain: 'victim' }, ['alliance:A:victim']],
  use: [{ use: 'elders-phial' }, ['relic:elders-phial']],
  restore: [{ restore: 'marcel' }, ['drained:A:marcel']],
  look: [{ look: ['1', 'B', 1] }, ['unknown:1:B:1']],
  done: ['done', []],
  stay: ['stay', []],
  withdraw: ['withdraw', []],
  yes: ['yes', []],
  no: ['no', []],
  resolve: [{ resolve: 2 }, ['card:challenge']],
  turn: [{ turn: 2 }, ['card:challenge']],
  take: [{ take: 2 }, ['card:challenge']],
  target: [{ target: 13 }, ['card:fearless']],
  rival: [{ rival: 'B' }, ['seat:B', 'side:1:B']],
  pick: [{ pick: 'blood' }, []],
  bid: [{ bid: 2 }, []],
  shuffle: [{ shuffle: 8 }, ['card:brujah-hunt']],
  ambition: [{ ambition: 'C' }, ['seat:C']],
  offer: [{ offer: 'ventrue' }, ['clan:ventrue']],
  draw: [{ draw: 'marcel' }, []],
  'draw-slot': [{ 'draw-slot': 8 }, ['card:brujah-hunt']],
};

describe('where options lie', () => {
  it.each(Object.entries(cases))('%s', (_, [choice, spots]) => {
    expect(spotsOf(choice, view, 'A')).toEqual(spots);
  });

  it('finds nothing for a slot that the viewer does not know', () => {
    expect(spotsOf({ target: 30 }, view, 'A')).toEqual([]);
  });

  it('looks at a card by its name where it is known, and nowhere where there is none', () => {
    expect(spotsOf({ look: ['1', 'B', 2] }, view, 'A')).toEqual(['card:fearless']);
    expect(spotsOf({ look: ['1', 'B', 3] }, view, 'A')).toEqual([]);
    expect(spotsOf({ look: ['3', 'B', 1] }, view, 'A')).toEqual([]);
  });

  it('gives a rival who is not at the location only the strip', () => {
    expect(spotsOf({ rival: 'D' }, view, 'A')).toEqual(['seat:D']);
  });

  it('shows onlookers everybody who could be meant', () => {
    expect(spotsOf({ drain: 'portia' }, view, null)).toEqual(['alliance:A:portia']);
    expect(spotsOf({ drain: 'victim' }, view, null)).toContain('alliance:B:victim');
    expect(spotsOf({ restore: 'victim' }, view, null)).toEqual(['drained:B:victim']);
  });
});
