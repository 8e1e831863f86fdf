import { describe, expect, it } from 'vitest';
import { cardsIn, glued, plain } from './parts';
import type { Part } from './wire';

const text = (text: string): Part => ({ kind: 'text', text });
const vagrant: Part = { kind: 'card', text: 'Vagrant', card: 'vagrant' };

describe('a text in parts', () => {
  const parts: Part[] = [
    { kind: 'seat', text: 'B', seat: 'B' },
    text(' burns '),
    vagrant,
    text(' and '),
    vagrant,
    text('.'),
  ];
  it('has words', () => expect(plain(parts)).toBe('B burns Vagrant and Vagrant.'));
  it('names its cards once each', () => expect(cardsIn(parts)).toEqual(['vagrant']));
});

describe('cards in a text', () => {
  const around = (before: string, after: string) =>
    glued([text(before), vagrant, text(after)]).map(({ part, before, after }) => [before, part.text, after]);
  it('keep brackets, quotes and stops beside them', () => {
    expect(around('prevented (', ').')).toEqual([
      ['', 'prevented ', ''],
      ['(', 'Vagrant', ').'],
      ['', '', ''],
    ]);
    expect(around('kartę „', '” tutaj')[1]).toEqual(['„', 'Vagrant', '”']);
  });
  it('leave other words free to break', () => {
    expect(around('plays ', ' here')).toEqual([
      ['', 'plays ', ''],
      ['', 'Vagrant', ''],
      ['', ' here', ''],
    ]);
    expect(glued([vagrant])).toEqual([{ part: vagrant, before: '', after: '' }]);
  });
  it('leave every word where it is', () => {
    const parts = [text('a ('), vagrant, text(', “'), vagrant, text('”)'), vagrant, text('('), vagrant];
    const words = glued(parts).map(({ part, before, after }) => before + part.text + after);
    expect(words.join('')).toBe(plain(parts));
  });
});
