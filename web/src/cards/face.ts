// Where everything stands on a card: the number in the corner, the row of figures, the colours.
import type { CardInfo } from '../wire';
import { isIcon, type IconName } from './icons';
import { isClan } from './sigils';

/** An icon with a number, or alone. */
export interface Figure {
  icon: IconName;
  n?: string;
}

/** The number in the corner lies in a shape of its own, so that games and kinds are not mixed up. */
export interface Corner {
  shape: 'drop' | 'coin' | 'blade';
  n: string;
}

export interface Face {
  /** Colours, as CSS values made of tokens. */
  hue: string;
  accent: string;
  spark: string;
  /** The clan, for cards of one. */
  clan: string | null;
  kind: IconName;
  corner: Corner | null;
  /** What the table must see at a glance. */
  figures: Figure[];
  /** What else is printed: disciplines, marks. */
  marks: Figure[];
}

const KIND_ICONS: Record<string, IconName> = {
  'attack-reaction': 'attack',
  'influence-modifier': 'modifier',
  'unhosted-action': 'unhosted',
  'ongoing-event': 'ongoing',
};

export function kindIcon(kind: string): IconName {
  const icon = KIND_ICONS[kind] ?? kind;
  return isIcon(icon) ? icon : 'cards';
}

const clanOf = (group: string): string | null => (isClan(group) ? group : null);

const mixed = (token: string, share: number, into = '--clan-neutral'): string =>
  `color-mix(in oklab, var(${token}) ${share}%, var(${into}))`;

const steel = mixed('--prestige', 44, '--ground');
const brass = mixed('--gold-dim', 78, '--ground');
const wine = mixed('--blood', 80, '--ground');
const rust = mixed('--blood', 42);
const slate = mixed('--prestige', 26, '--clan-neutral');
const ochre = mixed('--gold-dim', 55);

/** The hue of cards that are of no clan: by what they are. */
const HUES: Record<string, string> = {
  vampire: wine,
  human: brass,
  relic: brass,
  location: steel,
  attack: rust,
  'attack-reaction': rust,
  reaction: slate,
  scheme: ochre,
  conspiracy: ochre,
  title: brass,
  'influence-modifier': ochre,
  citizen: steel,
  antagonist: steel,
  vagrant: steel,
  event: steel,
  'ongoing-event': steel,
  haven: brass,
  agenda: wine,
};

const ACCENTS: Record<string, string> = {
  conflict: '--blood-bright',
  vampire: '--blood-bright',
  victim: '--blood-bright',
  attack: '--blood-bright',
  'attack-reaction': '--blood-bright',
  agenda: '--blood-bright',
  antagonist: '--blood-bright',
  aftermath: '--prestige',
  reaction: '--prestige',
  passive: '--bone',
};

/** Accents in pictures, where the kind needs no telling: eyes, gems, lit windows. */
const SPARKS: Record<string, string> = {
  vampire: '--blood-bright',
  conflict: '--blood-bright',
  reaction: '--prestige',
};

export function hueOf(kind: string, group: string): string {
  const clan = clanOf(group);
  return clan ? `var(--clan-${clan})` : (HUES[kind] ?? 'var(--clan-neutral)');
}

export function faceOf(card: Pick<CardInfo, 'kind' | 'group' | 'facts'>): Face {
  const { kind, group, facts } = card;
  return {
    hue: hueOf(kind, group),
    accent: `var(${ACCENTS[kind] ?? '--gold'})`,
    spark: `var(${SPARKS[kind] ?? '--gold'})`,
    clan: clanOf(group),
    kind: kindIcon(kind),
    corner: cornerOf(facts),
    figures: figuresOf(facts),
    marks: marksOf(facts),
  };
}

type Facts = Record<string, unknown>;

/** A fact as it is printed: signs and ranges get the strokes that typesetters use. */
function text(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value).replace('-', '−');
  return typeof value === 'string' ? value.replace('-', '–') : undefined;
}

function cornerOf(facts: Facts): Corner | null {
  const corner = (shape: Corner['shape'], value: unknown): Corner | null => {
    const n = text(value);
    return n === undefined ? null : { shape, n };
  };
  if ('power' in facts) return corner('blade', facts.power);
  if ('potency' in facts) return corner('drop', facts.potency);
  if ('blood' in facts) return corner('drop', facts.blood);
  if ('influence' in facts) return corner('coin', facts.influence);
  return null;
}

/** The facts of the figures' row, in the order in which they stand there, and their icons. */
const ROW: [fact: string, icon: IconName][] = [
  ['physical', 'physical'],
  ['social', 'social'],
  ['mental', 'mental'],
  ['damage', 'damage'],
  ['shield', 'shield'],
  ['influence', 'influence'],
  ['agenda', 'agenda'],
  ['prestige', 'prestige'],
  ['resolve_at', 'prestige'],
  ['feed', 'feed'],
  ['drain_blood', 'drain'],
  ['drain_influence', 'influence'],
  ['end_influence', 'influence'],
];

function figuresOf(facts: Facts): Figure[] {
  const types = [...listed(facts.attack), ...listed(facts.reaction)].filter(isIcon);
  const figures: Figure[] = [...new Set(types)].map((icon) => ({ icon }));
  for (const [fact, icon] of ROW) {
    const n = text(facts[fact]);
    const inCorner = fact === 'influence' && !('potency' in facts);
    const nothing = fact === 'end_influence' && n === '0';
    if (n !== undefined && !inCorner && !nothing) figures.push({ icon, n });
  }
  return figures;
}

function marksOf(facts: Facts): Figure[] {
  const marks: Figure[] = listed(facts.disciplines).filter(isIcon).map((icon) => ({ icon }));
  for (const mark of ['guard', 'targeted', 'aggravated', 'unhosted', 'unique'] as const) {
    if (facts[mark] === true) marks.push({ icon: mark });
  }
  return marks;
}

const listed = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** How small the words of a large card must be: 0 for short texts, 4 for the longest. */
export function textStep(words: string): number {
  return [110, 190, 290, 400].filter((most) => words.length > most).length;
}
