// Seats are letters on the wire; players and names come in seat order.
import type { SeatInfo } from '../wire';

export function seatIndex(seat: string): number {
  return seat.charCodeAt(0) - 'A'.charCodeAt(0);
}

/** `B (Gangrel)`: what a game calls a seat; its letter while it has no other name. */
export function seatName(names: readonly string[], seat: string): string {
  return names[seatIndex(seat)] ?? seat;
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
