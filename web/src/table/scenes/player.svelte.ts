// Plays scenes one after the other. The table beneath shows the end from the first moment: whoever wants to go on just
// does, and the scene is over.
import { STILL, type BeatName } from './beats';
import { pageClock, type Clock } from './clock';
import type { Script } from './script';
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
  script: Script;
  beat: BeatName;
  still: boolean;
  /** What every duration is multiplied by. */
  pace: number;
}

/** How many scenes were told of, and the last of them in a sentence each. */
export interface Told {
  nth: number;
  words: readonly string[];
}

export class ScenePlayer {
  #manner: () => Manner;
  #clock: Clock;
  #queue: Script[] = [];
  #forget: () => void = () => {};
  #now = $state.raw<Playing | null>(null);
  #told = $state.raw<Told>({ nth: 0, words: [] });

  constructor(manner: () => Manner, clock: Clock = pageClock) {
    this.#manner = manner;
    this.#clock = clock;
  }

  /** What is being played. */
  get now() {
    return this.#now;
  }
  /** What came of the last scenes, for those who do not see them. */
  get told() {
    return this.#told;
  }

  show(script: Script): void {
    const { speed, hidden } = this.#manner();
    if (hidden || speed === 'at-once') {
      this.end();
      this.#tell(script);
      return;
    }
    this.#queue.push(script);
    while (this.#queue.length > MOST_WAITING) this.#tell(this.#queue.shift()!);
    if (!this.#now) this.#next();
  }

  /** Somebody wants to see it once more, at whatever speed they play. */
  again(script: Script): void {
    this.end();
    this.#queue.push(script);
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
    for (const script of waiting) this.#tell(script);
    return was;
  }

  #next(): void {
    const script = this.#queue.shift();
    if (!script) {
      this.#now = null;
      return;
    }
    const { speed, still, waits } = this.#manner();
    if (still) {
      this.#now = { script, beat: 'stay', still, pace: 0 };
      this.#then(waits ? null : STILL, () => this.#over());
    } else this.#play(script, 0, paceOf(speed), waits);
  }

  #play(script: Script, at: number, pace: number, waits: boolean): void {
    const beat = script.beats[at];
    if (!beat) return this.#over();
    this.#now = { script, beat: beat.name, still: false, pace };
    // What was unopposed has no time to stay of its own.
    const last = beat.name === 'stay' || (beat.name === 'banner' && script.beats[at + 1]?.name !== 'stay');
    this.#then(waits && last ? null : beat.ms * pace, () => this.#play(script, at + 1, pace, waits));
  }

  #then(ms: number | null, call: () => void): void {
    this.#forget();
    this.#forget = ms === null ? () => {} : this.#clock.after(ms, call);
  }

  #over(): void {
    this.#forget();
    const script = this.#now?.script;
    this.#now = null;
    if (script) this.#tell(script);
    this.#next();
  }

  #tell({ words }: Script): void {
    this.#told = { nth: this.#told.nth + 1, words: [...this.#told.words, words].slice(-MOST_WAITING - 1) };
  }
}
