// A location's resolution, ready to be played: everybody who was there, with their cards, what the total is made of, and
// what they gained.
import { cardOf } from '../cards/catalogue.svelte';
import { t } from '../i18n';
import { contest, unopposed } from '../table/scenes/beats';
import type { Onlooker, Script, Settled } from '../table/scenes/script';
import type { LogLine } from '../wire';
import type { CardView, Event, Loc, LocationView, SideView, View } from '../wire/vendetta';
import { resultsOf, type Placed } from './results';
import { verdict } from './verdict';

/** A piece of a total: a card's power, blood, or what abilities changed. */
export interface Piece {
  what: 'card' | 'blood' | 'more' | 'less';
  n: number;
  card?: string;
}

export interface Row extends Placed {
  cards: (CardView & { turns: boolean })[];
  pieces: Piece[];
}

export interface Resolution {
  at: Loc;
  /** Its place among the locations, and how many there are. */
  nth: number;
  of: number;
  rows: Row[];
  /** The longest bar. */
  scale: number;
  /** How many cards turn up. */
  turns: number;
  verdict: string;
}

const eventsOf = (lines: readonly LogLine[]): Event[] => lines.flatMap(({ event }) => (event ? [event as Event] : []));

export function resolutionOf(settled: Settled<View>, onlooker: Onlooker): Script<Resolution> | null {
  const opens = eventsOf(settled.lines)[0];
  if (opens?.word !== 'stage') return null;
  const { at } = opens;
  const result = resultsOf(settled.lines).get(at);
  if (!result) return null;
  const revealed = cardsRevealed(settled.lines, at);
  const fresh = new Set(cardsRevealed(settled.fresh, at).map(({ card }) => card));
  const seats = result.places.map(({ seat }) => seat);
  const there = locationOf(settled.after, at);
  const before = locationOf(settled.before, at);
  // The round may be over by now, and the cards back in their decks.
  const stays = seats.every((seat) => sideOf(there, seat)?.cards.length);
  const rows = result.places.map((placed): Row => {
    const side = stays ? sideOf(there, placed.seat) : withRevealed(sideOf(before, placed.seat), revealed);
    const cards = (side?.cards ?? []).map((card) => ({ ...card, turns: card.card !== null && fresh.has(card.card) }));
    return { ...placed, cards, pieces: side ? piecesOf(side, placed.total) : [] };
  });
  const { locations } = settled.before;
  const turns = rows.reduce((all, { cards }) => all + cards.filter((card) => card.turns).length, 0);
  const words = verdict(result, onlooker);
  return {
    key: settled.key,
    place: at,
    kind: 'contest',
    beats: rows.length > 1 ? contest(turns) : unopposed(),
    words: t('scenes-told', { what: t('vendetta-place', { place: at }), results: words }),
    data: {
      at,
      nth: locations.findIndex((location) => location.at === at),
      of: locations.length,
      rows,
      scale: Math.max(1, ...rows.map(({ pieces, total }) => Math.max(total, lengthOf(pieces)))),
      turns,
      verdict: words,
    },
  };
}

/** How long a bar is: what was taken away again is part of it. */
export const lengthOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((all, { what, n }) => (what === 'less' ? all : all + n), 0);

function cardsRevealed(lines: readonly LogLine[], at: Loc): { who: string; card: string }[] {
  return eventsOf(lines).flatMap((event) =>
    event.word === 'revealed' && event.at === at ? [{ who: event.who, card: event.card }] : [],
  );
}

const locationOf = (view: View, at: Loc): LocationView | undefined => view.locations.find((one) => one.at === at);
const sideOf = (location: LocationView | undefined, seat: string): SideView | undefined =>
  location?.sides.find((side) => side.seat === seat);

/** A side after the Revelation, from what it was before. */
function withRevealed(side: SideView | undefined, revealed: { who: string; card: string }[]): SideView | undefined {
  if (!side) return undefined;
  const known = new Set(side.cards.map(({ card }) => card));
  const turned = revealed.filter(({ who, card }) => who === side.seat && !known.has(card));
  const up = new Set(revealed.map(({ card }) => card));
  const cards = side.cards.map((card) => {
    const now = card.card ?? turned.shift()?.card ?? null;
    return { ...card, card: now, down: now === null || (card.down && !up.has(now)) };
  });
  return { ...side, cards };
}

/** What is printed on the cards and the blood; the rest is what abilities made of it. */
function piecesOf({ cards, blood }: SideView, total: number): Piece[] {
  const pieces: Piece[] = cards.flatMap(({ card, down }) => {
    const power = card && !down ? cardOf('vendetta', card)?.facts.power : 0;
    return card && typeof power === 'number' && power > 0 ? [{ what: 'card', n: power, card }] : [];
  });
  if (blood > 0) pieces.push({ what: 'blood', n: blood });
  const rest = total - lengthOf(pieces);
  if (rest !== 0) pieces.push({ what: rest > 0 ? 'more' : 'less', n: Math.abs(rest) });
  return pieces;
}
