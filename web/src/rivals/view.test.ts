import { describe, expect, it } from 'vitest';
import type { AttackView, Step } from '../wire/rivals';
import { arrow } from './arrow';
import { askedOf } from './asked';
import { atHome, inTorpor, partiesOf, slotOf, stacksOf } from './places';
import { aimOf, rolesOf } from './roles';
import { sample } from './sample';
import { huntersOf, rivalsKnown } from './seats';
import { partOf, phaseOf, stageOf } from './steps';

const attack: AttackView = {
  attacker: 'hydra',
  attacker_of: 'A',
  target: 'lixue-chen',
  target_of: 'B',
  kind: null,
  intel: 0,
  card_laid: false,
  card: null,
  blocker: null,
  reaction_laid: false,
  reaction: null,
  bonus: 0,
  claim: false,
};

describe('seats', () => {
  const view = sample();
  it('know their hunters', () => {
    expect(huntersOf(view, 'A')).toEqual(['C']);
    expect(rivalsKnown(view)).toBe(true);
    expect(rivalsKnown(sample({ turn: 0 }))).toBe(false);
  });
});

describe('places', () => {
  const view = sample();
  const [mine] = view.players;
  it('group parties by number', () => {
    const parties = partiesOf(mine!);
    expect(parties.map(({ number, members }) => [number, members.map((one) => one.vampire)])).toEqual([
      [0, ['beretta']],
      [1, ['hydra', 'brother']],
    ]);
  });
  it('tell Haven and torpor', () => {
    expect(atHome(mine!)).toEqual([]);
    expect(inTorpor(mine!).map((one) => one.vampire)).toEqual(['johnny']);
  });
  it('stack equal cards of the city', () => {
    expect(stacksOf(view.streets).map(({ card, slots }) => [card, slots])).toEqual([
      ['vagrant', [14, 15]],
      ['the-hunger', [3]],
      ['prince-of-the-city', [22]],
    ]);
  });
  it('find the slot of a vampire by its card', () => {
    expect(slotOf(view, 'B', 'lixue-chen')).toBe(188);
    expect(slotOf(view, 'B', 'hydra')).toBeUndefined();
  });
});

describe('steps', () => {
  const at = (step: Step) => sample({ step });
  it('belong to phases', () => {
    expect(phaseOf(at('leaders'))).toBe('setup');
    expect(phaseOf(at({ city: 1 }))).toBe('beginning');
    expect(phaseOf(at({ joining: ['B'] }))).toBe('action');
    expect(phaseOf(at('damage'))).toBe('action');
    expect(phaseOf(at('mending'))).toBe('end');
    expect(phaseOf(at('over'))).toBe('over');
  });
  it('have parts', () => {
    expect(partOf(at('act'))).toBeUndefined();
    expect(partOf(at('lay'))).toBe('attack');
    expect(partOf(at({ poll: [] }))).toBe('scheme');
    expect(partOf(at('antagonist'))).toBe('hunters');
  });
  it('of an attack follow the view', () => {
    expect(stageOf(at('target'), { ...attack, target: null })).toBe('target');
    expect(stageOf(at('target'), attack)).toBe('intel');
    expect(stageOf(at('lay'), attack)).toBe('card');
    // The view is one step ahead while a block is decided.
    expect(stageOf(at('react'), attack)).toBe('block');
    expect(stageOf(at('reveal'), attack)).toBe('reaction');
    expect(stageOf(at('reveal'), { ...attack, reaction_laid: true })).toBe('reveal');
    expect(stageOf(at('reveal'), { ...attack, claim: true })).toBe('reveal');
    expect(stageOf(at('abilities'), attack)).toBe('abilities');
    expect(stageOf(at('damage'), attack)).toBe('damage');
  });
  it('of an attack follow the question before the view', () => {
    expect(stageOf(at('reveal'), attack, { retarget: 60 })).toBe('reveal');
    expect(stageOf(at('reveal'), attack, { react: 188 })).toBe('reaction');
    expect(stageOf(at('damage'), attack, { prevent: [188, 2] })).toBe('damage');
  });
});

describe('roles', () => {
  it('of an attack', () => {
    const view = sample({ attack });
    expect([...rolesOf(view)]).toEqual([
      ['slot:60', 'attacker'],
      ['slot:188', 'target'],
    ]);
    expect(aimOf(view)).toEqual({ from: 'slot:60', to: 'slot:188' });
  });
  it('of an attack on a mortal', () => {
    const view = sample({ attack: { ...attack, target: 'vagrant', target_of: null } });
    expect(rolesOf(view).get('street:vagrant')).toBe('target');
    expect(aimOf(view)?.to).toBe('street:vagrant');
  });
  it('aim at nothing before there is a target', () => {
    expect(aimOf(sample({ attack: { ...attack, target: null, target_of: null } }))).toBeUndefined();
    expect(aimOf(sample())).toBeUndefined();
  });
  it('of a claim and a Scheme', () => {
    const view = sample({ claimant: 'hydra' });
    expect(rolesOf(view).get('slot:60')).toBe('claimant');
    expect(rolesOf(view).get('street:prince-of-the-city')).toBe('claimant');
    const scheme = { card: 'free-money', by: 'brother', named: [], votes: [] };
    expect(rolesOf(sample({ scheme })).get('slot:62')).toBe('schemer');
  });
});

describe('questions speak of', () => {
  it('cards', () => {
    expect(askedOf({ 'keep-on-top': ['the-madhouse', 'cop'] }).cards).toEqual(['the-madhouse', 'cop']);
    expect(askedOf({ discard: [null, 2] }).cards).toEqual([]);
    expect(askedOf({ bid: ['hydra', 3] }).cards).toEqual(['hydra']);
    expect(askedOf('next-effect').cards).toEqual([]);
    expect(askedOf(undefined).cards).toEqual([]);
  });
  it('vampires and face-down cards', () => {
    expect(askedOf({ party: 60 }).spots).toEqual(['slot:60']);
    expect(askedOf({ contribute: ['B', 2] })).toEqual({ cards: [], spots: ['conspiracy:B:2'] });
    expect(askedOf({ act: 2 }).spots).toEqual([]);
  });
});

describe('an arrow', () => {
  it('keeps its distance and bends', () => {
    const straight = arrow({ x: 0, y: 0 }, { x: 100, y: 0 }, 10, 0, 10);
    expect(straight.line).toBe('M10 0 Q50 0 80 0');
    expect(straight.head).toBe('M90 0 L80 5.5 L80 -5.5 Z');
    expect(arrow({ x: 0, y: 0 }, { x: 100, y: 0 }, 10, 0.2).line).not.toBe(straight.line);
  });
});
