// Seats are letters on the wire; names come in seat order.
import type { PlayerView, View } from '../wire/vendetta';

export function seatIndex(seat: string): number {
  return seat.charCodeAt(0) - 'A'.charCodeAt(0);
}

export function playerOf(view: View, seat: string): PlayerView | undefined {
  return view.players[seatIndex(seat)];
}

/** §14.5: partners sit opposite one another. */
export function partnerOf(view: View, seat: string): string | undefined {
  if (!view.setup.teams) return undefined;
  const seats = view.players.length;
  return view.players[(seatIndex(seat) + seats / 2) % seats]?.seat;
}

/** The others, clockwise from the viewer, as they would sit round a table. */
export function othersOf(view: View, you: string | null): PlayerView[] {
  if (!you) return view.players;
  const mine = seatIndex(you);
  return [...view.players.slice(mine + 1), ...view.players.slice(0, mine)];
}

/** Equal cards as one, with how many there are: a player may hold many victims. */
export function counted(cards: readonly string[]): { slug: string; n: number }[] {
  const counts = new Map<string, number>();
  for (const slug of cards) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  return [...counts].map(([slug, n]) => ({ slug, n }));
}

export function nameOf(names: readonly string[], seat: string): string {
  return names[seatIndex(seat)] ?? seat;
}
