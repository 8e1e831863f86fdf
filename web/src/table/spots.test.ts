import { describe, expect, it } from 'vitest';
import type { QuestionInfo, Target } from '../wire';
import { indexSpots, placeSpot, spotsOf } from './spots';

const card = (id: string): Target => ({ kind: 'card', id });
const option = (word: string, ...targets: Target[]) => ({ word, text: [], choice: null, targets });
const question: QuestionInfo = {
  seat: 'A',
  seq: 7,
  text: [],
  ask: null,
  about: [],
  options: [option('a', card('1')), option('b', card('1'), card('2'), card('1')), option('pass')],
  refused: [{ ...option('c', card('3')), why: [{ kind: 'text', text: 'No.' }], rule: '1.2' }],
  forced: [],
};

describe('a target', () => {
  it('has a spot, unless it is a number', () => {
    expect(
      spotsOf([
        card('A17'),
        { kind: 'seat', seat: 'B' },
        { kind: 'place', place: { word: 'at', of: 'haven' } },
        { kind: 'place', place: { word: 'side', of: ['2', 'A'] } },
        { kind: 'place', place: { word: 'deck' } },
        { kind: 'number', n: 2 },
      ]),
    ).toEqual(['card:A17', 'seat:B', 'place:at.haven', 'place:side.2.A', 'place:deck']);
  });
  it('has the spot that a game gives to the place', () => {
    expect([placeSpot('at')('haven'), placeSpot('side')('2', 'A'), placeSpot('deck')()]).toEqual(
      spotsOf([
        { kind: 'place', place: { word: 'at', of: 'haven' } },
        { kind: 'place', place: { word: 'side', of: ['2', 'A'] } },
        { kind: 'place', place: { word: 'deck' } },
      ]),
    );
  });
});

describe('options sorted by where they lie', () => {
  const index = indexSpots(question);

  it('puts several options on one spot, in the order of the question', () => {
    expect(index.options.get('card:1')?.map((o) => o.word)).toEqual(['a', 'b']);
    expect(index.options.get('card:2')?.map((o) => o.word)).toEqual(['b']);
  });
  it('leaves what lies nowhere to the buttons', () => {
    expect([...index.lying]).toEqual(['a', 'b']);
  });
  it('keeps refusals apart', () => {
    expect(index.refused.get('card:3')?.map((no) => no.word)).toEqual(['c']);
    expect(index.options.has('card:3')).toBe(false);
  });
  it('is empty without a question', () => {
    expect(indexSpots(null).options.size).toBe(0);
  });
});
