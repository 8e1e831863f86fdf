// Who is whose Rival.
import type { View } from '../wire/rivals';

/** §3.2. */
export const AGENDA_TO_WIN = 13;

/** Whose Rival this player is (§2.16); nobody before the tokens are dealt. */
export function huntersOf(view: View, seat: string): string[] {
  return view.players.filter((one) => one.rival === seat && one.seat !== seat).map((one) => one.seat);
}

/** Rival tokens are drawn when the Leaders lie open, before the first turn (§2.13). */
export function rivalsKnown(view: View): boolean {
  return view.turn > 0;
}
