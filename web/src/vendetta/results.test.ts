import { describe, expect, it } from 'vitest';
import type { LogLine } from '../wire';
import type { Event } from '../wire/vendetta';
import { resultsOf } from './results';

const lines = (...events: Event[]): LogLine[] =>
  events.map((event, i) => ({ seq: i, answers: i, kind: 'game', parts: [], event, at: 0 }));

const conflict: Event[] = [
  { word: 'stage', at: '1', stage: 'conflict' },
  { word: 'total', who: 'A', at: '1', total: 4 },
  { word: 'total', who: 'B', at: '1', total: 7 },
  { word: 'total', who: 'C', at: '1', total: 0 },
  { word: 'ranked', who: 'B', rank: 1, at: '1' },
  { word: 'ally-won', who: 'B', ally: 'portia', at: '1' },
  { word: 'influence-gained', who: 'B', amount: 3, by: null },
  { word: 'ranked', who: 'A', rank: 2, at: '1' },
  { word: 'victim-drawn', who: 'A', by: null },
  { word: 'influence-gained', who: 'A', amount: 2, by: null },
];

describe('what is written on a resolved location', () => {
  it('is who came where, with what, and what they gained', () => {
    const [first, second, last] = resultsOf(lines({ word: 'round', round: 1 }, ...conflict)).get('1')!.places;
    expect(first).toEqual({ seat: 'B', total: 7, rank: 1, influence: 3, ally: 'portia', victim: false });
    expect(second).toEqual({ seat: 'A', total: 4, rank: 2, influence: 2, ally: null, victim: true });
    expect(last).toMatchObject({ seat: 'C', rank: null });
  });

  it('counts nothing that is gained later', () => {
    const after: Event[] = [
      { word: 'stage', at: '1', stage: 'aftermath' },
      { word: 'influence-gained', who: 'B', amount: 5, by: 'summon' },
    ];
    expect(resultsOf(lines(...conflict, ...after)).get('1')?.places[0]?.influence).toBe(3);
  });

  it('is not there before the ranks are', () => {
    expect(resultsOf(lines(...conflict.slice(0, 4))).size).toBe(0);
  });

  it('says that nobody was left', () => {
    expect(resultsOf(lines({ word: 'nobody-left', at: '2' })).get('2')).toEqual({ places: [] });
  });

  it('goes when the next round begins', () => {
    expect(resultsOf(lines(...conflict, { word: 'round', round: 2 })).size).toBe(0);
  });
});
