import { describe, expect, it } from 'vitest';
import { faceOf, textStep } from './face';
import { cornerOf, PLAIN, rowOf, type Look } from './look';

const facts = { strength: -2, price: '1-3', swift: true };

describe('the face of a card', () => {
  const look: Look = {
    ...PLAIN,
    sigils: { wolves: { line: 'M0 0' } },
    kinds: { spell: { icon: 'event', hue: 'red', accent: 'gold' } },
  };

  it('has the sigil and the hue of its clan', () => {
    const { sigil, hue, kind, accent } = faceOf(look, { kind: 'spell', group: 'wolves', facts });
    expect([sigil, hue, kind, accent]).toEqual([{ line: 'M0 0' }, 'var(--clan-wolves)', 'event', 'gold']);
  });

  it('has the hue of its kind where it is of no clan', () => {
    const { sigil, hue } = faceOf(look, { kind: 'spell', group: 'toString', facts });
    expect([sigil, hue]).toEqual([null, 'red']);
  });

  it('has an icon even if nobody has heard of its kind', () => {
    const { kind, hue, corner, figures } = faceOf(PLAIN, { kind: 'brand-new', group: 'wolves', facts });
    expect([kind, hue, corner, figures]).toEqual(['cards', 'var(--clan-neutral)', null, []]);
  });
});

describe('facts', () => {
  it('are printed with the strokes of typesetters, in the order of the row', () => {
    expect(rowOf(facts, { price: 'prestige', speed: 'celerity', strength: 'power', swift: 'token' })).toEqual([
      { icon: 'prestige', n: '1–3' },
      { icon: 'power', n: '−2' },
    ]);
  });

  it('stand in the corner by rank', () => {
    expect(cornerOf(facts, ['speed', 'coin'], ['strength', 'blade'], ['price', 'drop'])).toEqual({
      shape: 'blade',
      n: '−2',
    });
    expect(cornerOf({}, ['speed', 'coin'])).toBeNull();
  });
});

describe('the words of a large card', () => {
  it('get smaller the more they are', () => {
    expect([20, 150, 250, 350, 545].map((n) => textStep('x'.repeat(n)))).toEqual([0, 1, 2, 3, 4]);
  });
});
