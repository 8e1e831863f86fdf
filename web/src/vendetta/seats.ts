// Partners, and cards that lie together.
import { seatIndex } from '../table/seats';
import type { View } from '../wire/vendetta';

/** §14.5: partners sit opposite one another. */
export function partnerOf(view: View, seat: string): string | undefined {
  if (!view.setup.teams) return undefined;
  const seats = view.players.length;
  return view.players[(seatIndex(seat) + seats / 2) % seats]?.seat;
}

/** Equal cards as one, with how many there are: a player may hold many victims. */
export function counted(cards: readonly string[]): { slug: string; n: number }[] {
  const counts = new Map<string, number>();
  for (const slug of cards) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  return [...counts].map(([slug, n]) => ({ slug, n }));
}
