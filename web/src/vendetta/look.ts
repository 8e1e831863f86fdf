// How Vendetta's cards look.
import type { IconName } from '../cards/icons';
import { cornerOf, hues, rowOf, type Look } from '../cards/look';
import { sigils } from '../cards/sigils';
import { pictures } from './pictures';

const blood = 'var(--blood-bright)';

const ROW: Record<string, IconName> = {
  feed: 'feed',
  drain_blood: 'drain',
  drain_influence: 'influence',
  end_influence: 'influence',
};

export const look: Look = {
  sigils,
  kinds: {
    conflict: { icon: 'conflict', accent: blood, spark: blood },
    preparation: { icon: 'preparation' },
    aftermath: { icon: 'aftermath', accent: 'var(--prestige)' },
    passive: { icon: 'passive', accent: 'var(--bone)' },
    vampire: { icon: 'vampire', hue: hues.wine, accent: blood, spark: blood },
    human: { icon: 'human', hue: hues.brass },
    victim: { icon: 'victim', accent: blood },
    location: { icon: 'location', hue: hues.steel },
    relic: { icon: 'relic', hue: hues.brass },
  },
  backs: {},
  corner: (facts) => cornerOf(facts, ['power', 'blade'], ['influence', 'coin']),
  // A relic that is worth nothing at the end does not say so.
  figures: (facts) => rowOf({ ...facts, end_influence: facts.end_influence || undefined }, ROW),
  marks: () => [],
  pictures,
};
