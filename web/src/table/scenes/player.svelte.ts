// Plays scenes one after the other. The table beneath shows the end from the first moment: whoever wants to go on just
// does, and the scene is over.
import { STILL, type BeatName } from './beats';
import { pageClock, type Clock } from './clock';
import type { Plan } from './plan';
import { paceOf, type Speed } from './speed';

/** As many may wait for their turn: who looks on at quick bots does not fall behind. */
const MOST_WAITING = 3;

/** How somebody wants scenes to be played now. */
export interface Manner {
  speed: Speed;
  /** Nothing may move: the last picture alone. */
  still: boolean;
  /** The result stays until somebody goes on. */
  waits: boolean;
  /** Nobody sees the page. */
  hidden: boolean;
}

export interface Playing {
  plan: Plan;
  beat: BeatName;
  still: boolean;
  /** What every duration is multiplied by. */
  pace: number;
}

export class ScenePlayer {
  #manner: () => Manner;
  #clock: Clock;
  #queue: Plan[] = [];
  #forget: () => void = () => {};
  #now = $state.raw<Playing | null>(null);
  #told = $state.raw({ nth: 0, words: '' });

  constructor(manner: () => Manner, clock: Clock = pageClock) {
    this.#manner = manner;
    this.#clock = clock;
  }

  /** What is being played. */
  get now() {
    return this.#now;
  }
  /** What came of the last scene, for those who do not see it. */
  get told() {
    return this.#told;
  }

  show(plan: Plan): void {
    const { speed, hidden } = this.#manner();
    if (hidden || speed === 'at-once') {
      this.end();
      this.#tell(plan);
      return;
    }
    this.#queue.push(plan);
    while (this.#queue.length > MOST_WAITING) this.#tell(this.#queue.shift()!);
    if (!this.#now) this.#next();
  }

  /** Somebody wants to see it once more, at whatever speed they play. */
  again(plan: Plan): void {
    this.end();
    this.#queue.push(plan);
    this.#next();
  }

  /** Ends the scene under way; whether there was one. */
  skip(): boolean {
    if (!this.#now) return false;
    this.#over();
    return true;
  }

  /** Ends everything that is played or waits to be. */
  end(): boolean {
    const waiting = this.#queue.splice(0);
    const was = this.skip();
    for (const plan of waiting) this.#tell(plan);
    return was;
  }

  #next(): void {
    const plan = this.#queue.shift();
    if (!plan) {
      this.#now = null;
      return;
    }
    const { speed, still, waits } = this.#manner();
    if (still) {
      this.#now = { plan, beat: 'stay', still, pace: 0 };
      this.#then(waits ? null : STILL, () => this.#over());
    } else this.#play(plan, 0, paceOf(speed), waits);
  }

  #play(plan: Plan, at: number, pace: number, waits: boolean): void {
    const beat = plan.beats[at];
    if (!beat) return this.#over();
    this.#now = { plan, beat: beat.name, still: false, pace };
    // What was unopposed has no time to stay of its own.
    const last = beat.name === 'stay' || (beat.name === 'banner' && plan.beats[at + 1]?.name !== 'stay');
    this.#then(waits && last ? null : beat.ms * pace, () => this.#play(plan, at + 1, pace, waits));
  }

  #then(ms: number | null, call: () => void): void {
    this.#forget();
    this.#forget = ms === null ? () => {} : this.#clock.after(ms, call);
  }

  #over(): void {
    this.#forget();
    const plan = this.#now?.plan;
    this.#now = null;
    if (plan) this.#tell(plan);
    this.#next();
  }

  #tell({ words }: Plan): void {
    this.#told = { nth: this.#told.nth + 1, words };
  }
}
