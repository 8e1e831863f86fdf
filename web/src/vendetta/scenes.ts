// What stands behind each location.
import { hues } from '../cards/look';
import type { Loc } from '../wire/vendetta';

export const scenes = {
  '1': { motif: 'tower', hue: hues.slate },
  '2': { motif: 'hall', hue: hues.brass },
  '3': { motif: 'house', hue: hues.steel },
  haven: { motif: 'cathedral', hue: hues.wine },
} as const satisfies Record<Loc, { motif: string; hue: string }>;
