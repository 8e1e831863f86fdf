// A plan in the making: what has been chosen of it, what can be chosen next, and what it would come to. Nothing is sent before
// the last part is settled.
import type { Choosable, PlanNode, PlanOption, QuestionInfo } from '../../wire';
import { remember, remembered } from '../answers';
import { isNarrow } from '../screen.svelte';
import { indexLevels, spotsOf, type SpotIndex } from '../spots';
import { boxOf, isBoxed, nodeAfter, numberOf, stepsOf, wordsOf, type Box, type Press, type Step } from './plan';

export interface Source {
  readonly game: string;
  readonly question: QuestionInfo | null;
  /** The answer is on its way. */
  readonly sent: boolean;
  send(words: readonly string[]): void;
}

interface Made {
  seq: number;
  words: string[];
}

export class Draft {
  #source: () => Source;
  /** It belongs to its question. */
  #made = $state.raw<Made | null>(null);
  #numbers = $state.raw<{ seq: number; of: ReadonlyMap<string, number> } | null>(null);
  /** The button of the box whose outcome is shown. */
  #lit = $state<string | null>(null);
  /** While a card is dragged: the spot beneath it, if it would take the card. */
  dragging = $state<{ over: string | null } | null>(null);

  constructor(source: () => Source) {
    this.#source = source;
  }

