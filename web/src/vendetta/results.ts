// How the locations of this round were resolved, read from what has happened: it stays written on them until the next
// round begins.
import type { LogLine } from '../wire';
import type { Event, Loc, Seat } from '../wire/vendetta';

export interface Placed {
  seat: Seat;
  total: number;
  /** None for who was there and is not ranked. */
  rank: number | null;
  influence: number;
  /** The ally that was won. */
  ally: string | null;
  victim: boolean;
}

export interface Result {
  /** The best first. */
  places: Placed[];
}

/** By location. */
export function resultsOf(lines: readonly LogLine[]): Map<Loc, Result> {
  const events = lines.flatMap(({ event }) => (event ? [event as Event] : []));
  const round = events.findLastIndex((event) => event.word === 'round');
  const results = new Map<Loc, Placed[]>();
  let here: Placed[] | null = null;
  const of = (seat: Seat) => here?.find((one) => one.seat === seat);
  for (const event of events.slice(round + 1)) {
    switch (event.word) {
      case 'stage':
        here = event.stage === 'conflict' ? [] : null;
        if (here) results.set(event.at, here);
        break;
      case 'nobody-left':
        results.set(event.at, []);
        break;
      case 'total': {
        const before = of(event.who);
        if (before) before.total = event.total;
        else {
          const { who: seat, total } = event;
          here?.push({ seat, total, rank: null, influence: 0, ally: null, victim: false });
        }
        break;
      }
      case 'ranked': {
        const one = of(event.who);
        if (one) one.rank = event.rank;
        break;
      }
      case 'ally-won':
        gain(of(event.who), (one) => (one.ally = event.ally));
        break;
      case 'victim-drawn':
        gain(of(event.who), (one) => (one.victim = true));
        break;
      case 'influence-gained':
        gain(of(event.who), (one) => (one.influence += event.amount));
        break;
      default:
    }
  }
  const done = [...results].filter(([, places]) => places.length === 0 || places.some(({ rank }) => rank !== null));
  return new Map(done.map(([at, places]) => [at, { places: places.sort(better) }]));
}

/** Only what comes after the ranks is won by them. */
function gain(one: Placed | undefined, change: (one: Placed) => void): void {
  if (one && one.rank !== null) change(one);
}

const better = (a: Placed, b: Placed): number => (a.rank ?? 99) - (b.rank ?? 99) || b.total - a.total;
