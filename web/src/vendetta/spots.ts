// Where each option lies on Vendetta's table. No two clan cards or allies of a game are the same, so
// a card's slug is enough to find it; only victims are alike.
import { open } from '../table/open';
import type { SpotsOf } from '../table/spots';
import type { PlayerView, View } from '../wire/vendetta';
import { placeOf } from './steps';

export const spot = {
  clan: (clan: string) => `clan:${clan}`,
  relic: (relic: string) => `relic:${relic}`,
  /** A clan card, wherever it lies: in hand, just drawn, on a side. */
  card: (slug: string) => `card:${slug}`,
  /** A deployed card that the viewer does not know: the n-th of its side, counted from 1. */
  unknown: (at: string, seat: string, n: number) => `unknown:${at}:${seat}:${n}`,
  at: (at: string) => `at:${at}`,
  side: (at: string, seat: string) => `side:${at}:${seat}`,
  seat: (seat: string) => `seat:${seat}`,
  alliance: (seat: string, slug: string) => `alliance:${seat}:${slug}`,
  drained: (seat: string, slug: string) => `drained:${seat}:${slug}`,
  /** Shown to be read: no option ever lies there. */
  shown: (slug: string) => `shown:${slug}`,
};

/** The seats whose card is meant: the one who is asked, or, for onlookers, everybody who has it. */
function holders(view: View, you: string | null, has: (player: PlayerView) => string[], slug: string) {
  if (you) return [you];
  return view.players.filter((player) => has(player).includes(slug)).map((player) => player.seat);
}

function look(view: View, at: string, seat: string, n: number): string[] {
  const location = view.locations.find((location) => location.at === at);
  const card = location?.sides.find((side) => side.seat === seat)?.cards[n - 1];
  if (!card) return [];
  return [card.card ? spot.card(card.card) : spot.unknown(at, seat, n)];
}

/** A player's strip, and their side at the location being resolved. */
function player(view: View, seat: string): string[] {
  const here = view.locations.find((location) => location.at === placeOf(view.step));
  const present = here?.sides.some((side) => side.seat === seat);
  return here && present ? [spot.seat(seat), spot.side(here.at, seat)] : [spot.seat(seat)];
}

export const spotsOf: SpotsOf = (choice, view_, you) => {
  const view = view_ as View;
  const { word, held } = open(choice);
  const name = String(held[0]);
  switch (word) {
    case 'clan':
    case 'offer':
      return [spot.clan(name)];
    case 'relic':
    case 'use':
      return [spot.relic(name)];
    case 'keep':
    case 'give':
    case 'under':
    case 'play':
    case 'resolve':
    case 'turn':
    case 'take':
    case 'target':
    case 'shuffle':
    case 'draw-slot':
      return view.slots.filter(([slot]) => slot === held[0]).map(([, card]) => spot.card(card));
    case 'at':
      return [spot.at(name)];
    case 'drain':
      return holders(view, you, (player) => player.alliance, name).map((seat) => spot.alliance(seat, name));
    case 'restore':
      return holders(view, you, (player) => player.drained, name).map((seat) => spot.drained(seat, name));
    case 'look':
      return look(view, name, String(held[1]), Number(held[2]));
    case 'rival':
    case 'ambition':
      return player(view, name);
    default:
      // Amounts, yes and no, staying, facing: they lie nowhere.
      return [];
  }
};
