// Seats are letters on the wire; players and names come in seat order.
import type { SeatInfo } from '../wire';

export function seatIndex(seat: string): number {
  return seat.charCodeAt(0) - 'A'.charCodeAt(0);
}

/** How whoever sits there is called; the seat's letter while nobody does. */
export function seatName(names: readonly string[], seat: string): string {
  return names[seatIndex(seat)] ?? seat;
}

/** The same where there is room for a letter or two: as many as tell it from the others, at most three. */
export function shortName(names: readonly string[], seat: string): string {
  const [name, place] = [[...seatName(names, seat)], seatIndex(seat)];
  const short = (letters: number) => name.slice(0, letters).join('');
  const taken = (start: string) => names.some((other, i) => i !== place && other.startsWith(start));
  return short([1, 2].find((letters) => !taken(short(letters))) ?? 3);
}

export function seatOf(seats: readonly SeatInfo[], seat: string | null): SeatInfo | undefined {
  return seats.find((one) => one.seat === seat);
}

/** A game's view, as far as seats are concerned. */
interface Seated<Player> {
  players: readonly Player[];
}

export function playerOf<Player>(view: Seated<Player>, seat: string | null): Player | undefined {
  return seat === null ? undefined : view.players[seatIndex(seat)];
}

/** Everybody clockwise from the viewer; a spectator looks from the first seat. */
export function clockwise<Player>({ players }: Seated<Player>, you: string | null): Player[] {
  const from = you === null ? 0 : seatIndex(you);
  return [...players.slice(from), ...players.slice(0, from)];
}

/** Everybody but the viewer, in the same order. */
export function othersOf<Player>(view: Seated<Player>, you: string | null): Player[] {
  return clockwise(view, you).slice(you === null ? 0 : 1);
}
