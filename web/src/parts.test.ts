import { describe, expect, it } from 'vitest';
import { cardsIn, plain, tight } from './parts';
import type { Part } from './wire';

const text = (text: string): Part => ({ kind: 'text', text });
const vagrant: Part = { kind: 'card', text: 'Vagrant', card: 'vagrant' };

describe('a text in parts', () => {
  const parts: Part[] = [{ kind: 'seat', text: 'B', seat: 'B' }, text(' burns '), vagrant, text(' and '), vagrant, text('.')];
  it('has words', () => expect(plain(parts)).toBe('B burns Vagrant and Vagrant.'));
  it('names its cards once each', () => expect(cardsIn(parts)).toEqual(['vagrant']));
});

describe('cards in a text', () => {
  const parts = (before: string, after: string) => [text(before), vagrant, text(after)];
  it('keep brackets and stops beside them', () => {
    expect(tight(parts('prevented (', ').'), 1)).toEqual({ before: true, after: true });
  });
  it('leave other words free to break', () => {
    expect(tight(parts('plays ', ' here'), 1)).toEqual({ before: false, after: false });
    expect(tight([vagrant], 0)).toEqual({ before: false, after: false });
  });
});
