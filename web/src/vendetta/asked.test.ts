import { describe, expect, it } from 'vitest';
import { asked } from '../table/testing';
import type { Part, Target } from '../wire';
import type { Ask } from '../wire/vendetta';
import { askedOf } from './asked';
import { aView } from './testing';

const view = aView();
const card = (slug: string): Part => ({ kind: 'card', text: slug, card: slug });
const words = (text: string): Part => ({ kind: 'text', text });

function isAbout(ask: Ask, text: Part[], about: Target[]) {
  return askedOf({ ...asked(ask), text, about }, view);
}

describe('what a question is about', () => {
  it('is the cards of its text and the location that it is about', () => {
    const about: Target[] = [
      { kind: 'card', id: 'challenge' },
      { kind: 'place', place: { word: 'at', of: '2' } },
    ];
    expect(isAbout({ word: 'facing', of: [2, '2'] }, [card('challenge'), words(': how?')], about)).toEqual({
      cards: ['challenge'],
      at: '2',
    });
  });

  it('is no location where there is none, whatever else it is about', () => {
    const about: Target[] = [{ kind: 'number', n: 2 }];
    expect(isAbout({ word: 'pay', of: ['tremere-hunt', 2] }, [card('tremere-hunt')], about)).toEqual({
      cards: ['tremere-hunt'],
    });
    expect(isAbout({ word: 'turn' }, [words('Which card?')], [])).toEqual({ cards: [] });
  });

  it('is nothing where nothing is asked', () => {
    expect(askedOf(null, view)).toEqual({ cards: [] });
  });
});
