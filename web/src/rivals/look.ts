// How Rivals' cards look.
import { isIcon, type IconName } from '../cards/icons';
import { cornerOf, hues, rowOf, type Figure, type Look } from '../cards/look';
import { sigils } from '../cards/sigils';
import { pictures } from './pictures';

const blood = 'var(--blood-bright)';
const prestige = 'var(--prestige)';
const { brass, ochre, rust, slate, steel, wine } = hues;

/** Words of a fact that have an icon: types of attack, disciplines. */
const icons = (words: unknown): Figure[] =>
  Array.isArray(words)
    ? words
        .map(String)
        .filter(isIcon)
        .map((icon) => ({ icon }))
    : [];

const ROW: Record<string, IconName> = {
  physical: 'physical',
  social: 'social',
  mental: 'mental',
  damage: 'damage',
  shield: 'shield',
  influence: 'influence',
  agenda: 'agenda',
  prestige: 'prestige',
  resolve_at: 'prestige',
};
const MARKS = ['guard', 'targeted', 'aggravated', 'unhosted', 'unique'] as const;

export const look: Look = {
  sigils,
  kinds: {
    vampire: { icon: 'vampire', hue: wine, accent: blood, spark: blood },
    attack: { icon: 'attack', hue: rust, accent: blood },
    'attack-reaction': { icon: 'attack', hue: rust, accent: blood },
    reaction: { icon: 'reaction', hue: slate, accent: prestige, spark: prestige },
    action: { icon: 'action' },
    'unhosted-action': { icon: 'unhosted' },
    scheme: { icon: 'scheme', hue: ochre },
    conspiracy: { icon: 'conspiracy', hue: ochre },
    'influence-modifier': { icon: 'modifier', hue: ochre },
    title: { icon: 'title', hue: brass },
    retainer: { icon: 'retainer' },
    ongoing: { icon: 'ongoing' },
    citizen: { icon: 'citizen', hue: steel },
    vagrant: { icon: 'vagrant', hue: steel },
    antagonist: { icon: 'antagonist', hue: steel, accent: blood },
    event: { icon: 'event', hue: steel },
    'ongoing-event': { icon: 'ongoing', hue: steel },
    haven: { icon: 'haven', hue: brass },
    agenda: { icon: 'agenda', hue: wine, accent: blood },
  },
  backs: { library: { icon: 'log' } },
  corner: (facts) => cornerOf(facts, ['potency', 'drop'], ['blood', 'drop'], ['influence', 'coin']),
  figures: (facts) => {
    const types = [...new Set([facts.attack ?? [], facts.reaction ?? []].flat())];
    // Without a potency, influence stands in the corner.
    const inRow = 'potency' in facts ? facts : { ...facts, influence: undefined };
    return [...icons(types), ...rowOf(inRow, ROW)];
  },
  marks: (facts) => {
    const marks = MARKS.filter((mark) => facts[mark] === true);
    return [...icons(facts.disciplines), ...marks.map((icon) => ({ icon }))];
  },
  pictures,
};
