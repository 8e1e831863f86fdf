// A lesson at its table: which of its pages is read, and what that one points at. The server says what there is to read.
import type { LessonNow, LessonPage, QuestionInfo } from '../wire';
import { spotsOf } from './spots';

/** What is pointed at: spots of the table, and options by their words; `later` are those of a plan's further parts. */
export interface Aim {
  readonly spots: readonly string[];
  readonly words: readonly string[];
  readonly later: readonly string[];
}

export const NOWHERE: Aim = { spots: [], words: [], later: [] };

/** A plan in the making: how many parts of it are chosen, and what is asked next. */
interface Made {
  readonly steps: readonly unknown[];
  readonly asks: QuestionInfo | null;
}

const fits = (word: string, hoped: string): boolean =>
  hoped.endsWith('*') ? word.startsWith(hoped.slice(0, -1)) : word === hoped;

export class Guide {
  #lesson: () => LessonNow | undefined;
  /** How many pages were turned, of those that begin with number `from`. */
  #turned = $state.raw({ from: 0, pages: 0 });

  constructor(lesson: () => LessonNow | undefined) {
    this.#lesson = lesson;
  }

  get #nth(): number {
    const lesson = this.#lesson();
    if (!lesson || this.#turned.from !== lesson.page) return 0;
    return Math.min(this.#turned.pages, lesson.pages.length - 1);
  }

  /** What is said now; nothing while the others play, or after an answer that is to be taken back. */
  get page(): LessonPage | undefined {
    const lesson = this.#lesson();
    return lesson && !lesson.watch && lesson.why.length === 0 ? lesson.pages[this.#nth] : undefined;
  }

  /** Its number, counted from 1. */
  get number(): number {
    return (this.#lesson()?.page ?? 1) + this.#nth;
  }

  get isFirst(): boolean {
    return this.#nth === 0;
  }

  get isLast(): boolean {
    return this.#nth + 1 >= (this.#lesson()?.pages.length ?? 0);
  }

  /** What to point at. Once a part of a plan is chosen, that is the part that is hoped for next. */
  aim({ steps, asks }: Made): Aim {
    const page = this.page;
    if (!page) return NOWHERE;
    const [next = [], ...more] = this.#lesson()?.hoped.slice(steps.length) ?? [];
    const later = this.isLast ? more.flat() : [];
    if (!this.isLast || steps.length === 0) return { spots: spotsOf(page.at), words: page.words, later };
    const options = asks?.options.filter(({ word }) => next.some((hoped) => fits(word, hoped))) ?? [];
    return { spots: spotsOf(options.flatMap(({ targets }) => targets)), words: options.map(({ word }) => word), later };
  }

  turn(by: 1 | -1): void {
    const lesson = this.#lesson();
    if (!lesson || !this.page) return;
    const pages = this.#nth + by;
    if (pages >= 0 && pages < lesson.pages.length) this.#turned = { from: lesson.page, pages };
  }
}
