import { describe, expect, it } from 'vitest';
import type { GameResult, PointsRow } from '../../wire';
import { barsOf, kindsOf } from './points';

const row = (word: string, points: number, text = word): PointsRow => ({
  word,
  text: [{ kind: 'text', text }],
  points,
});
const seat = (seat: string, place: number | null, ...rows: PointsRow[]) => ({
  seat,
  verdict: [],
  place,
  out: [],
  rows,
});

const result: GameResult = {
  how: 'finished',
  winners: ['B'],
  scores: [9, 12],
  text: '',
  why: [],
  seats: [
    seat('B', 1, row('influence', 12)),
    seat('A', 2, row('influence', 4), row('card', 6, 'Neonate Breach'), row('diablerie', -1)),
  ],
};

describe('what points are made of', () => {
  it('names every kind once, and cards by their names', () => {
    expect(kindsOf(result).map(({ text }) => text)).toEqual(['influence', 'Neonate Breach', 'diablerie']);
  });

  it('keeps the order, and measures by the longest row', () => {
    const bars = barsOf(result, ['A', 'B']);
    expect(bars.map(({ seat, score, won }) => [seat, score, won])).toEqual([
      ['B', 12, true],
      ['A', 9, false],
    ]);
    expect(bars[1]!.pieces.map(({ share }) => share)).toEqual([4 / 12, 6 / 12, 1 / 12]);
    expect(bars[0]!.pieces[0]!.kind.look).toBe(bars[1]!.pieces[0]!.kind.look);
  });

  it('lists everybody of a game that was given up, the winner first', () => {
    const given = { ...result, how: 'conceded' as const, scores: [null, null], seats: [] };
    expect(barsOf(given, ['A', 'B']).map(({ seat }) => seat)).toEqual(['B', 'A']);
  });
});
