import { describe, expect, it } from 'vitest';
import type { Ask } from '../wire/vendetta';
import { askedOf } from './asked';
import { aView } from './testing';

const view = aView({ slots: [[2, 'challenge']] });

const CASES: [Ask, string[], string | undefined][] = [
  ['turn', [], undefined],
  [{ where: 2 }, ['challenge'], undefined],
  [{ facing: [2, '1'] }, ['challenge'], '1'],
  [{ blood: [2, 'haven'] }, ['challenge'], 'haven'],
  [{ 'reveal-for': ['one-step-ahead', 2] }, ['one-step-ahead', 'challenge'], undefined],
  // Two blood, not the card in slot 2.
  [{ pay: ['tremere-hunt', 2] }, ['tremere-hunt'], undefined],
  [{ 'ignore-loss': ['ashwood-ward', 2] }, ['ashwood-ward'], undefined],
  [{ stay: '2' }, [], '2'],
  [{ 'add-to-total': ['princes-signet', '2'] }, ['princes-signet'], '2'],
];

describe('what a question speaks of', () => {
  it.each(CASES)('%j', (ask, cards, at) => {
    expect(askedOf(ask, view)).toEqual(at ? { cards, at } : { cards });
  });

  it('is nothing where nothing is asked', () => {
    expect(askedOf(undefined, view)).toEqual({ cards: [] });
  });
});
