// How the cards of a game look. Each game describes its own; everything that is drawn follows from it.
import type { CardInfo } from '../wire';
import type { Pictures } from './art/pictures';
import type { AnyIcon, Drawing } from './icons';

export type Facts = CardInfo['facts'];

/** An icon with a number, or alone. */
export interface Figure {
  icon: AnyIcon;
  n?: string;
}

/** The number in the corner lies in a shape of its own, so that games and kinds are not mixed up. */
export interface Corner {
  shape: 'drop' | 'coin' | 'blade';
  n: string;
}

/** What a kind of card looks like. Colours are CSS values made of tokens. */
export interface KindLook {
  icon?: AnyIcon;
  /** For cards that are of no clan. */
  hue?: string;
  accent?: string;
  /** The accent in pictures, where the kind need not be shown: eyes, gems, lit windows. */
  spark?: string;
}

export interface Look {
  /** The sigils of clans, by group. Cards of a clan have its hue, `--clan-<group>`. */
  sigils: Readonly<Record<string, Drawing>>;
  kinds: Readonly<Record<string, KindLook>>;
  /** Decks whose back is not a clan's. */
  backs: Readonly<Record<string, KindLook>>;
  corner(facts: Facts): Corner | null;
  /** What the table must see at a glance. */
  figures(facts: Facts): Figure[];
  /** What else is printed: disciplines, marks. */
  marks(facts: Facts): Figure[];
  pictures: Pictures;
}

/** For cards of a game that this page does not know. */
export const PLAIN: Look = {
  sigils: {},
  kinds: {},
  backs: {},
  corner: () => null,
  figures: () => [],
  marks: () => [],
  pictures: { surroundings: {}, words: new Map(), kinds: {}, people: [], roles: {}, longHaired: '', bearded: '' },
};

export const isClan = (look: Look, group: string): boolean => Object.hasOwn(look.sigils, group);

const mixed = (token: string, share: number, into = '--clan-neutral'): string =>
  `color-mix(in oklab, var(${token}) ${share}%, var(${into}))`;

/** Hues for cards of no clan: by what they are. */
export const hues = {
  steel: mixed('--prestige', 44, '--ground'),
  brass: mixed('--gold-dim', 78, '--ground'),
  wine: mixed('--blood', 80, '--ground'),
  rust: mixed('--blood', 42),
  slate: mixed('--prestige', 26),
  ochre: mixed('--gold-dim', 55),
};

/** A fact as it is printed: signs and ranges get the strokes that typesetters use. */
export function printed(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value).replace('-', '−');
  return typeof value === 'string' ? value.replace('-', '–') : undefined;
}

/** The corner with the first of these facts that a card has. */
export function cornerOf(facts: Facts, ...of: [fact: string, shape: Corner['shape']][]): Corner | null {
  for (const [fact, shape] of of) {
    const n = printed(facts[fact]);
    if (n !== undefined) return { shape, n };
  }
  return null;
}

/** The facts that a card has, in the order of the row, with their icons. */
export function rowOf(facts: Facts, row: Readonly<Record<string, AnyIcon>>): Figure[] {
  return Object.entries(row).flatMap(([fact, icon]) => {
    const n = printed(facts[fact]);
    return n === undefined ? [] : [{ icon, n }];
  });
}