  #question = $derived.by(() => this.#source().question);
  #plan = $derived(this.#question?.plan ?? null);
  steps: readonly Step[] = $derived.by(() => {
    const made = this.#made;
    if (!this.#plan || !made || made.seq !== this.#question?.seq) return [];
    return stepsOf(this.#plan, made.words);
  });
  /** The part that is chosen next; none where the question has no plan. */
  node: PlanNode | null = $derived(this.#plan && nodeAfter(this.#plan, this.steps));

  /** Something has been chosen that is not sent yet. */
  get begun(): boolean {
    return this.steps.length > 0;
  }

  /** What can be chosen now: the part at hand, and what was chosen before it, which can still be changed. */
  levels: readonly (readonly PlanOption[])[] = $derived.by(() => {
    if (!this.node) return [];
    return [this.node.options, ...this.steps.map(({ node }) => node.options).toReversed()];
  });

  /** Where all that lies, once something has been chosen. */
  index: SpotIndex | null = $derived(this.begun ? indexLevels(this.levels) : null);

  box: Box | null = $derived.by(() => {
    const [plan, node] = [this.#plan, this.node];
    if (!plan || !node || this.#source().sent) return null;
    // On a phone it would cover the hand that the next part is chosen from.
    const inside = this.begun
      ? isBoxed(node) || (!isNarrow() && this.steps.some((step) => isBoxed(step.node)))
      : isBoxed(node) && this.place.length > 0 && node.options.some((option) => option.next !== undefined);
    return inside ? boxOf(plan, this.steps, (part) => this.#wanted(part)) : null;
  });

  /** The spots that the box speaks of: where the last part lies, or what the question is about. */
  get place(): string[] {
    for (const { option } of this.steps.toReversed()) {
      const spots = spotsOf(option.targets);
      if (spots.length > 0) return spots;
    }
    return spotsOf(this.#question?.about ?? []);
  }

  #wanted(part: string): number | undefined {
    const numbers = this.#numbers;
    const set = numbers && numbers.seq === this.#question?.seq ? numbers.of.get(part) : undefined;
    return set ?? remembered(this.#kind(part));
  }
  #kind(part: string): string {
    return `${this.#source().game}/${part}`;
  }

  /** The button that Enter presses. */
  get main(): Press | null {
    return this.box?.buttons.find(({ possible }) => possible) ?? null;
  }
  /** The button whose outcome is shown. */
  get lit(): Press | null {
    return (
      this.box?.buttons.find(({ option }) => option.word === this.#lit) ?? this.main ?? this.box?.buttons[0] ?? null
    );
  }
  light(word: string | null): void {
    this.#lit = word;
  }

  /** All that is settled or proposed, in order. */
  get way(): readonly Step[] {
    return this.lit?.steps ?? this.#sentWay ?? this.steps;
  }
  #sentWay = $derived.by(() =>
    this.#source().sent && this.#last?.seq === this.#question?.seq ? this.#last!.steps : null,
  );
  #last = $state.raw<{ seq: number; steps: readonly Step[] } | null>(null);

  /** What is settled or proposed for a part. */
  option(part: string): PlanOption | null {
    return this.way.find(({ node }) => node.part === part)?.option ?? null;
  }

  /** Whether more is asked before this option is sent. */
  goesOn(word: string): boolean {
    return this.levels.some((options) => options.find((option) => option.word === word)?.next !== undefined);
  }
  isChosen(word: string): boolean {
    return this.steps.some(({ option }) => option.word === word);
  }

  /** Sets a number of the box. */
  set(part: string, n: number): void {
    const { seq } = this.#question!;
    const known = this.#numbers?.seq === seq ? this.#numbers.of : [];
    this.#numbers = { seq, of: new Map([...known, [part, n]]) };
  }

  /**
   * Chooses an option of the part at hand, or another one of a part before it. What was chosen already is put back. `spot` is where
   * it was chosen: one that means an option of the next part, too, has said it.
   */
  choose(word: string, spot?: string): void {
    const level = this.levels.findIndex((options) => options.some((option) => option.word === word));
    if (level < 0) {
      if (!this.begun) this.#source().send([word]);
      return;
    }
    const before = this.steps.slice(0, this.steps.length - level);
    if (level > 0 && this.steps[before.length]!.option.word === word) return this.#keep(before);
    const button = level === 0 ? this.box?.buttons.find(({ option }) => option.word === word) : undefined;
    if (button) return this.press(button);
    const node = level === 0 ? this.node! : this.steps[before.length]!.node;
    const option = node.options.find((one) => one.word === word)!;
    this.#goOn(this.#said([...before, { node, option }], spot));
  }

  /** With the options that the spot has named, too: a pile that can be drawn from is clicked once. */
  #said(steps: Step[], spot: string | undefined): Step[] {
    const last = steps.at(-1)!;
    const node = nodeAfter(this.#plan!, steps);
    if (!node || !spot || spotsOf(last.option.targets).length < 2) return steps;
    const there = node.options.filter((option) => spotsOf(option.targets).includes(spot));
    return there.length === 1 ? [...steps, { node, option: there[0]! }] : steps;
  }

  press(button: Press): void {
    if (!button.possible) return;
    this.light(button.option.word);
    this.#goOn(button.steps);
  }

  #goOn(steps: readonly Step[]): void {
    if (steps.at(-1)!.option.next !== undefined) return this.#keep(steps);
    const numbers = steps.filter(({ option }) => numberOf(option) !== null);
    // What comes after the first number is rarely the same twice.
    for (const { node, option } of numbers.slice(0, 1)) remember(this.#kind(node.part), numberOf(option)!);
    this.#last = { seq: this.#question!.seq, steps };
    this.#source().send(wordsOf(steps));
  }

  #keep(steps: readonly Step[]): void {
    this.#lit = null;
    this.#made = { seq: this.#question!.seq, words: steps.map(({ option }) => option.word) };
  }

  /** Everything as before the first choice. */
  back(): void {
    this.#made = null;
    this.#numbers = null;
    this.#lit = null;
  }

  /** The question as it is asked piece by piece: the part at hand instead of its first one. */
  get asks(): QuestionInfo | null {
    const [question, node] = [this.#question, this.node];
    if (!question || !node || (!this.begun && !this.box)) return question;
    return { ...question, ask: { word: node.part }, options: this.#offered(question, node), refused: [] };
  }
  /** With a box open, the dock has its first button; before the first choice also what is no part of the plan. */
  #offered(question: QuestionInfo, node: PlanNode): Choosable[] {
    if (!this.box || !isBoxed(node)) return node.options;
    const planned = new Set(node.options.map(({ word }) => word));
    const others = this.begun ? [] : question.options.filter(({ word }) => !planned.has(word));
    return [...this.box.buttons.slice(0, 1).map(({ option }) => option), ...others];
  }
}
