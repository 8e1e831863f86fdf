import { describe, expect, it } from 'vitest';
import { parts, standings } from './standing';
import { aPlayer, aView } from './testing';

const seats = (view: ReturnType<typeof aView>) => standings(view).map((standing) => standing.seats.join(''));

describe('final standings', () => {
  it('go by score, then blood, then turn order', () => {
    const players = [
      aPlayer('A', { score: 9, pool: 2 }),
      aPlayer('B', { score: 9, pool: 5 }),
      aPlayer('C', { score: 9, pool: 2 }),
      aPlayer('D', { score: 12, pool: 1 }),
    ];
    expect(seats(aView({ players, order: ['C', 'D', 'A', 'B'] }))).toEqual(['D', 'B', 'C', 'A']);
  });

  it('let Fiorenza Savona win the last tie', () => {
    const players = [aPlayer('A'), aPlayer('B', { alliance: ['fiorenza-savona'] }), aPlayer('C'), aPlayer('D')];
    expect(seats(aView({ players }))[0]).toBe('B');
    // Drained she has lost her ability.
    players[1] = aPlayer('B', { drained: ['fiorenza-savona'] });
    expect(seats(aView({ players }))[0]).toBe('A');
  });

  it('put the eliminated last, without a place', () => {
    const players = [aPlayer('A', { alive: false, score: 0 }), aPlayer('B'), aPlayer('C'), aPlayer('D')];
    const last = standings(aView({ players, order: ['B', 'C', 'D'] })).at(-1);
    expect(last).toMatchObject({ place: null, seats: ['A'] });
  });

  it('add partners up', () => {
    const base = aView();
    const view = aView({
      setup: { ...base.setup, teams: true },
      players: [
        aPlayer('A', { score: 3 }),
        aPlayer('B', { score: 8 }),
        aPlayer('C', { score: 10 }),
        aPlayer('D', { score: 4 }),
      ],
    });
    expect(standings(view)).toEqual([
      { place: 1, seats: ['A', 'C'], score: 13, blood: 14 },
      { place: 2, seats: ['B', 'D'], score: 12, blood: 14 },
    ]);
  });

  it('show what a score is made of', () => {
    const player = aPlayer('A', { score: 11, influence: 6, tokens: 1, turned: 1 });
    expect(parts(player)).toEqual({ influence: 6, cards: 7, diablerie: 2 });
  });
});
