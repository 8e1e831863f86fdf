import { expect, it } from 'vitest';
import { hurts } from './hurts';

it('hurts who loses blood', () => {
  expect(hurts({ word: 'lost', who: 'A', amount: 2, by: null })).toBe('A');
  expect(hurts({ word: 'stolen', who: 'A', from: 'B', amount: 1, by: 'tremere-hunt' })).toBe('B');
  expect(hurts({ word: 'gained', who: 'A', amount: 1, by: null })).toBeNull();
});
