import { beforeAll, describe, expect, it } from 'vitest';
import { setLang } from '../i18n';
import type { LogLine, SceneEvent } from '../wire';
import type { Event } from '../wire/rivals';
import { sample } from './sample';
import { settledOf, type Fight, type Vote } from './settled';

const TELLS: Partial<Record<Event['word'], SceneEvent>> = { 'damage-taken': 'tells', 'scheme-result': 'tells' };
const lines = (...events: Event[]): LogLine[] =>
  events.map((event, i) => ({
    seq: i,
    answers: i,
    kind: 'game',
    parts: [{ kind: 'text', text: event.word }],
    event,
    at: 0,
    ...(TELLS[event.word] && { scene: TELLS[event.word] }),
  }));

function play(...events: Event[]) {
  const all = lines(...events);
  const results = all.filter(({ scene }) => scene === 'tells');
  return settledOf(
    { key: 'k', lines: all, results, before: sample(), after: sample(), fresh: all },
    { you: 'A', names: [] },
  );
}

describe('what is played out in The Streets', () => {
  beforeAll(() => setLang('en'));

  it('is an attack with what was laid, what was held and what got through', () => {
    const { data, words, kind } = play(
      { word: 'attack', who: 'A', attacker: 'x', target: 'y' },
      { word: 'attack-type', attacker: 'x', kind: 'social' },
      { word: 'blocked', who: 'B', vampire: 'z' },
      { word: 'revealed', who: 'A', card: 'c' },
      { word: 'revealed', who: 'B', card: 'd' },
      { word: 'damage', victim: 'z', amount: 3, kind: 'social', aggravated: false },
      { word: 'prevented', victim: 'z', amount: 1, by: 'd' },
      { word: 'damage-taken', victim: 'z', amount: 2 },
      { word: 'attack-over', attacker: 'x' },
    )!;
    expect(kind).toBe('fight');
    expect(words).toBe('attack: damage-taken');
    expect(data as Fight).toMatchObject({
      target: 'z',
      kind: 'social',
      damage: 3,
      held: 1,
      taken: 2,
      revealed: [
        { who: 'A', card: 'c', turns: true },
        { who: 'B', card: 'd', turns: true },
      ],
    });
  });

  it('is a Scheme with everybody’s last answer', () => {
    const { data, kind } = play(
      { word: 'played', who: 'A', card: 'scheme', vampire: 'x' },
      { word: 'answer', who: 'A', yes: true, visible: 2 },
      { word: 'answer', who: 'B', yes: false, visible: 1 },
      { word: 'scheme-result', card: 'scheme', yes: 4, no: 1 },
    )!;
    expect(kind).toBe('vote');
    expect(data as Vote).toMatchObject({
      yes: 4,
      no: 1,
      answers: [
        { seat: 'A', yes: true },
        { seat: 'B', yes: false },
      ],
    });
  });

  it('is nothing else', () => {
    expect(play({ word: 'turn', who: 'A', turn: 1 })).toBeNull();
  });
});
