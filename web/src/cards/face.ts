// Where everything stands on a card: the number in the corner, the row of figures, the colours.
import type { CardInfo } from '../wire';
import type { AnyIcon, Drawing } from './icons';
import { isClan, type Corner, type Figure, type KindLook, type Look } from './look';

export interface Face {
  /** Colours, as CSS values. */
  hue: string;
  accent: string;
  spark: string;
  /** Of the clan, for cards of one. */
  sigil: Drawing | null;
  kind: AnyIcon;
  corner: Corner | null;
  figures: Figure[];
  marks: Figure[];
}

/** The hue of a clan; of what is of no clan, that of its kind. */
export function hueOf(look: Look, group: string, kind: KindLook | undefined): string {
  return isClan(look, group) ? `var(--clan-${group})` : (kind?.hue ?? 'var(--clan-neutral)');
}

export function faceOf(look: Look, card: Pick<CardInfo, 'kind' | 'group' | 'facts'>): Face {
  const { group, facts } = card;
  const kind = look.kinds[card.kind];
  return {
    hue: hueOf(look, group, kind),
    accent: kind?.accent ?? 'var(--gold)',
    spark: kind?.spark ?? 'var(--gold)',
    sigil: isClan(look, group) ? look.sigils[group]! : null,
    kind: kind?.icon ?? 'cards',
    corner: look.corner(facts),
    figures: look.figures(facts),
    marks: look.marks(facts),
  };
}

/** How small the words of a large card must be: 0 for short texts, 4 for the longest. */
export function textStep(words: string): number {
  return [110, 190, 290, 400].filter((most) => words.length > most).length;
}

/** How small a name on a small card must be: 0 for short ones, 3 for the longest words. */
export function nameStep(name: string): number {
  const longest = Math.max(...name.split(/[\s-]/).map((word) => word.length));
  if (longest >= 11) return 3;
  if (longest >= 9 || name.length > 22) return 2;
  return name.length > 13 || longest >= 8 ? 1 : 0;
}
