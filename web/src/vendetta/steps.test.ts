import { describe, expect, it } from 'vitest';
import type { Step } from '../wire/vendetta';
import { isSetUp, phaseOf, placeOf, planningOf, planningTurns, progressOf, stageOf } from './steps';
import { aView } from './testing';

const ALL: [Step, ReturnType<typeof phaseOf>, ReturnType<typeof stageOf>][] = [
  [{ word: 'start' }, null, null],
  [{ word: 'clans' }, null, null],
  [{ word: 'relics' }, null, null],
  [{ word: 'feed' }, 'feed', null],
  [{ word: 'location-setup' }, 'location-setup', null],
  [{ word: 'hand-management' }, 'hand-management', null],
  [{ word: 'planning', of: [1, ['A']] }, 'planning', null],
  [{ word: 'end-of-planning' }, 'planning', null],
  [{ word: 'start-of-resolution' }, 'resolution', null],
  [{ word: 'withdraw', of: '1' }, 'resolution', 'withdraw'],
  [{ word: 'revelation', of: '1' }, 'resolution', 'revelation'],
  [{ word: 'after-revelation', of: ['1', []] }, 'resolution', 'revelation'],
  [{ word: 'preparation', of: ['1', ['B']] }, 'resolution', 'preparation'],
  [{ word: 'conflict', of: '1' }, 'resolution', 'conflict'],
  [{ word: 'aftermath-start', of: '1' }, 'resolution', 'aftermath'],
  [{ word: 'aftermath', of: ['1', []] }, 'resolution', 'aftermath'],
  [{ word: 'after-location', of: '1' }, 'resolution', 'aftermath'],
  [{ word: 'end-of-round' }, 'end-of-round', null],
  [{ word: 'over' }, null, null],
];

describe('steps', () => {
  it.each(ALL)('%j', (step, phase, stage) => {
    expect(phaseOf(step)).toBe(phase);
    expect(stageOf(step)).toBe(stage);
    expect(placeOf(step)).toBe(stage && '1');
    expect(isSetUp(step)).toBe(['start', 'clans', 'relics'].includes(step.word));
  });

  it('counts Planning turns by players and round', () => {
    const { setup } = aView();
    expect([1, 2, 3].map((round) => planningTurns(setup, round))).toEqual([2, 3, 4]);
    expect([1, 2, 3].map((round) => planningTurns({ ...setup, players: 3 }, round))).toEqual([3, 4, 5]);
  });

  it('gives the turn and who has had it', () => {
    expect(planningOf(aView({ step: { word: 'planning', of: [1, ['C']] } }))).toEqual({
      turn: 2,
      turns: 2,
      done: ['C'],
    });
    expect(planningOf(aView({ step: { word: 'feed' } }))).toBeUndefined();
  });

  it('gives which locations are done', () => {
    const at = (step: Step) => (['1', '2', 'haven'] as const).map((loc) => progressOf(aView({ step }), loc));
    expect(at({ word: 'planning', of: [0, []] })).toEqual(['ahead', 'ahead', 'ahead']);
    expect(at({ word: 'withdraw', of: '2' })).toEqual(['done', 'now', 'ahead']);
    expect(at({ word: 'after-location', of: 'haven' })).toEqual(['done', 'done', 'now']);
    expect(at({ word: 'over' })).toEqual(['done', 'done', 'done']);
  });
});
