import { describe, expect, it } from 'vitest';
import { boxOf, differs, nodeAfter, outcomes, stepsOf, wordsOf } from './plan';
import { planning } from './testing';

const plan = planning();
const after = (...words: string[]) => stepsOf(plan, words);
const wants = (numbers: Record<string, number>) => (part: string) => numbers[part];

describe('a way through a plan', () => {
  it('goes from part to part', () => {
    expect(nodeAfter(plan, [])?.part).toBe('card');
    expect(nodeAfter(plan, after('play:hunt'))?.part).toBe('place');
    expect(nodeAfter(plan, after('play:hunt', 'at:2', 'face:up', 'blood:1'))).toBeNull();
  });

  it('ends where a word is not offered', () => {
    expect(after('play:hunt', 'at:9', 'face:up').map(({ option }) => option.word)).toEqual(['play:hunt']);
    // Three blood cannot go with a card that is face down.
    expect(after('play:hunt', 'at:1', 'face:down', 'blood:3')).toHaveLength(3);
  });

  it('is sent with what goes without saying', () => {
    expect(wordsOf(after('play:hunt', 'at:2', 'face:up', 'blood:1'))).toEqual([
      'play:hunt',
      'at:2',
      'face:up',
      'blood:1',
      'done',
    ]);
  });

  it('comes to the first value and the last of each number', () => {
    const found = outcomes(after('play:hunt', 'at:1', 'face:down', 'blood:2'));
    expect(found).toMatchObject([
      { word: 'total', before: 0, after: { least: 5, most: 5 } },
      { word: 'blood', before: 4, after: { least: 1, most: 1 } },
    ]);
  });
});

describe('the box', () => {
  it('has one number, and a button for each facing', () => {
    const box = boxOf(plan, after('play:hunt', 'at:2'), wants({ blood: 2 }))!;
    expect(box.dials).toMatchObject([{ part: 'blood', values: [0, 1, 2, 3], value: 2 }]);
    expect(box.buttons.map(({ steps }) => wordsOf(steps))).toEqual([
      ['play:hunt', 'at:2', 'face:up', 'blood:2', 'done'],
      ['play:hunt', 'at:2', 'face:down', 'blood:2', 'done'],
    ]);
    expect(box.buttons.map(({ possible }) => possible)).toEqual([true, true]);
  });

  it('says of each button what it costs, and what is the same once', () => {
    const box = boxOf(plan, after('play:hunt', 'at:2'), wants({ blood: 2 }))!;
    const blood = box.buttons.map(({ outcomes }) => outcomes.find(({ word }) => word === 'blood')?.after?.most);
    expect(blood).toEqual([2, 1]);
    expect(differs(box, 'blood')).toBe(true);
    expect(differs(box, 'total')).toBe(false);
  });

  it('offers no combination that there is not', () => {
    const box = boxOf(plan, after('play:hunt', 'at:2'), wants({ blood: 3 }))!;
    expect(box.dials[0]!.value).toBe(3);
    expect(box.buttons.map(({ possible }) => possible)).toEqual([true, false]);
  });

  it('proposes what can be had: the last number, less if there is less, the least at first', () => {
    const value = (blood?: number) =>
      boxOf(plan, after('play:hunt', 'at:2'), wants(blood === undefined ? {} : { blood }))!.dials[0]!.value;
    expect([value(), value(2), value(9)]).toEqual([0, 2, 3]);
  });

  it('keeps a line for a number that would change with another value', () => {
    const box = boxOf(plan, after('play:hunt', 'at:2'), wants({ blood: 0 }))!;
    const blood = box.buttons[0]!.outcomes.find(({ word }) => word === 'blood');
    expect(blood).toMatchObject({ before: 4, after: null });
  });

  it('has tokens as a second number, only where there are any', () => {
    const rich = planning(2);
    const box = boxOf(rich, stepsOf(rich, ['play:hunt', 'at:1']), wants({ blood: 1, tokens: 2 }))!;
    expect(box.dials.map(({ part, values }) => [part, values])).toEqual([
      ['blood', [0, 1, 2, 3]],
      ['tokens', [0, 1, 2]],
    ]);
    expect(wordsOf(box.buttons[0]!.steps)).toEqual(['play:hunt', 'at:1', 'face:up', 'blood:1', 'tokens:2', 'done']);
  });

  it('is a number and one button where nothing else is asked', () => {
    const box = boxOf(plan, after('play:hunt', 'at:1', 'face:down'), wants({ blood: 3 }))!;
    expect(box.dials[0]).toMatchObject({ values: [0, 1, 2], value: 2 });
    expect(box.buttons.map(({ option }) => option.word)).toEqual(['blood:2']);
  });
});
