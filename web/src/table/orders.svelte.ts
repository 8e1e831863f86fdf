// What somebody does at a table: one thing at a time, and a refusal kept in words until the next try.
import type { Problem, Result } from '../api';
import type { Ack, Command, QuestionInfo } from '../wire';

export interface Taker {
  do(command: Command): Promise<Result<Ack>>;
}

export class Orders {
  #table: Taker;
  #busy = $state(false);
  /** How many there have been: an earlier one says nothing about the last. */
  #orders = 0;
  #problem = $state.raw<Problem | null>(null);
  /** The answer on its way: its question stays on the page until the next one arrives. */
  #sent = $state.raw<{ seq: number; word: string } | null>(null);

  constructor(table: Taker) {
    this.#table = table;
  }

  get busy() {
    return this.#busy;
  }
  get problem() {
    return this.#problem;
  }
  dismiss() {
    this.#problem = null;
  }

  /** The (first) word that was answered to this question, while nothing has come of it yet. */
  sentTo(question: QuestionInfo | null): string | null {
    return question && this.#sent?.seq === question.seq ? this.#sent.word : null;
  }

  /**
   * The table has moved on. A question that comes again after a take-back is a new one. It may come before the word
   * that the last answer was taken: it can be answered all the same.
   */
  movedTo(question: QuestionInfo | null) {
    if (!this.#sent || question?.seq === this.#sent.seq) return;
    this.#sent = null;
    this.#busy = false;
  }

  async send(command: Command): Promise<boolean> {
    if (this.#busy) return false;
    this.#busy = true;
    this.#problem = null;
    const order = (this.#orders += 1);
    const result = await this.#table.do(command);
    if (order === this.#orders) this.#busy = false;
    if (!result.ok) this.#problem = result.problem;
    return result.ok;
  }

  /** With one word, or with those of a plan, which is taken whole or not at all. */
  async answer(question: QuestionInfo, word: string, ...more: string[]) {
    if (this.#busy || this.sentTo(question)) return;
    this.#sent = { seq: question.seq, word };
    const to = { seat: question.seat, expected_seq: question.seq };
    const words = [word, ...more];
    const done = await this.send(more.length > 0 ? { do: 'plan', ...to, words } : { do: 'answer', ...to, word });
    if (!done && this.sentTo(question)) this.#sent = null;
  }
}
