// A plan is a way through a graph of parts. These functions follow it; what can be combined, and what it comes to, is the server's
// word alone.
import type { Bounds, Choosable, ForecastInfo, Part, PlanInfo, PlanNode, PlanOption } from '../../wire';
import { spotsOf } from '../spots';

/** One part that is settled. */
export interface Step {
  node: PlanNode;
  option: PlanOption;
}

/** The words as far as they are a way through the plan. */
export function stepsOf(plan: PlanInfo, words: readonly string[]): Step[] {
  const steps: Step[] = [];
  let at: number | undefined = 0;
  for (const word of words) {
    const node: PlanNode | undefined = at === undefined ? undefined : plan.nodes[at];
    const option: PlanOption | undefined = node?.options.find((one) => one.word === word);
    if (!node || !option) break;
    steps.push({ node, option });
    at = option.next;
  }
  return steps;
}

/** The part that comes after these; none where the way has ended. */
export function nodeAfter(plan: PlanInfo, steps: readonly Step[]): PlanNode | null {
  const last = steps.at(-1);
  const at = last ? last.option.next : 0;
  return at === undefined ? null : (plan.nodes[at] ?? null);
}

/** What is sent for a way: its words, and those that go without saying. */
export function wordsOf(steps: readonly Step[]): string[] {
  return [...steps.map(({ option }) => option.word), ...(steps.at(-1)?.option.then ?? [])];
}

export const lies = (option: Choosable): boolean => spotsOf(option.targets).length > 0;

/** Nothing of it lies on the table: it is settled in a box. */
export const isBoxed = (node: PlanNode): boolean => !node.options.some(lies);

export function numberOf(option: Choosable): number | null {
  const [target, ...more] = option.targets;
  return target?.kind === 'number' && more.length === 0 ? target.n : null;
}

const isNumber = (node: PlanNode): boolean => node.options.every((option) => numberOf(option) !== null);

/** A number that a way would change: as it is now, and what comes of it. */
export interface Outcome {
  word: string;
  before: number | null;
  /** None where it stays as it is. */
  after: Bounds | null;
  /** What the server says of it; nothing where several parts change a number, or none does. */
  text: Part[] | null;
  warning: boolean;
}

/** What a way comes to: a number that several parts change has its first and its last value. */
export function outcomes(steps: readonly Step[]): Outcome[] {
  const found = new Map<string, Outcome>();
  for (const { word, before, after, text, warning } of steps.flatMap(({ option }) => option.forecasts ?? [])) {
    const first = found.get(word);
    // A later part that begins at the same number says it better than the one before it.
    const said = first && first.before !== before ? null : text;
    found.set(word, { word, before: first ? first.before : before, after, text: said, warning: warning !== null });
  }
  return [...found.values()];
}

/** A number of the box. */
export interface Dial {
  part: string;
  text: Part[];
  /** From low to high. */
  values: number[];
  value: number;
}

/** What ends the box: a way on with the numbers as they stand. */
export interface Press {
  option: PlanOption;
  /** From the start of the plan. */
  steps: Step[];
  /** Whether it can be had with these numbers. */
  possible: boolean;
  outcomes: Outcome[];
}

export interface Box {
  /** The part that the buttons are. */
  node: PlanNode;
  dials: Dial[];
  buttons: Press[];
}

interface Followed {
  steps: Step[];
  possible: boolean;
}

/** The numbers behind an option, each as it is wanted or, if that cannot be, the nearest. */
function follow(plan: PlanInfo, first: Step, wanted: (part: string) => number | undefined): Followed {
  const steps = [first];
  let possible = true;
  for (let node = nodeAfter(plan, steps); node && isNumber(node); node = nodeAfter(plan, steps)) {
    const want = wanted(node.part);
    const away = (option: PlanOption) => Math.abs(numberOf(option)! - (want ?? -Infinity));
    const exact = want === undefined ? node.options[0]! : node.options.find((option) => away(option) === 0);
    possible &&= exact !== undefined;
    const option = exact ?? node.options.reduce((best, one) => (away(one) < away(best) ? one : best));
    steps.push({ node, option });
  }
  return { steps, possible };
}

/** The numbers that come up on these ways, with all that each can be. */
function dialsOf(ways: readonly Followed[]): Dial[] {
  const dials = new Map<string, Dial>();
  for (const { node, option } of ways.flatMap(({ steps }) => steps)) {
    if (!isNumber(node)) continue;
    const known = dials.get(node.part);
    const values = new Set([...(known?.values ?? []), ...node.options.map((one) => numberOf(one)!)]);
    dials.set(node.part, {
      part: node.part,
      text: node.text,
      values: [...values].sort((a, b) => a - b),
      value: known?.value ?? numberOf(option)!,
    });
  }
  return [...dials.values()];
}

/** The highest that is not above what is wanted, else the lowest. */
function settled({ values }: Dial, want: number | undefined): number {
  return values.findLast((n) => want !== undefined && n <= want) ?? values[0]!;
}

/**
 * What is settled in a box after these steps: numbers, and buttons for the rest. Of a part that lies on the table as well
 * the box has what lies nowhere. None where there is nothing left to settle.
 */
export function boxOf(
  plan: PlanInfo,
  steps: readonly Step[],
  wanted: (part: string) => number | undefined,
): Box | null {
  const node = nodeAfter(plan, steps);
  if (!node) return null;
  const begin = isNumber(node)
    ? node.options.filter((option) => numberOf(option) === settledIn(node, wanted(node.part)))
    : node.options.filter((option) => !lies(option));
  const ways = (want: (part: string) => number | undefined) =>
    begin.map((option) => follow(plan, { node, option }, want));
  const rough = dialsOf(ways(wanted));
  const numbers = new Map(rough.map((dial) => [dial.part, settled(dial, wanted(dial.part))]));
  const found = ways((part) => numbers.get(part) ?? wanted(part));
  const dials = dialsOf(found).map((dial) => ({ ...dial, value: numbers.get(dial.part) ?? dial.value }));
  const buttons = found.map(({ steps: more, possible }) => ({
    option: isNumber(node) ? more.at(-1)!.option : more[0]!.option,
    steps: [...steps, ...more],
    possible,
    outcomes: withStill(outcomes([...steps, ...more]), more),
  }));
  return { node, dials, buttons };
}

function settledIn(node: PlanNode, want: number | undefined): number {
  const values = node.options.map((option) => numberOf(option)!);
  return settled({ part: node.part, text: node.text, values, value: 0 }, want);
}

/** With the numbers that other values of the dials would change: they have their line in the box all the time. */
function withStill(changed: Outcome[], steps: readonly Step[]): Outcome[] {
  const known = new Set(changed.map(({ word }) => word));
  const others = steps.flatMap(({ node }) => (isNumber(node) ? node.options : []));
  for (const { word, before } of others.flatMap((option): ForecastInfo[] => option.forecasts ?? [])) {
    if (known.has(word)) continue;
    known.add(word);
    changed.push({ word, before, after: null, text: null, warning: false });
  }
  const rank = ({ before }: Outcome) => (before === null ? 1 : 0);
  return changed.sort((a, b) => rank(a) - rank(b) || a.word.localeCompare(b.word));
}

/** Whether a button says something else about this number than the others do. */
export function differs({ buttons }: Box, word: string): boolean {
  const said = buttons.map(({ outcomes }) => {
    const one = outcomes.find((outcome) => outcome.word === word);
    return `${one?.after?.least} ${one?.after?.most}`;
  });
  return new Set(said).size > 1;
}
