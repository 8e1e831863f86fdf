import { describe, expect, it } from 'vitest';
import type { Question } from '../wire';
import { indexSpots } from './spots';

const option = (word: string, choice: unknown) => ({ word, text: word, choice });
const question: Question = {
  seat: 'A',
  seq: 7,
  text: 'Which card?',
  ask: null,
  options: [option('a', ['hand:1']), option('b', ['hand:1', 'hand:2', 'hand:1']), option('pass', [])],
  refused: [{ ...option('c', ['hand:3']), why: 'No.', rule: '1.2' }],
  forced: [],
};

describe('options sorted by where they lie', () => {
  const index = indexSpots(question, null, 'A', (choice) => choice as string[]);

  it('puts several options on one spot, in the order of the question', () => {
    expect(index.options.get('hand:1')?.map((o) => o.word)).toEqual(['a', 'b']);
    expect(index.options.get('hand:2')?.map((o) => o.word)).toEqual(['b']);
  });
  it('names a spot once, however often a game names it', () => {
    expect(index.spots.get('b')).toEqual(['hand:1', 'hand:2']);
  });
  it('leaves what lies nowhere to the buttons', () => {
    expect(index.spots.get('pass')).toEqual([]);
  });
  it('keeps refusals apart', () => {
    expect(index.refused.get('hand:3')?.[0]?.why).toBe('No.');
    expect(index.options.has('hand:3')).toBe(false);
  });
  it('is empty without a question or a table', () => {
    expect(indexSpots(null, null, null, () => ['x']).options.size).toBe(0);
    expect(indexSpots(question, null, null, undefined).options.size).toBe(0);
  });
});
