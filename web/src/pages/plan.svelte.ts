// A table being planned: what the form shows, and the wish that is sent from it.

import type { AbsentRule, ClockRule, GameInfo, HintRule, NewBot, Pace, TakeBackRule } from '../wire';
import type { Wish } from './open';

export const FREE = 'free';
export const ANY_DECK = '';

/** A seat other than the opener's: free, or a bot of some level. */
export type PlannedSeat = { seat: string; who: string; deck: string };

export class Plan {
  readonly info: GameInfo;
  players = $state(0);
  variants = $state<Record<string, boolean>>({});
  watch = $state(false);
  deck = $state(ANY_DECK);
  #others = $state<PlannedSeat[]>([]);

  open = $state<'private' | 'public'>('private');
  spectators = $state(true);
  takeBack = $state<TakeBackRule>('ask');
  hints = $state<HintRule>('alone');
  clock = $state<ClockRule['kind']>('none');
  decisionSeconds = $state(60);
  playerMinutes = $state(20);
  increment = $state(10);
  absent = $state<AbsentRule>('bot');
  pace = $state<Pace>('calm');

  constructor(info: GameInfo) {
    this.info = info;
    this.players = info.usual_players;
    this.variants = Object.fromEntries(info.variants.map((v) => [v.name, v.on]));
    this.#others = Array.from({ length: Math.max(...info.player_counts) }, (_, i) => ({
      seat: String.fromCharCode(65 + i),
      who: FREE,
      deck: ANY_DECK,
    }));
  }

  /** The seats that may go to bots: all but the opener's, who takes the first. */
  get others(): PlannedSeat[] {
    return this.#others.slice(this.watch ? 0 : 1, this.players);
  }

  get full(): boolean {
    return this.others.every((seat) => seat.who !== FREE);
  }

  fill(level: string): void {
    for (const seat of this.others) if (seat.who === FREE) seat.who = level;
  }

  get #clock(): ClockRule {
    if (this.clock === 'decision') return { kind: 'decision', seconds: this.decisionSeconds };
    if (this.clock === 'player') {
      return { kind: 'player', seconds: this.playerMinutes * 60, increment: this.increment };
    }
    return { kind: 'none' };
  }

  /** `start` begins at once, which needs every seat taken. */
  wish(start: boolean): Wish {
    const switched = this.info.variants.filter((v) => this.variants[v.name] !== v.on);
    const bots: NewBot[] = this.others
      .filter((seat) => seat.who !== FREE)
      .map(({ seat, who, deck }) => ({ seat, level: who, deck: deck || null }));
    return {
      game: this.info.game,
      options: {
        players: this.players,
        variants: switched.map((v) => (v.on ? `no-${v.name}` : v.name)),
        public: this.open === 'public',
        spectators: this.spectators,
        take_back: this.takeBack,
        hints: this.hints,
        clock: this.#clock,
        absent: this.absent,
        pace: this.pace,
      },
      bots,
      watch: this.watch,
      start: start && this.full,
      deck: this.watch ? null : this.deck || null,
    };
  }
}
