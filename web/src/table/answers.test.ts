import { describe, expect, it } from 'vitest';
import type { Target } from '../wire';
import { proposal, remember, slotsOf, sortOptions } from './answers';
import { asked, card } from './testing';

const number = (n: number): Target => ({ kind: 'number', n });
const lies = (word: string) => word.startsWith('card');
const words = (options: { word: string }[]) => options.map(({ word }) => word);

/** A question whose options carry their own word as the choice's. */
function question(...options: [word: string, ...targets: Target[]][]) {
  const made = asked({ word: 'test' }, ...options);
  for (const option of made.options) option.choice = { word: option.word.split(':')[0] };
  return made;
}

describe('answers', () => {
  it('leave what lies on the table to the table', () => {
    const sorted = sortOptions(question(['card:1', card('A1')], ['card:2', card('A2')], ['pass']), lies);
    expect(words(sorted.plain)).toEqual(['pass']);
    expect(sorted.pass).toBe(true);
    expect(slotsOf(sorted).main?.word).toBe('pass');
  });

  it('are a number as one control, whatever else there is', () => {
    const sorted = sortOptions(
      question(['blood:2', number(2)], ['blood:0', number(0)], ['blood:1', number(1)], ['done']),
      lies,
    );
    expect(sorted.numbers.map(({ n }) => n)).toEqual([0, 1, 2]);
    expect(slotsOf(sorted)).toMatchObject({ main: null, others: [{ word: 'done' }], list: [] });
  });

  it('are no number where the same number means two things', () => {
    const sorted = sortOptions(question(['give:1', number(1)], ['take:1', number(1)]), lies);
    expect(sorted.numbers).toEqual([]);
    expect(words(sorted.plain)).toEqual(['give:1', 'take:1']);
  });

  it.each([
    [1, 0, 0],
    [3, 2, 0],
    [4, 0, 4],
  ])('of %i have %i buttons beside the red one, and %i in a list', (n, others, list) => {
    const options = Array.from({ length: n }, (_, i): [string] => [`yes${i}`]);
    const slots = slotsOf(sortOptions(question(...options), lies));
    expect(slots.main?.word).toBe('yes0');
    expect([slots.others.length, slots.list.length]).toEqual([others, list]);
  });

  it('propose the number of last time, or the nearest below it', () => {
    const { numbers } = sortOptions(question(['blood:0', number(0)], ['blood:1', number(1)]), lies);
    expect(proposal('game/new', numbers)).toBe(0);
    remember('game/blood', 3);
    expect(proposal('game/blood', numbers)).toBe(1);
  });
});
