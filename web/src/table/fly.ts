// Cards travel from where they were to where they are. Things that move carry `data-fly="<id>"`, the
// same id wherever they are shown, and `data-down` while they are face down, so that a reveal turns them over.
// Only pictures travel, inside their spots: the spots lie where they will be, one over the other as always, and
// take input at once.

/** At the usual speed: how long things travel, and how much later each of several cards turns over. */
const TIME = 180;
const TURN = 220;
const STAGGER = 60;
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

export interface Seen {
  left: number;
  top: number;
  width: number;
  height: number;
  down: boolean;
}

export type Places = Map<string, Seen>;

/** Where everything that flies is now. */
export function places(root: HTMLElement): Places {
  const seen: Places = new Map();
  for (const [id, node] of flyers(root)) {
    const { left, top, width, height } = node.getBoundingClientRect();
    if (width > 0) seen.set(id, { left, top, width, height, down: isDown(node) });
  }
  return seen;
}

/** Moves everything from where it was; what is new appears. Durations are multiplied by `pace`. */
export function fly(root: HTMLElement, before: Places, pace = 1): void {
  if (before.size === 0) return;
  // All is measured before anything moves: a measurement after each start would lay the whole table out again.
  const flights = [...flyers(root)].flatMap(([id, node]) => {
    const to = node.getBoundingClientRect();
    if (to.width === 0) return [];
    const from = before.get(id);
    const frames = from ? path(from, { ...box(to), down: isDown(node) }) : APPEAR;
    return frames ? [{ node, frames, turns: from !== undefined && from.down !== isDown(node) }] : [];
  });
  let turned = 0;
  for (const { node, frames, turns } of flights) {
    const time = { duration: (turns ? TURN : TIME) * pace, delay: turns ? STAGGER * pace * turned : 0 };
    if (turns) turned += 1;
    node.animate?.(frames, { ...time, easing: EASE, fill: 'backwards' });
  }
}

const APPEAR: Keyframe[] = [{ opacity: 0, scale: 0.9 }, {}];

const isDown = (node: HTMLElement): boolean => node.dataset.down !== undefined;

/** The way from one place to another; none for what stays and is not turned. */
export function path(from: Seen, to: Seen): Keyframe[] | null {
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const size = from.width / to.width;
  const turns = from.down !== to.down;
  const moves = Math.abs(x) > 2 || Math.abs(y) > 2;
  if (!moves && !turns) return null;
  const start: Keyframe = { translate: `${x}px ${y}px`, scale: moves ? size : 1 };
  if (!turns) return [start, {}];
  return [{ ...start, rotate: 'y 90deg' }, { rotate: 'y 0deg' }];
}

function box({ left, top, width, height }: DOMRect) {
  return { left, top, width, height };
}

/** The first of each id counts: one card is in one place. */
function flyers(root: HTMLElement): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  for (const node of root.querySelectorAll<HTMLElement>('[data-fly]')) {
    const id = node.dataset.fly;
    if (id && !found.has(id)) found.set(id, node);
  }
  return found;
}
