import { describe, expect, it } from 'vitest';
import { asked } from '../table/testing';
import type { Part, Target } from '../wire';
import type { Ask, Step } from '../wire/rivals';
import { arrow } from './arrow';
import { askedOf } from './asked';
import { atHome, inTorpor, partiesOf, slotOf, stacksOf } from './places';
import { aimOf, rolesOf } from './roles';
import { attack, sample } from './sample';
import { huntersOf, rivalsKnown } from './seats';
import { partOf, phaseOf, stageOf } from './steps';

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
  it('show Haven and torpor', () => {
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
    expect(slotOf(view, 'B', 'lixue-chen')).toBe('B60');
    expect(slotOf(view, 'B', 'hydra')).toBeUndefined();
  });
});

describe('steps', () => {
  const at = (step: Step) => sample({ step });
  it('belong to phases', () => {
    expect(phaseOf(at({ word: 'leaders' }))).toBe('setup');
    expect(phaseOf(at({ word: 'city', of: 1 }))).toBe('beginning');
    expect(phaseOf(at({ word: 'joining', of: ['B'] }))).toBe('action');
    expect(phaseOf(at({ word: 'damage' }))).toBe('action');
    expect(phaseOf(at({ word: 'mending' }))).toBe('end');
    expect(phaseOf(at({ word: 'over' }))).toBe('over');
  });
  it('have parts', () => {
    expect(partOf(at({ word: 'act' }))).toBeNull();
    expect(partOf(at({ word: 'lay' }))).toBe('attack');
    expect(partOf(at({ word: 'poll', of: [] }))).toBe('scheme');
    expect(partOf(at({ word: 'antagonist' }))).toBe('hunters');
  });
  it('of an attack follow the view', () => {
    expect(stageOf(at({ word: 'target' }), attack({ target: null }))).toBe('target');
    expect(stageOf(at({ word: 'target' }), attack())).toBe('intel');
    expect(stageOf(at({ word: 'lay' }), attack())).toBe('card');
    // The view is one step ahead while a block is decided.
    expect(stageOf(at({ word: 'react' }), attack())).toBe('block');
    expect(stageOf(at({ word: 'reveal' }), attack())).toBe('reaction');
    expect(stageOf(at({ word: 'reveal' }), attack({ reaction_laid: true }))).toBe('reveal');
    expect(stageOf(at({ word: 'reveal' }), attack({ claim: true }))).toBe('reveal');
    expect(stageOf(at({ word: 'abilities' }), attack())).toBe('abilities');
    expect(stageOf(at({ word: 'damage' }), attack())).toBe('damage');
  });
  it('of an attack follow the question before the view', () => {
    expect(stageOf(at({ word: 'reveal' }), attack(), { word: 'retarget', of: 'A60' })).toBe('reveal');
    expect(stageOf(at({ word: 'reveal' }), attack(), { word: 'react', of: 'B60' })).toBe('reaction');
    expect(stageOf(at({ word: 'damage' }), attack(), { word: 'prevent', of: ['B60', 2] })).toBe('damage');
  });
});

describe('roles', () => {
  it('of an attack', () => {
    const view = sample({ attack: attack() });
    expect([...rolesOf(view)]).toEqual([
      ['card:A60', 'attacker'],
      ['card:B60', 'target'],
    ]);
    expect(aimOf(view)).toEqual({ from: 'card:A60', to: 'card:B60' });
  });
  it('of an attack on a mortal', () => {
    const view = sample({ attack: attack({ target: 'vagrant', target_of: null }) });
    expect(rolesOf(view).get('place:street.vagrant')).toBe('target');
    expect(aimOf(view)?.to).toBe('place:street.vagrant');
  });
  it('aim at nothing before there is a target', () => {
    expect(aimOf(sample({ attack: attack({ target: null, target_of: null }) }))).toBeUndefined();
    expect(aimOf(sample())).toBeUndefined();
  });
  it('of a claim and a Scheme', () => {
    const view = sample({ claimant: 'hydra' });
    expect(rolesOf(view).get('card:A60')).toBe('claimant');
    expect(rolesOf(view).get('place:street.prince-of-the-city')).toBe('claimant');
    const scheme = { card: 'free-money', by: 'brother', named: [], votes: [] };
    expect(rolesOf(sample({ scheme })).get('card:A62')).toBe('schemer');
  });
});

describe('questions are about', () => {
  const card = (slug: string): Part => ({ kind: 'card', text: slug, card: slug });
  const about = (ask: Ask, text: Part[], ...about: Target[]) => askedOf({ ...asked(ask), text, about });

  it('cards', () => {
    const text = [card('the-madhouse'), card('cop')];
    expect(about({ word: 'keep-on-top', of: ['the-madhouse', 'cop'] }, text).cards).toEqual(['the-madhouse', 'cop']);
    expect(about({ word: 'next-effect' }, []).cards).toEqual([]);
    expect(about({ word: 'discard', of: ['cop', 1] }, [card('cop')], { kind: 'number', n: 1 }).cards).toEqual(['cop']);
    expect(about({ word: 'discard', of: [null, 1] }, [], { kind: 'number', n: 1 }).cards).toEqual([]);
    expect(askedOf(null)).toEqual({ cards: [], spots: [] });
  });
  it('no card that lies on the table already', () => {
    const text = [card('hydra'), card('dragons-roost')];
    const attacker: Target = { kind: 'card', id: 'A60' };
    expect(about({ word: 'react', of: 'A60' }, text, attacker)).toEqual({ cards: [], spots: [] });
    expect(about({ word: 'block-elsewhere', of: ['dragons-roost', 'A60'] }, text, attacker).cards).toEqual([
      'dragons-roost',
    ]);
    expect(about({ word: 'flip-agenda' }, [card('cop')]).cards).toEqual([]);
  });
  it('vampires and face-down cards', () => {
    expect(about({ word: 'party', of: 'A60' }, [card('hydra')], { kind: 'card', id: 'A60' }).spots).toEqual([
      'card:A60',
    ]);
    const place: Target = { kind: 'place', place: { word: 'conspiracy', of: ['B', 2] } };
    expect(about({ word: 'contribute', of: ['B', 2] }, [card('lost-glory')], place)).toEqual({
      cards: [],
      spots: ['place:conspiracy.B.2'],
    });
    const prevent = about({ word: 'prevent', of: ['A60', 2] }, [card('hydra')], { kind: 'card', id: 'A60' });
    expect(prevent).toEqual({ cards: [], spots: ['card:A60'] });
    expect(about({ word: 'act', of: 2 }, [], { kind: 'number', n: 2 }).spots).toEqual([]);
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
