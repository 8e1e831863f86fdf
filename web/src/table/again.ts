// The same table once more.
import type { Wish } from '../pages/open';
import type { TableInfo } from '../wire';
import { seatOf } from './seats';

/** Same game, settings and bots. With bots only, it starts at once; people sit down again by themselves. */
export function again(table: TableInfo, you: string | null): Wish {
  const others = table.seats.filter((seat) => seat.seat !== you);
  const bots = others.flatMap(({ seat, who, deck }) => (who.kind === 'bot' ? [{ seat, level: who.level, deck }] : []));
  return {
    game: table.game,
    options: { ...table.options, players: table.seats.length },
    bots,
    watch: you === null,
    start: bots.length === others.length,
    deck: seatOf(table.seats, you)?.deck ?? null,
  };
}
