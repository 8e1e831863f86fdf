// What points are made of, for bars: the same kind has the same look in every row.
import { plain } from '../../parts';
import type { GameResult, PointsRow } from '../../wire';
import { seatIndex } from '../seats';

/** Colours that rows can have; further kinds are striped with them. */
const LOOKS = 6;

export interface Kind {
  key: string;
  text: string;
  look: number;
  striped: boolean;
}

export interface Bar {
  seat: string;
  place: number | null;
  won: boolean;
  /** In points; none for who is out, and in a game that was given up. */
  score: number | null;
  pieces: { kind: Kind; points: number; share: number }[];
}

const keyOf = (row: PointsRow) => `${row.word} ${plain(row.text)}`;

/** All kinds in the order in which they come up. */
export function kindsOf({ seats }: GameResult): Kind[] {
  const kinds = new Map<string, Kind>();
  for (const row of seats.flatMap((one) => one.rows)) {
    const key = keyOf(row);
    const [look, striped] = [kinds.size % LOOKS, kinds.size >= LOOKS];
    if (!kinds.has(key)) kinds.set(key, { key, text: plain(row.text), look, striped });
  }
  return [...kinds.values()];
}

/** Everybody, the best first; `seats` are all there are. */
export function barsOf(result: GameResult, seats: readonly string[]): Bar[] {
  const kinds = new Map(kindsOf(result).map((kind) => [kind.key, kind]));
  const sums = result.seats.map(({ rows }) => rows.reduce((sum, { points }) => sum + Math.abs(points), 0));
  const most = Math.max(1, ...sums);
  const told = result.seats.map(({ seat, place, rows }) => ({
    seat,
    place,
    won: result.winners.includes(seat),
    score: result.scores[seatIndex(seat)] ?? null,
    pieces: rows.map((row) => ({
      kind: kinds.get(keyOf(row))!,
      points: row.points,
      share: Math.abs(row.points) / most,
    })),
  }));
  const rest = seats.filter((seat) => !told.some((one) => one.seat === seat));
  const plainly = rest.map((seat) => ({
    seat,
    place: null,
    won: result.winners.includes(seat),
    score: result.scores[seatIndex(seat)] ?? null,
    pieces: [],
  }));
  return [...told, ...plainly.sort((a, b) => Number(b.won) - Number(a.won))];
}
