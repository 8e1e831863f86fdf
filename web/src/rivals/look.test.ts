import { describe, expect, it } from 'vitest';
import { artOf } from '../cards/art/art';
import { seedOf } from '../cards/art/dice';
import { faceOf } from '../cards/face';
import { look } from './look';

const face = (kind: string, facts: Record<string, unknown>, group = 'neutral') => faceOf(look, { kind, group, facts });
const row = (kind: string, facts: Record<string, unknown>) =>
  face(kind, facts).figures.map(({ icon, n }) => (n === undefined ? icon : `${icon} ${n}`));

describe("Rivals' cards", () => {
  it('have potency, attributes and gifts of a vampire', () => {
    const facts = {
      disciplines: ['celerity', 'presence', 'presence'],
      guard: true,
      mental: 0,
      physical: 2,
      potency: 6,
      social: 1,
    };
    expect(face('vampire', facts).corner).toEqual({ shape: 'drop', n: '6' });
    expect(row('vampire', facts)).toEqual(['physical 2', 'social 1', 'mental 0']);
    expect(face('vampire', facts).marks.map((mark) => mark.icon)).toEqual([
      'celerity',
      'presence',
      'presence',
      'guard',
    ]);
  });

  it('have the types of attacks and reactions once, then their numbers', () => {
    expect(row('attack-reaction', { attack: ['ranged'], reaction: ['ranged'], damage: 2, potency: 1 })).toEqual([
      'ranged',
      'damage 2',
    ]);
    expect(row('reaction', { reaction: ['physical', 'social'], shield: 0, potency: 3 })).toEqual([
      'physical',
      'social',
      'shield 0',
    ]);
  });

  it('have influence in the corner only where nothing else belongs there', () => {
    expect(face('influence-modifier', { influence: 2 }).corner).toEqual({ shape: 'coin', n: '2' });
    expect(row('influence-modifier', { influence: 2 })).toEqual([]);
    expect(face('title', { influence: 4, potency: 4, unique: true }).corner).toEqual({ shape: 'drop', n: '4' });
    expect(row('title', { influence: 4, potency: 4 })).toEqual(['influence 4']);
  });

  it('have blood and agenda of mortals, and what has to be paid', () => {
    expect(face('citizen', { agenda: 1, blood: 3, copies: 1 }).corner).toEqual({ shape: 'drop', n: '3' });
    expect(row('citizen', { agenda: 1, blood: 3, copies: 1 })).toEqual(['agenda 1']);
    expect(row('ongoing', { prestige: '1-3', unhosted: true })).toEqual(['prestige 1–3']);
    expect(row('conspiracy', { resolve_at: 4 })).toEqual(['prestige 4']);
  });

  it('keep their pictures', () => {
    // Faces are how players know their cards: whoever changes them does it on purpose, and here.
    const cards = [
      { id: 'hydra', slug: 'hydra', kind: 'vampire', group: 'brujah' },
      { id: 'artist-lofts', slug: 'artist-lofts', kind: 'haven', group: 'neutral' },
    ];
    const drawn = cards.map((card) => JSON.stringify(artOf('frozen', card, look.pictures)));
    expect(drawn.map((art) => seedOf(art).toString(16))).toEqual(['daa2b19e', '270b5d2e']);
  });
});
