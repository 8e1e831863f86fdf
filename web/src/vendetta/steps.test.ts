import { describe, expect, it } from 'vitest';
import type { Step } from '../wire/vendetta';
import { isSetUp, phaseOf, placeOf, planningOf, planningTurns, progressOf, stageOf, wordOf } from './steps';
import { aView } from './testing';

const ALL: [Step, string, ReturnType<typeof phaseOf>, ReturnType<typeof stageOf>][] = [
  ['start', 'start', undefined, undefined],
  ['clans', 'clans', undefined, undefined],
  ['relics', 'relics', undefined, undefined],
  ['feed', 'feed', 'feed', undefined],
  ['location-setup', 'location-setup', 'location-setup', undefined],
  ['hand-management', 'hand-management', 'hand-management', undefined],
  [{ planning: [1, ['A']] }, 'planning', 'planning', undefined],
  ['end-of-planning', 'end-of-planning', 'planning', undefined],
  ['start-of-resolution', 'start-of-resolution', 'resolution', undefined],
  [{ withdraw: '1' }, 'withdraw', 'resolution', 'withdraw'],
  [{ revelation: '1' }, 'revelation', 'resolution', 'revelation'],
  [{ 'after-revelation': ['1', []] }, 'after-revelation', 'resolution', 'revelation'],
  [{ preparation: ['1', ['B']] }, 'preparation', 'resolution', 'preparation'],
  [{ conflict: '1' }, 'conflict', 'resolution', 'conflict'],
  [{ 'aftermath-start': '1' }, 'aftermath-start', 'resolution', 'aftermath'],
  [{ aftermath: ['1', []] }, 'aftermath', 'resolution', 'aftermath'],
  [{ 'after-location': '1' }, 'after-location', 'resolution', 'aftermath'],
  ['end-of-round', 'end-of-round', 'end-of-round', undefined],
  ['over', 'over', undefined, undefined],
];

describe('steps', () => {
  it.each(ALL)('%j', (step, word, phase, stage) => {
    expect(wordOf(step)).toBe(word);
    expect(phaseOf(step)).toBe(phase);
    expect(stageOf(step)).toBe(stage);
    expect(placeOf(step)).toBe(stage && '1');
    expect(isSetUp(step)).toBe(['start', 'clans', 'relics'].includes(word));
  });

  it('counts Planning turns by players and round', () => {
    const { setup } = aView();
    expect([1, 2, 3].map((round) => planningTurns(setup, round))).toEqual([2, 3, 4]);
    expect([1, 2, 3].map((round) => planningTurns({ ...setup, players: 3 }, round))).toEqual([3, 4, 5]);
  });

  it('tells the turn and who has had it', () => {
    expect(planningOf(aView({ step: { planning: [1, ['C']] } }))).toEqual({ turn: 2, turns: 2, done: ['C'] });
    expect(planningOf(aView({ step: 'feed' }))).toBeUndefined();
  });

  it('tells which locations are done', () => {
    const at = (step: Step) => (['1', '2', 'haven'] as const).map((loc) => progressOf(aView({ step }), loc));
    expect(at({ planning: [0, []] })).toEqual(['ahead', 'ahead', 'ahead']);
    expect(at({ withdraw: '2' })).toEqual(['done', 'now', 'ahead']);
    expect(at({ 'after-location': 'haven' })).toEqual(['done', 'done', 'now']);
    expect(at('over')).toEqual(['done', 'done', 'done']);
  });
});
