import { describe, expect, it } from 'vitest';
import type { Course } from '../../wire';
import { chart } from './chart';

const SIZE = { width: 432, height: 226, names: 100 };

function course(values: (number | null)[][], axis: (string | null)[] = values.map(() => null)): Course {
  const chapters = values.map((row, i) => ({ at: i, text: [], axis: axis[i] ?? null, values: [row] }));
  return { tracks: [{ word: 'score', text: 'Score' }], chapters, turning_points: [] };
}

describe('the chart of a game', () => {
  it('has a line for every seat, from left to right, higher for more', () => {
    const { lines, left, right } = chart(
      course([
        [3, 3],
        [5, 4],
        [9, 10],
      ]),
      0,
      ['A', 'B'],
      SIZE,
    );
    expect(lines.map(({ seat, value }) => [seat, value])).toEqual([
      ['A', 9],
      ['B', 10],
    ]);
    const xs = lines[0]!.points.split(' ').map((point) => Number(point.split(',')[0]));
    expect([xs[0], xs.at(-1)]).toEqual([left, right]);
    expect(lines[1]!.end.y).toBeLessThan(lines[0]!.end.y);
  });

  it('ends a line where its seat left the game', () => {
    const [a, b] = chart(
      course([
        [3, 3],
        [5, null],
        [9, null],
      ]),
      0,
      ['A', 'B'],
      SIZE,
    ).lines;
    expect(a!.points.split(' ')).toHaveLength(3);
    expect(b!.points.split(' ')).toHaveLength(1);
    expect(b!.value).toBe(3);
  });

  it('marks round numbers, below nothing too', () => {
    const values = (row: number[]) => chart(course([[0, 0], row]), 0, ['A', 'B'], SIZE).ticks.map(({ value }) => value);
    expect(values([29, 12])).toEqual([0, 10, 20, 30]);
    expect(values([4, -2])).toEqual([-2, 0, 2, 4]);
  });

  it('keeps names of lines apart and inside', () => {
    const { lines, bottom } = chart(
      course([
        [1, 1, 1, 1],
        [0, 0, 0, 0],
      ]),
      0,
      ['A', 'B', 'C', 'D'],
      SIZE,
    );
    const labels = lines.map(({ label }) => label).sort((a, b) => a - b);
    for (let i = 1; i < labels.length; i += 1) expect(labels[i]! - labels[i - 1]!).toBeGreaterThanOrEqual(16);
    expect(labels.at(-1)).toBeLessThanOrEqual(bottom + 4);
  });

  it('names what stands on the axis once, as often as there is room', () => {
    const rounds = chart(course([[0], [1], [2], [3], [4]], [null, 'Round 1', null, 'Round 2', null]), 0, ['A'], {
      ...SIZE,
      width: 432,
    });
    expect(rounds.names.map(({ text }) => text)).toEqual(['Round 1', 'Round 2']);
    const turns = Array.from({ length: 60 }, (_, i) => [i]);
    const many = chart(
      course(
        turns,
        turns.map((_, i) => String(i)),
      ),
      0,
      ['A'],
      SIZE,
    ).names;
    expect(many.length).toBeGreaterThan(3);
    expect(many.length).toBeLessThan(15);
  });

  it('lights the last turning point', () => {
    const turned = course([[0], [1], [2]]);
    turned.turning_points = [{ chapter: 2, at: 2, text: [], told: [] }];
    const { lit, right } = chart(turned, 0, ['A'], SIZE);
    expect(lit!.x + lit!.width).toBeCloseTo(right);
    expect(lit!.width).toBeGreaterThan(0);
  });
});
