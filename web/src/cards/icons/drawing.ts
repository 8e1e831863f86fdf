/** An icon on a grid of 24: lines are stroked, solids are filled, both in the colour of the text around. */
export type Drawing = { line?: string; solid?: string };

/** A drawing of lines only. */
export const line = (...parts: string[]): Drawing => ({ line: parts.join('') });

/** A circle as a path, so that a drawing stays one string. */
export const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Head and shoulders, for everybody who is somebody. */
export const bust = `${ring(12, 8, 3.6)}M4.8 20.5c.4-4.4 3.2-6.6 7.2-6.6s6.8 2.2 7.2 6.6`;

/** The outline of a shield. */
export const shield = 'M12 2.8l7.5 2.7v5.6c0 4.8-3 8.2-7.5 10.1-4.5-1.9-7.5-5.3-7.5-10.1V5.5z';

/** A drop of blood with its tip at (x, y), r wide to each side. */
export const drop = (x: number, y: number, r: number): string =>
  `M${x} ${y}c${r * 0.6} ${r * 0.75} ${r} ${r * 1.25} ${r} ${r * 1.85}a${r} ${r} 0 0 1 ${-2 * r} 0c0 ${-r * 0.6} ${r * 0.4} ${-r * 1.1} ${r} ${-r * 1.85}z`;
