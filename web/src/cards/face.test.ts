import { describe, expect, it } from 'vitest';
import { faceOf, kindIcon, textStep } from './face';

const face = (kind: string, facts: Record<string, unknown>, group = 'neutral') => faceOf({ kind, group, facts });
const row = (kind: string, facts: Record<string, unknown>) =>
  face(kind, facts).figures.map(({ icon, n }) => (n === undefined ? icon : `${icon} ${n}`));

describe('the face of a card', () => {
  it('has the power of a clan card in the corner', () => {
    const { corner, clan, hue, kind } = face('conflict', { power: 6, starter: false }, 'brujah');
    expect(corner).toEqual({ shape: 'blade', n: '6' });
    expect([clan, hue, kind]).toEqual(['brujah', 'var(--clan-brujah)', 'conflict']);
  });

  it('has what an ally is worth, feeds and brings when drained', () => {
    const facts = { drain_blood: 3, drain_influence: 0, feed: -1, influence: 2 };
    expect(face('vampire', facts, 'ally').corner).toEqual({ shape: 'coin', n: '2' });
    expect(row('vampire', facts)).toEqual(['feed −1', 'drain 3', 'influence 0']);
  });

  it('has potency, attributes and gifts of a vampire', () => {
    const facts = { disciplines: ['celerity', 'presence', 'presence'], guard: true, mental: 0, physical: 2, potency: 6, social: 1 };
    expect(face('vampire', facts).corner).toEqual({ shape: 'drop', n: '6' });
    expect(row('vampire', facts)).toEqual(['physical 2', 'social 1', 'mental 0']);
    expect(face('vampire', facts).marks.map((mark) => mark.icon)).toEqual(['celerity', 'presence', 'presence', 'guard']);
  });

  it('has the types of attacks and reactions once, then their numbers', () => {
    expect(row('attack-reaction', { attack: ['ranged'], reaction: ['ranged'], damage: 2, potency: 1 })).toEqual(['ranged', 'damage 2']);
    expect(row('reaction', { reaction: ['physical', 'social'], shield: 0, potency: 3 })).toEqual(['physical', 'social', 'shield 0']);
  });

  it('has influence in the corner only where nothing else belongs there', () => {
    expect(face('influence-modifier', { influence: 2 }).corner).toEqual({ shape: 'coin', n: '2' });
    expect(row('influence-modifier', { influence: 2 })).toEqual([]);
    expect(face('title', { influence: 4, potency: 4, unique: true }).corner).toEqual({ shape: 'drop', n: '4' });
    expect(row('title', { influence: 4, potency: 4 })).toEqual(['influence 4']);
  });

  it('has blood and agenda of mortals, and what has to be paid', () => {
    expect(face('citizen', { agenda: 1, blood: 3, copies: 1 }).corner).toEqual({ shape: 'drop', n: '3' });
    expect(row('citizen', { agenda: 1, blood: 3, copies: 1 })).toEqual(['agenda 1']);
    expect(row('ongoing', { prestige: '1-3', unhosted: true })).toEqual(['prestige 1–3']);
    expect(row('conspiracy', { resolve_at: 4 })).toEqual(['prestige 4']);
  });

  it('shows what a relic is worth at the end, if anything', () => {
    expect(row('relic', { end_influence: 2 })).toEqual(['influence 2']);
    expect(row('relic', { end_influence: 0 })).toEqual([]);
  });

  it('has an icon for every kind, even one it has not heard of', () => {
    expect(['attack-reaction', 'ongoing-event', 'haven', 'brand-new'].map(kindIcon)).toEqual(['attack', 'ongoing', 'haven', 'cards']);
  });
});

describe('the words of a large card', () => {
  it('get smaller the more they are', () => {
    expect([20, 150, 250, 350, 545].map((n) => textStep('x'.repeat(n)))).toEqual([0, 1, 2, 3, 4]);
  });
});
