// What a card's picture is of, read from the words of its slug: `backstab` shows a dagger. A card without
// a known word shows something of its kind.
import { omens } from './omens';
import type { Pictures } from './pictures';
import { places } from './places';
import type { Cast } from './portrait';
import type { Motif } from './shape';
import { signs } from './signs';
import { treasures } from './treasures';
import { weapons } from './weapons';

export const motifs = { ...weapons, ...treasures, ...signs, ...omens, ...places } satisfies Record<string, Motif>;

export type MotifName = keyof typeof motifs;

const anything: readonly MotifName[] = ['moon', 'web', 'target', 'wheel', 'rose', 'bolt'];

/** What a picture may be of: the whole slug comes first, then its words in turn, then its kind. */
export function motifsFor(pictures: Pictures, slug: string, kind: string): readonly MotifName[] {
  const said = [slug, ...slug.split('-')].map((word) => pictures.words.get(word)).find(Boolean);
  return said ? [said] : (pictures.kinds[kind] ?? anything);
}

/** Who is on a card of somebody, as far as kind and name show; nothing for a card of something. */
export function castFor(pictures: Pictures, slug: string, kind: string): Cast | null {
  if (!pictures.people.includes(kind)) return null;
  const words = slug.split('-');
  const among = (names: string): boolean => names.split(' ').some((name) => words.includes(name));
  const role = words.map((word) => pictures.roles[word]).find(Boolean);
  return {
    vampire: kind === 'vampire',
    beard: among(pictures.bearded),
    longHair: among(pictures.longHaired),
    ...role,
  };
}
