// The end of the game in numbers, ordered as the rules order it.
import type { PlayerView, View } from '../wire/vendetta';
import { partnerOf } from './seats';

export interface Standing {
  /** 1 for the winners; none for who is out of the game. */
  place: number | null;
  seats: string[];
  score: number;
  blood: number;
}

/** §17.65: Fiorenza Savona's player counts as first in every tie that turn order would break. */
const WINS_TIES = 'fiorenza-savona';

/** §11.6, §14.9: score, then blood, then turn order; partners together. §13.5: the eliminated come last. */
export function standings(view: View): Standing[] {
  const player = (seat: string) => view.players.find((player) => player.seat === seat);
  const { order } = view;
  const first = order.find((seat) => player(seat)?.alliance.includes(WINS_TIES));
  const inTies = first ? [first, ...order.filter((seat) => seat !== first)] : order;
  const teams: string[][] = [];
  for (const seat of inTies) {
    if (teams.some((team) => team.includes(seat))) continue;
    const partner = partnerOf(view, seat);
    teams.push(partner && inTies.includes(partner) ? [seat, partner] : [seat]);
  }
  const sum = (seats: string[], of: (player: PlayerView) => number) =>
    seats.reduce((all, seat) => all + (player(seat) ? of(player(seat)!) : 0), 0);
  const entry = (seats: string[]) => ({
    seats,
    score: sum(seats, (player) => player.score),
    blood: sum(seats, (player) => player.pool),
  });
  // The sort is stable, so what is equal stays in turn order.
  const alive = teams.map(entry).sort((a, b) => b.score - a.score || b.blood - a.blood);
  const out = view.players.filter((player) => !player.alive).map((player) => entry([player.seat]));
  return [...alive.map((team, i) => ({ place: i + 1, ...team })), ...out.map((team) => ({ place: null, ...team }))];
}

/** §11.5: where a score comes from. What is not tokens lies in the cards: allies, victims, relic. */
export function parts(player: PlayerView) {
  const diablerie = player.tokens + player.turned;
  return { influence: player.influence, cards: player.score - player.influence + diablerie, diablerie };
}
