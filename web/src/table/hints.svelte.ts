// "What would be good here?": asked for once for each question, and forgotten with it.
import { api, type Result } from '../api';
import { plain } from '../parts';
import type { HintInfo, Hints, QuestionInfo } from '../wire';

type Ask = (table: string, seq: number) => Promise<Result<Hints>>;

const ask: Ask = (table, expected_seq) => api.post<Hints>(`/api/tables/${table}/hint`, { expected_seq });

export class Hinter {
  #table: () => string;
  #question: () => QuestionInfo | null;
  #ask: Ask;
  /** What was answered to which question. */
  #got = $state.raw<{ seq: number; hints: HintInfo[]; problem: string | null } | null>(null);
  #asking = $state.raw<number | null>(null);

  constructor(table: () => string, question: () => QuestionInfo | null, how: Ask = ask) {
    this.#table = table;
    this.#question = question;
    this.#ask = how;
  }

  get #now() {
    return this.#got && this.#got.seq === this.#question()?.seq ? this.#got : null;
  }

  /** What would be good, the best first; nothing while nobody has asked. */
  get hints(): readonly HintInfo[] {
    return this.#now?.hints ?? [];
  }

  /** The option that the candle burns at. */
  get word(): string | null {
    return this.hints[0]?.word ?? null;
  }

  /** Why, or what would be good if there is no more to say, or why nobody says it. */
  get says(): string | null {
    const [best] = this.hints;
    if (!best) return this.#now?.problem ?? null;
    return plain(best.why.length > 0 ? best.why : best.text);
  }

  get busy(): boolean {
    return this.#asking !== null && this.#asking === this.#question()?.seq;
  }

  /** Asks; once there is an answer, puts it away again. */
  async toggle(): Promise<void> {
    const seq = this.#question()?.seq;
    if (seq === undefined || this.busy) return;
    if (this.#now) {
      this.#got = null;
      return;
    }
    this.#asking = seq;
    const answer = await this.#ask(this.#table(), seq);
    this.#asking = null;
    this.#got = answer.ok
      ? { seq: answer.value.seq, hints: answer.value.hints, problem: null }
      : { seq, hints: [], problem: answer.problem.text };
  }
}
