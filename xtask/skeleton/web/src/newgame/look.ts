// How New Game's cards look.
import { cornerOf, hues, PLAIN, type Look } from '../cards/look';

export const look: Look = {
  ...PLAIN,
  kinds: { card: { icon: 'relic', hue: hues.brass } },
  corner: (facts) => cornerOf(facts, ['value', 'coin']),
};
