import { describe, expect, it } from 'vitest';
import { artOf, type PaintedCard } from './art';
import { Dice, seedOf } from './dice';
import { fields } from './fields';
import { fronts } from './fronts';
import { PLAIN } from '../look';
import { byWord, clanSurroundings, type Pictures } from './pictures';
import type { Shape } from './shape';
import { motifs, motifsFor } from './subjects';

const GROUPS = ['brujah', 'tremere', 'neutral', 'ally'];
const KINDS = ['conflict', 'vampire', 'human', 'haven', 'attack', 'something-new'];

const pictures: Pictures = {
  ...PLAIN.pictures,
  surroundings: clanSurroundings,
  words: byWord({ dagger: 'backstab knife', chalice: 'cauldron' }),
  kinds: { haven: ['house', 'tower'] },
  people: ['vampire', 'human'],
};

const cards: PaintedCard[] = GROUPS.flatMap((group) =>
  KINDS.flatMap((kind) => [1, 2, 3].map((n) => ({ id: `${group}-${kind}-${n}`, slug: `card-${n}`, kind, group }))),
);

/** Everything that is drawn, as one text. */
const written = (card: PaintedCard, game = 'test'): string => JSON.stringify(artOf(game, card, pictures));

const isDrawable = ({ d, o }: Shape): boolean =>
  /^M[-MLHVCSQTAZa-z0-9. ]*$/.test(d) && !/NaN|e-|undefined/.test(d) && o > 0;

describe('the dice of a picture', () => {
  it('always fall the same way', () => {
    expect(seedOf('a game/BR03')).toBe(seedOf('a game/BR03'));
    const [a, b] = [new Dice('a game/BR03'), new Dice('a game/BR03')];
    expect(Array.from({ length: 50 }, () => a.next())).toEqual(Array.from({ length: 50 }, () => b.next()));
  });

  it('stay in their range', () => {
    const dice = new Dice('range');
    for (let i = 0; i < 1000; i++) {
      const n = dice.whole(2, 5);
      expect(n).toBeGreaterThanOrEqual(2);
      expect(n).toBeLessThanOrEqual(5);
    }
  });
});

describe('a picture', () => {
  it('is unlike every other', () => {
    expect(new Set(cards.map((card) => written(card))).size).toBe(cards.length);
  });

  it('differs between games with the same id', () => {
    expect(written(cards[0]!, 'one')).not.toBe(written(cards[0]!, 'another'));
  });

  it('is made of paths that can be drawn', () => {
    for (const card of cards) {
      const { back, motif, front } = artOf('test', card, pictures);
      for (const shape of [...back, ...motif, ...front]) expect(isDrawable(shape), `${card.id}: ${shape.d}`).toBe(true);
    }
  });
});

describe('every part of pictures', () => {
  const throws = Array.from({ length: 8 }, (_, i) => `throw ${i}`);

  it.each(Object.keys(motifs) as (keyof typeof motifs)[])('draws %s', (name) => {
    for (const one of throws) {
      const bad = motifs[name](new Dice(one)).filter((shape) => shape.d !== '' && !isDrawable(shape));
      expect(bad).toEqual([]);
    }
  });

  it('draws what is behind and before', () => {
    for (const one of throws) {
      const behind = Object.values(fields).flatMap((field) => field(new Dice(one), [60, 50]));
      const before = Object.values(fronts).flatMap((front) => front(new Dice(one)));
      expect([...behind, ...before].filter((shape) => shape.d !== '' && !isDrawable(shape))).toEqual([]);
    }
  });
});

describe('what a picture is of', () => {
  it('follows from the words of the slug', () => {
    expect(motifsFor(pictures, 'backstab', 'haven')).toEqual(['dagger']);
    expect(motifsFor(pictures, 'cauldron-of-blood', 'haven')).toEqual(['chalice']);
  });

  it('follows from the kind where no word is known', () => {
    expect(motifsFor(pictures, 'never-heard-of', 'haven')).toContain('tower');
    expect(motifsFor(pictures, 'never-heard-of', 'never-heard-of').length).toBeGreaterThan(1);
  });
});
