// A game in numbers as lines: where everything stands in a picture of a given size.
import type { Course } from '../../wire';

export interface Size {
  width: number;
  height: number;
  /** Room for the names behind the ends of the lines. */
  names: number;
}

export interface ChartLine {
  seat: string;
  /** As SVG takes them; one piece, which ends where the seat left the game. */
  points: string;
  end: { x: number; y: number };
  /** Where the name stands: no two at the same height. */
  label: number;
  value: number;
}

export interface Chart {
  lines: ChartLine[];
  /** Marks of the upright axis. */
  ticks: { y: number; value: number }[];
  /** Names along the other one, each in the middle of what it stands for. */
  names: { x: number; text: string }[];
  /** Where such a part begins. */
  starts: number[];
  /** The last turning point. */
  lit: { x: number; width: number } | null;
  left: number;
  right: number;
  bottom: number;
}

const LEFT = 32;
const TOP = 16;
const FOOT = 26;
/** Names of lines and of parts need so much room. */
const LABEL = 16;
const PART = 58;

export function chart({ chapters, turning_points }: Course, track: number, seats: string[], size: Size): Chart {
  const right = size.width - size.names;
  const bottom = size.height - FOOT;
  const rows = chapters.map(({ values }) => values[track]!);
  const all = rows.flat().filter((value) => value !== null);
  const { from, to, step } = scale(Math.min(0, ...all), Math.max(1, ...all));
  const x = (place: number) => LEFT + ((right - LEFT) * place) / Math.max(1, rows.length - 1);
  const y = (value: number) => bottom - ((bottom - TOP) * (value - from)) / (to - from);

  const lines = seats.flatMap((seat, i) => {
    const values = rows.map((row) => row[i] ?? null);
    const out = values.indexOf(null);
    const known = (out < 0 ? values : values.slice(0, out)) as number[];
    if (known.length === 0) return [];
    const points = known.map((value, place) => `${round(x(place))},${round(y(value))}`).join(' ');
    const value = known.at(-1)!;
    const end = { x: x(known.length - 1), y: y(value) };
    return [{ seat, points, end, label: end.y, value }];
  });
  const ticks = [];
  for (let value = from; value <= to; value += step) ticks.push({ y: y(value), value });
  const parts = partsOf(chapters.map(({ axis }) => axis));
  const last = turning_points.at(-1);
  return {
    lines: apart(lines, bottom),
    ticks,
    names: thinned(parts.map(({ text, from, to }) => ({ text, x: (x(from) + x(to)) / 2 }))),
    starts: parts.length > 12 ? [] : parts.slice(1).map(({ from }) => x(from)),
    lit: last ? { x: x(last.chapter - 1), width: x(last.chapter) - x(last.chapter - 1) } : null,
    left: LEFT,
    right,
    bottom,
  };
}

/** Marks at round numbers, six at most. */
function scale(least: number, most: number): { from: number; to: number; step: number } {
  const steps = [0.5, 1, 2, 5, 10, 20, 50, 100];
  const step = steps.find((step) => (most - least) / step <= 5) ?? 200;
  return { from: Math.floor(least / step) * step, to: Math.ceil(most / step) * step, step };
}

/** Chapters on the axis up to the next one with another name. */
function partsOf(axis: (string | null)[]): { text: string; from: number; to: number }[] {
  const parts: { text: string; from: number; to: number }[] = [];
  for (const [place, text] of axis.entries()) {
    const open = parts.at(-1);
    if (text !== null && open?.text !== text) parts.push({ text, from: Math.max(0, place - 1), to: place });
    else if (open) open.to = place;
  }
  return parts;
}

/** As many names as have room. */
function thinned(names: { x: number; text: string }[]): { x: number; text: string }[] {
  const shown: { x: number; text: string }[] = [];
  for (const name of names) {
    const room = name.text.length > 4 ? PART : PART / 2;
    if (shown.length === 0 || name.x - shown.at(-1)!.x >= room) shown.push(name);
  }
  return shown;
}

/** Moves names that would lie on one another. */
function apart(lines: ChartLine[], bottom: number): ChartLine[] {
  const order = [...lines].sort((a, b) => a.label - b.label);
  for (const [i, line] of order.entries()) {
    const above = order[i - 1];
    if (above) line.label = Math.max(line.label, above.label + LABEL);
  }
  let floor = bottom + 4;
  for (const line of order.reverse()) {
    line.label = Math.min(line.label, floor);
    floor = line.label - LABEL;
  }
  return lines;
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}
