import { describe, expect, it } from 'vitest';
import { chipsOf, isLit, type Held } from './chips.svelte';

const held = (kind: string, n: number, free = false): Held => ({ n, kind, name: kind, free });

describe('chips of a hand', () => {
  it('come with ten cards', () => {
    expect(chipsOf([held('attack', 9)])).toEqual([]);
    expect(chipsOf([held('attack', 9), held('vampire', 1, true)]).map(({ key, n }) => [key, n])).toEqual([
      ['all', 10],
      ['playable', 1],
      ['kind:attack', 9],
      ['kind:vampire', 1],
    ]);
  });

  it('are few: small kinds are one', () => {
    const hand = [held('a', 5), held('b', 1), held('c', 4), held('d', 3), held('e', 2)];
    expect(chipsOf(hand).map(({ key, n }) => [key, n])).toEqual([
      ['all', 15],
      ['playable', 0],
      ['kind:a', 5],
      ['kind:c', 4],
      ['kind:d', 3],
      ['kind:b e', 3],
    ]);
  });

  it('light what they name', () => {
    expect(isLit('all', 'a', false)).toBe(true);
    expect([isLit('playable', 'a', true), isLit('playable', 'a', false)]).toEqual([true, false]);
    expect([isLit('kind:b e', 'e', false), isLit('kind:b e', 'a', true)]).toEqual([true, false]);
  });
});
