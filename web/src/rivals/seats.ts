// Seats are letters on the wire; players and names come in seat order.
import type { PlayerView, View } from '../wire/rivals';

/** §3.2. */
export const AGENDA_TO_WIN = 13;

export function seatIndex(seat: string): number {
  return seat.charCodeAt(0) - 'A'.charCodeAt(0);
}

export function seatAt(index: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + index);
}

export function playerOf(view: View, seat: string | null): PlayerView | undefined {
  return seat === null ? undefined : view.players[seatIndex(seat)];
}

/** Everybody clockwise from the viewer; a spectator looks from the first seat. */
export function clockwise(view: View, you: string | null): PlayerView[] {
  const from = you === null ? 0 : seatIndex(you);
  return [...view.players.slice(from), ...view.players.slice(0, from)];
}

/** Whose Rival this player is (§2.16); nobody before the tokens are dealt. */
export function huntersOf(view: View, seat: string): string[] {
  return view.players.filter((one) => one.rival === seat && one.seat !== seat).map((one) => one.seat);
}

/** Rival tokens are drawn when the Leaders lie open, before the first turn (§2.13). */
export function rivalsKnown(view: View): boolean {
  return view.turn > 0;
}
