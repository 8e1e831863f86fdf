// Arrows that bend a little, so that two between the same places do not lie on one another.
export interface Point {
  x: number;
  y: number;
}

export interface Arrow {
  line: string;
  head: string;
}

const HEAD = 9;

/** An arrow that leaves `gap` free at both ends and bends to the left of its way. */
export function arrow(from: Point, to: Point, gap: number, bend = 0.16, head = HEAD): Arrow {
  const way = { x: to.x - from.x, y: to.y - from.y };
  const middle = {
    x: (from.x + to.x) / 2 + way.y * bend,
    y: (from.y + to.y) / 2 - way.x * bend,
  };
  const start = towards(from, middle, gap);
  const tip = towards(to, middle, gap);
  const { x, y } = unit(middle, tip);
  const neck = { x: tip.x - x * head, y: tip.y - y * head };
  const half = head * 0.55;
  const barbs = [
    { x: neck.x - y * half, y: neck.y + x * half },
    { x: neck.x + y * half, y: neck.y - x * half },
  ];
  return {
    line: `M${at(start)} Q${at(middle)} ${at(neck)}`,
    head: `M${at(tip)} ${barbs.map((barb) => `L${at(barb)}`).join(' ')} Z`,
  };
}

function unit(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

function towards(from: Point, to: Point, by: number): Point {
  const { x, y } = unit(from, to);
  return { x: from.x + x * by, y: from.y + y * by };
}

const at = ({ x, y }: Point) => `${round(x)} ${round(y)}`;
const round = (n: number) => Math.round(n * 10) / 10;
