// Digits typed one after another, while it is not yet clear which option they mean.
import { digit, settle } from './keys';

const PAUSE = 900;

export class Digits {
  #typed = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;

  get typed() {
    return this.#typed;
  }

  press(key: string, count: number, answer: (place: number) => void) {
    clearTimeout(this.#timer);
    const meant = digit(this.#typed, key, count);
    if ('answer' in meant) {
      this.#typed = '';
      answer(meant.answer);
      return;
    }
    this.#typed = meant.typed;
    if (this.#typed) this.#timer = setTimeout(() => this.settle(count, answer), PAUSE);
  }

  /** No further digit will come. False if none had been typed. */
  settle(count: number, answer: (place: number) => void): boolean {
    if (!this.#typed) return false;
    const place = settle(this.#typed, count);
    this.clear();
    if (place !== null) answer(place);
    return true;
  }

  clear() {
    clearTimeout(this.#timer);
    this.#typed = '';
  }
}
