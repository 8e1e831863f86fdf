// The same table once more, for those who looked on. Who played has a rematch.
import type { Wish } from '../pages/open';
import type { TableInfo } from '../wire';

/** Same game, settings and bots. With bots only, it starts at once; people sit down by themselves. */
export function again(table: TableInfo): Wish {
  const bots = table.seats.flatMap(({ seat, who, deck }) =>
    who.kind === 'bot' ? [{ seat, level: who.level, deck }] : [],
  );
  return {
    game: table.game,
    options: { ...table.options, players: table.seats.length },
    bots,
    watch: true,
    start: bots.length === table.seats.length,
  };
}
