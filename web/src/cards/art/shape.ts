// What pictures are made of: paths in one of a few tones. The tones get their colours where they are shown.
import type { Dice } from './dice';

/** From night to light, `hue` being the clan's own; then blood, gold, and the accent of the kind of card. */
export type Tone = 'ink' | 'dark' | 'shade' | 'hue' | 'pale' | 'bone' | 'blood' | 'gold' | 'spark';

/** Filled, or a line of width `w`; `o` is how much of it shows. */
export interface Shape {
  d: string;
  tone: Tone;
  o: number;
  w?: number;
  /** What lies twice within the outline is cut out. */
  holes?: true;
}

/** Draws a thing from the dice of a card. */
export type Motif = (dice: Dice) => Shape[];

export type Coordinates = readonly [x: number, y: number];

export const fill = (tone: Tone, d: string, o = 1): Shape => ({ d, tone, o });
export const stroke = (tone: Tone, w: number, d: string, o = 1): Shape => ({ d, tone, o, w });

/** One decimal is sharp enough for every screen, and the same in every browser. */
export const round = (n: number): number => Math.round(n * 10) / 10 || 0;

/** A path with rounded numbers: p`M${x} ${y}`. */
export function p(parts: TemplateStringsArray, ...values: (number | string)[]): string {
  return parts.reduce((path, part, i) => {
    const value = values[i - 1]!;
    return path + (typeof value === 'number' ? round(value) : value) + part;
  });
}

export const disc = (x: number, y: number, r: number): string =>
  p`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

export const polygon = (points: readonly Coordinates[]): string =>
  `M${points.map(([x, y]) => p`${x} ${y}`).join('L')}z`;

/** A point on a circle, 0 at the top, clockwise, in turns. */
export function around(x: number, y: number, r: number, turn: number): Coordinates {
  const angle = turn * 2 * Math.PI;
  return [x + r * Math.sin(angle), y - r * Math.cos(angle)];
}

/** A part of a circle's line, in turns. */
export function arc(x: number, y: number, r: number, from: number, sweep: number): string {
  if (sweep >= 1) return disc(x, y, r);
  const [ax, ay] = around(x, y, r, from);
  const [bx, by] = around(x, y, r, from + sweep);
  return p`M${ax} ${ay}A${r} ${r} 0 ${sweep > 0.5 ? 1 : 0} 1 ${bx} ${by}`;
}

/** The mirror image of a path in absolute M, L, C, Q and Z. */
export function flip(d: string): string {
  let i = 0;
  return d.replace(/-?\d+(\.\d+)?/g, (n) => (i++ % 2 === 0 ? String(round(-Number(n))) : n));
}

/** A thing with a lit and a shaded half, from the outline of one half. */
export const halves = (half: string, lit: Tone = 'pale', shaded: Tone = 'shade'): Shape[] => [
  fill(shaded, flip(half)),
  fill(lit, half),
];

/** Repeats something round the middle. */
export function wheel(count: number, each: (turn: number, i: number) => string): string {
  return Array.from({ length: count }, (_, i) => each(i / count, i)).join('');
}
