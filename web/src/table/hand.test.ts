import { describe, expect, it } from 'vitest';
import { laidOut, pilesOf } from './hand';

const none = (n: number) => Array.from({ length: n }, () => false);

describe('a hand', () => {
  it('lies side by side while there is room', () => {
    expect(laidOut(none(3), 100, 900)).toEqual([0, 109, 218]);
    expect(laidOut(none(1), 100, 50)).toEqual([0]);
    expect(laidOut([], 100, 900)).toEqual([]);
  });

  it.each([5, 13, 30])('of %i never goes beyond its edge', (n) => {
    const starts = laidOut(none(n), 100, 600);
    expect(starts.at(-1)! + 100).toBeLessThanOrEqual(600);
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
  });

  it('covers nothing that can be played, and the others more for it', () => {
    const free = none(13).map((_, i) => i === 0 || i === 5);
    const starts = laidOut(free, 100, 800);
    const seen = (i: number) => starts[i + 1]! - starts[i]!;
    expect(seen(0)).toBeGreaterThanOrEqual(100);
    expect(seen(5)).toBeGreaterThanOrEqual(100);
    expect(seen(1)).toBeLessThan(60);
    expect(starts.at(-1)! + 100).toBeLessThanOrEqual(800.001);
  });

  it('is even where all of it can be played', () => {
    const starts = laidOut(
      none(10).map(() => true),
      100,
      600,
    );
    expect(new Set(starts.slice(1).map((x, i) => Math.round(x - starts[i]!))).size).toBe(1);
  });

  it('puts equal cards on one pile', () => {
    const cards = ['bat', 'rose', 'bat'].map((slug, i) => ({ slug, id: `A${i}` }));
    expect(pilesOf(cards)).toEqual([
      { key: 'bat', slug: 'bat', ids: ['A0', 'A2'] },
      { key: 'rose', slug: 'rose', ids: ['A1'] },
    ]);
  });
});
