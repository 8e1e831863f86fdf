import { describe, expect, it } from 'vitest';
import { artOf } from '../cards/art/art';
import { seedOf } from '../cards/art/dice';
import { motifsFor } from '../cards/art/subjects';
import { faceOf } from '../cards/face';
import { look } from './look';

const face = (kind: string, facts: Record<string, unknown>, group = 'neutral') => faceOf(look, { kind, group, facts });
const row = (kind: string, facts: Record<string, unknown>) =>
  face(kind, facts).figures.map(({ icon, n }) => (n === undefined ? icon : `${icon} ${n}`));

describe("Vendetta's cards", () => {
  it('have the power of a clan card in the corner', () => {
    const { corner, sigil, hue, kind } = face('conflict', { power: 6, starter: false }, 'brujah');
    expect(corner).toEqual({ shape: 'blade', n: '6' });
    expect([sigil, hue, kind]).toEqual([look.sigils.brujah, 'var(--clan-brujah)', 'conflict']);
  });

  it('have what an ally is worth, feeds and brings when drained', () => {
    const facts = { drain_blood: 3, drain_influence: 0, feed: -1, influence: 2 };
    expect(face('vampire', facts, 'ally').corner).toEqual({ shape: 'coin', n: '2' });
    expect(row('vampire', facts)).toEqual(['feed −1', 'drain 3', 'influence 0']);
  });

  it('show what a relic is worth at the end, if anything', () => {
    expect(row('relic', { end_influence: 2 })).toEqual(['influence 2']);
    expect(row('relic', { end_influence: 0 })).toEqual([]);
  });

  it('have pictures of what their slug says', () => {
    expect(motifsFor(look.pictures, 'backstab', 'preparation')).toEqual(['dagger']);
    expect(motifsFor(look.pictures, 'cauldron-of-blood', 'aftermath')).toEqual(['chalice']);
  });

  it('keep their pictures', () => {
    // Faces are how players know their cards: whoever changes them does it on purpose, and here.
    const card = { id: 'BR03', slug: 'challenge', kind: 'passive', group: 'brujah' };
    expect(seedOf(JSON.stringify(artOf('frozen', card, look.pictures))).toString(16)).toBe('c787305f');
  });
});
