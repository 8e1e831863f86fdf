// Seats by their letter.
import type { SeatInfo } from '../wire';

/** `B (Gangrel)`: what a game calls a seat; its letter while it has no other name. */
export function seatName(names: readonly string[], seat: string): string {
  return names[seat.charCodeAt(0) - 65] ?? seat;
}

export function seatOf(seats: readonly SeatInfo[], seat: string | null): SeatInfo | undefined {
  return seats.find((one) => one.seat === seat);
}
