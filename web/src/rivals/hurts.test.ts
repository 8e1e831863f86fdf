import { expect, it } from 'vitest';
import { hurts } from './hurts';

it('hurts who loses something', () => {
  expect(hurts({ word: 'lost-prestige', who: 'A', amount: 2, by: null })).toBe('A');
  expect(hurts({ word: 'stole-prestige', who: 'A', from: 'B', amount: 1, by: 'hydra' })).toBe('B');
  expect(hurts({ word: 'vampire-burned', who: 'C', vampire: 'hydra', by: 'A' })).toBe('C');
  expect(hurts({ word: 'city-empty' })).toBeNull();
});
