// Who the seats are: what they are called, and from what their faces are drawn.
import { strength } from '../words';
import type { TableContext } from './context';
import { seatName, seatOf } from './seats';

export interface Someone {
  seat: string;
  name: string;
  /** What the face is drawn from: the same person has the same one at every table. */
  id: string;
  /** How strong a bot is, and for a person for whom a bot stands in. */
  bot: string | null;
  you: boolean;
  /** The table waits for them. */
  asked: boolean;
  away: boolean;
}

/** The name of who sits there, as all texts have it. */
export function nameOf({ names }: Pick<TableContext, 'names'>, seat: string): string {
  return seatName(names, seat);
}

export function someone(table: TableContext, seat: string): Someone {
  const at = seatOf(table.seats, seat);
  const name = nameOf(table, seat);
  const level = at?.stand_in ?? (at?.who.kind === 'bot' ? at.who.level : null);
  return {
    seat,
    name,
    id: at?.portrait ?? name,
    bot: level === null ? null : strength(level),
    you: seat === table.you,
    asked: table.waiting.some((one) => one.seat === seat),
    away: at?.who.kind === 'person' && !at.here,
  };
}
