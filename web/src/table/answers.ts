// A question's options as the dock shows them: what lies on the table is chosen there; the dock has a number as one
// control and a few buttons for the rest.
import type { Choosable, QuestionInfo } from '../wire';

export interface NumberOption {
  n: number;
  option: Choosable;
}

export interface Sorted {
  /** From low to high; none where no number is asked for. */
  numbers: NumberOption[];
  /** What is neither a number nor on the table, in the question's order. */
  plain: Choosable[];
  /** Something else lies on the table: the first of `plain` means that nothing of it is wanted. */
  pass: boolean;
}

const wordOf = (choice: unknown): unknown =>
  typeof choice === 'object' && choice !== null && 'word' in choice ? choice.word : undefined;

/** The options that are the same but for their number. */
function numbersOf(options: readonly Choosable[]): NumberOption[] {
  const found = options.flatMap((option) => {
    const [target, ...more] = option.targets;
    return target?.kind === 'number' && more.length === 0 ? [{ n: target.n, option }] : [];
  });
  const alike = new Set(found.map(({ option }) => wordOf(option.choice))).size === 1;
  const once = new Set(found.map(({ n }) => n)).size === found.length;
  return found.length > 1 && alike && once ? found.sort((a, b) => a.n - b.n) : [];
}

export function sortOptions(question: QuestionInfo, lies: (word: string) => boolean): Sorted {
  const nowhere = question.options.filter((option) => !lies(option.word));
  const numbers = numbersOf(nowhere);
  const counted = new Set(numbers.map(({ option }) => option.word));
  return {
    numbers,
    plain: nowhere.filter((option) => !counted.has(option.word)),
    pass: nowhere.length < question.options.length,
  };
}

/** How many buttons the dock has for answers. */
export const SLOTS = 3;

export interface Slots {
  /** The lowest, in red; with numbers it answers with the one that the stepper shows. */
  main: Choosable | null;
  /** From below to above. */
  others: Choosable[];
  /** There are more than fit: they are in a list above the column. */
  list: Choosable[];
}

export function slotsOf({ numbers, plain }: Sorted): Slots {
  const free = numbers.length > 0 ? SLOTS - 2 : SLOTS - 1;
  const [main, rest] = numbers.length > 0 ? [null, plain] : [plain[0] ?? null, plain.slice(1)];
  return rest.length <= free ? { main, others: rest, list: [] } : { main, others: [], list: plain };
}

/** The numbers that were last answered to a kind of question: proposed again. */
const last = new Map<string, number>();

export function proposal(kind: string, numbers: readonly NumberOption[]): number {
  const wanted = last.get(kind);
  if (wanted === undefined) return 0;
  const at = numbers.findLastIndex(({ n }) => n <= wanted);
  return Math.max(0, at);
}

/** What was last answered. */
export function remembered(kind: string): number | undefined {
  return last.get(kind);
}

export function remember(kind: string, n: number): void {
  last.set(kind, n);
}
