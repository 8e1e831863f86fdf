// Blades, bullets and fire. Each thing lies round (0, 0), about 40 to each side.
import type { Dice } from './dice';
import { disc, fill, halves, p, stroke, wheel, type Motif, type Shape } from './shape';

const dagger: Motif = (dice) => {
  const long = dice.between(34, 44);
  const wide = dice.between(4.5, 7.5);
  const guard = dice.between(11, 18);
  return [
    ...halves(p`M0 ${-long}L${-wide} ${-long + 14}L${-wide * 0.8} 10L0 12Z`, 'bone', 'shade'),
    stroke('ink', 0.8, p`M0 ${-long + 8}L0 8`, 0.6),
    ...halves(p`M0 9L${-guard} ${dice.between(6, 14)}L${-guard} 14L0 17Z`, 'gold', 'dark'),
    ...halves('M0 16L-3 16L-3.4 32L0 32Z', 'dark', 'ink'),
    stroke('gold', 0.8, 'M-3.4 20L3.4 22M-3.4 25L3.4 27', 0.9),
    fill('gold', disc(0, 35, 4)),
  ];
};

const bullets: Motif = (dice) => {
  const count = dice.whole(2, 4);
  const step = 19;
  const left = (-(count - 1) * step) / 2;
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = [left + i * step, dice.between(-6, 6)];
    return [
      fill('dark', p`M${x - 7} ${y + 32}V${y - 8}H${x + 7}V${y + 32}Z`),
      fill('gold', p`M${x - 7} ${y + 32}V${y - 8}H${x}V${y + 32}Z`, 0.9),
      fill('bone', p`M${x - 7} ${y - 8}Q${x - 7} ${y - 26} ${x} ${y - 32}Q${x + 1} ${y - 20} ${x} ${y - 8}Z`),
      fill('hue', p`M${x + 7} ${y - 8}Q${x + 7} ${y - 26} ${x} ${y - 32}V${y - 8}Z`),
      stroke('ink', 1.4, p`M${x - 7} ${y + 26}H${x + 7}`),
    ];
  }).flat();
};

const club: Motif = (dice) => {
  const wide = dice.between(6, 8.5);
  const nails = dice.whole(2, 5);
  return [
    ...halves(p`M0 -42Q${-wide} -42 ${-wide} -34L-3 24L-3 34L0 34Z`, 'pale', 'shade'),
    fill('spark', disc(0, 37, 4.6)),
    stroke('ink', 1, 'M-3.4 14L3.4 18M-3 20L3 24M-3 26L3 30', 0.8),
    stroke(
      'bone',
      1.4,
      wheel(nails, (turn, i) => p`M${i % 2 ? -wide * 0.8 : wide * 0.8} ${-36 + turn * 30}l${i % 2 ? -8 : 8} -2`),
    ),
  ];
};

/** A flame that burns upwards from (x, y). */
export function flameAt(dice: Dice, x: number, y: number, size: number): Shape[] {
  const s = size;
  const lean = dice.between(-5, 5) * s;
  const tongue = (k: number, shift: number): string =>
    p`M${x} ${y + 6 * s}C${x - 20 * s * k} ${y + 2 * s} ${x - 17 * s * k} ${y - 16 * s * k} ${x - 6 * s * k + shift} ${y - 24 * s * k}C${x - 6 * s * k + shift} ${y - 15 * s * k} ${x + shift} ${y - 16 * s * k} ${x + lean * k} ${y - 40 * s * k}C${x + 12 * s * k} ${y - 26 * s * k} ${x + 22 * s * k} ${y - 8 * s * k} ${x} ${y + 6 * s}Z`;
  return [fill('blood', tongue(1, 0)), fill('gold', tongue(0.66, 1)), fill('bone', tongue(0.36, 0))];
}

const bottle: Motif = (dice) => [
  ...halves('M0 -16L-4 -16L-4 -6Q-14 2 -14 12L-14 36Q-14 40 -10 40L0 40Z', 'pale', 'shade'),
  fill(
    'gold',
    p`M-12 ${dice.between(10, 20)}Q0 ${dice.between(8, 22)} 12 14L12 34Q12 38 8 38L-8 38Q-12 38 -12 34Z`,
    0.85,
  ),
  fill('bone', 'M-4 -16L-6 -26Q0 -22 4 -30L4 -16Z'),
  ...flameAt(dice, 0, -24, 0.62),
];

const flame: Motif = (dice) => {
  const ember = (): string => disc(dice.between(-32, 32), dice.between(-40, 20), dice.between(0.6, 1.6));
  const embers = Array.from({ length: 9 }, ember);
  return [
    ...flameAt(dice, dice.between(-3, 3), 24, 1.35),
    fill('gold', embers.join(''), 0.9),
    fill('ink', 'M-30 36Q0 24 30 36Q0 42 -30 36Z'),
  ];
};

export const weapons = { dagger, bullets, club, bottle, flame };
