import { describe, expect, it } from 'vitest';
import type { CardView, Loc } from '../wire/vendetta';
import { Flights } from './flights';
import { aView } from './testing';

const hidden = (owner: string): CardView => ({ card: null, down: true, owner });
const up = (card: string, owner: string): CardView => ({ card, down: false, owner });

/** A view with cards of B at some locations. */
function table(cards: Partial<Record<Loc, CardView[]>>) {
  const view = aView();
  for (const location of view.locations) {
    const here = cards[location.at];
    if (here) location.sides = [{ seat: 'B', cards: here, blood: 0 }];
  }
  return view;
}

describe('flights', () => {
  it('keep the id of a card that is revealed where it lies', () => {
    const flights = new Flights();
    const before = flights.follow(table({ 1: [hidden('B'), hidden('B')] }));
    const after = flights.follow(table({ 1: [up('fearless', 'B'), up('mist-form', 'B')] }));
    expect(after.get('card:fearless')).toBe(before.get('place:unknown.1.B.1'));
    expect(after.get('card:mist-form')).toBe(before.get('place:unknown.1.B.2'));
  });

  it('keep it when the card walks away at the same time, and later', () => {
    const flights = new Flights();
    const before = flights.follow(table({ 1: [hidden('B')] }));
    const id = before.get('place:unknown.1.B.1');
    expect(flights.follow(table({ haven: [up('fearless', 'B')] })).get('card:fearless')).toBe(id);
    flights.follow(table({}));
    expect(flights.follow(table({ 2: [up('fearless', 'B')] })).get('card:fearless')).toBe(id);
  });

  it('never give one id to two cards', () => {
    const flights = new Flights();
    flights.follow(table({ 1: [hidden('B')] }));
    flights.follow(table({ 1: [up('fearless', 'B')] }));
    const ids = flights.follow(table({ 1: [hidden('B'), up('fearless', 'B')], 2: [hidden('B')] }));
    expect(new Set(ids.values()).size).toBe(ids.size);
  });

  it('take known cards by their name', () => {
    const ids = new Flights().follow(table({ 1: [up('fearless', 'B')] }));
    expect(ids.get('card:fearless')).toBe('card:fearless');
  });
});
