// What the pictures of a game's cards are of. Only names stand here: the drawings are fetched with the first card.
import type { PaintedCard } from './art';
import type { FieldName } from './fields';
import type { FrontName } from './fronts';
import type { Cast } from './portrait';
import type { Drawing } from '../icons';
import type { MotifName } from './subjects';

/** What may lie behind a motif, and before it. */
export interface Surroundings {
  fields: readonly FieldName[];
  fronts: readonly FrontName[];
}

export interface Pictures {
  /** By group; everything else is in the city. */
  surroundings: Readonly<Record<string, Surroundings>>;
  /** The words of slugs that say what a picture is of. */
  words: ReadonlyMap<string, MotifName>;
  /** What pictures of a kind may be of, where no word says it. */
  kinds: Readonly<Record<string, readonly MotifName[]>>;
  /** The kinds of cards that show somebody. */
  people: readonly string[];
  /** What somebody wears, by a word of the slug. */
  roles: Readonly<Record<string, Partial<Cast>>>;
  /** Words of slugs, with spaces between them. */
  longHaired: string;
  bearded: string;
  /** The sigil that a card shows instead of a motif, and where. */
  emblem?(card: PaintedCard): { sigil: Drawing; place: string } | null;
}

/** Words by motif, turned round: `{ dagger: 'backstab shadow-strike' }`. */
export function byWord(words: Partial<Record<MotifName, string>>): ReadonlyMap<string, MotifName> {
  const entries = Object.entries(words) as [MotifName, string][];
  return new Map(entries.flatMap(([motif, list]) => list.split(' ').map((word) => [word, motif] as const)));
}

/** The taste of each clan. */
export const clanSurroundings: Readonly<Record<string, Surroundings>> = {
  brujah: { fields: ['rays', 'shards', 'bricks'], fronts: ['skyline', 'smoke', 'railings', 'cobbles'] },
  gangrel: { fields: ['contours', 'stars', 'rays'], fronts: ['pines', 'pines', 'smoke'] },
  malkavian: { fields: ['spiral', 'shards', 'rings'], fronts: ['smoke', 'railings', 'curtain'] },
  nosferatu: { fields: ['bricks', 'rain', 'arches'], fronts: ['cobbles', 'smoke', 'railings'] },
  toreador: { fields: ['petals', 'fans', 'rings'], fronts: ['curtain', 'candles', 'skyline'] },
  tremere: { fields: ['lattice', 'rings', 'spiral'], fronts: ['candles', 'smoke', 'curtain'] },
  ventrue: { fields: ['fans', 'arches', 'lattice'], fronts: ['skyline', 'curtain', 'railings'] },
};
