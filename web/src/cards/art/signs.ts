// Looks, voices, hands and teeth: what people do to each other. Each lies round (0, 0), about 40 to each side.
import type { Drawing } from '../icons';
import { arc, around, disc, fill, halves, p, stroke, type Motif, type Shape } from './shape';

const eye: Motif = (dice) => {
  const open = dice.between(14, 24);
  const iris = dice.between(10, 13);
  const lashes = dice.whole(5, 11);
  let rays = '';
  for (let i = 0; i < lashes; i++) {
    const turn = -0.2 + (0.4 * i) / (lashes - 1);
    const [ax, ay] = around(0, 10, 40, turn);
    const [bx, by] = around(0, 10, 40 + dice.between(5, 11), turn);
    rays += p`M${ax} ${ay}L${bx} ${by}`;
  }
  const slit = dice.chance(0.5);
  return [
    stroke('bone', 1.6, rays, 0.9),
    fill('bone', p`M-38 0Q0 ${-open * 2} 38 0Q0 ${open * 2} -38 0Z`),
    fill('hue', p`M-38 0Q0 ${-open * 2} 38 0Q0 ${-open * 1.4} -38 0Z`),
    fill('spark', disc(0, 0, iris)),
    fill('ink', slit ? p`M0 ${-iris}Q5 0 0 ${iris}Q-5 0 0 ${-iris}Z` : disc(0, 0, iris * 0.5)),
    fill('bone', disc(-iris * 0.35, -iris * 0.35, 2)),
    stroke('ink', 2.2, p`M-38 0Q0 ${-open * 2} 38 0`),
  ];
};

const eyes: Motif = (dice) => {
  const shapes: Shape[] = [];
  for (let i = 0; i < dice.whole(3, 5); i++) {
    const [x, y, w] = [dice.between(-26, 26), -32 + i * 16 + dice.between(-3, 3), dice.between(5, 9)];
    const lean = dice.between(0, 3);
    const slant = (cx: number, way: number): string =>
      p`M${cx - w * way} ${y - lean}Q${cx} ${y - 4} ${cx + w * way} ${y + lean}Q${cx} ${y + 4} ${cx - w * way} ${y - lean}Z`;
    shapes.push(
      fill('spark', slant(x - w - 2, 1) + slant(x + w + 2, -1)),
      fill('ink', disc(x - w - 2, y, 1.5) + disc(x + w + 2, y, 1.5)),
    );
  }
  return shapes;
};

const mask: Motif = (dice) => {
  const brow = dice.between(-20, -10);
  const smile = dice.between(-8, 10);
  return [
    ...halves(p`M0 -28Q-20 -34 -30 -24Q-32 10 -18 28Q-8 38 0 38Z`, 'bone', 'shade'),
    fill(
      'ink',
      p`M-23 ${brow + 4}Q-14 ${brow - 6} -6 ${brow + 5}Q-14 ${brow + 8} -23 ${brow + 4}ZM23 ${brow + 4}Q14 ${brow - 6} 6 ${brow + 5}Q14 ${brow + 8} 23 ${brow + 4}Z`,
    ),
    fill('spark', p`M-13 20Q0 ${20 + smile} 13 20Q0 ${26 + smile} -13 20Z`),
    stroke('ink', 1, 'M0 -8L-3 8L3 9', 0.5),
    ...(dice.chance(0.6) ? [fill('spark', p`M-15 ${brow + 10}L-12 ${brow + 30}L-18 ${brow + 30}Z`)] : []),
    stroke('spark', 2, 'M-30 -16Q-44 -10 -42 16M30 -16Q44 -10 42 16', 0.8),
  ];
};

const claws: Motif = (dice) => {
  const count = dice.whole(3, 5);
  const bend = dice.between(4, 14);
  let gashes = '';
  for (let i = 0; i < count; i++) {
    const x = (i - (count - 1) / 2) * 15;
    const [top, low] = [-38 + dice.between(-4, 6), 38 - dice.between(-4, 10)];
    gashes += p`M${x + 10} ${top}Q${x + bend} 0 ${x - 12} ${low}Q${x - bend * 0.3 - 6} 0 ${x + 10} ${top}Z`;
  }
  return [stroke('ink', 3, gashes, 0.8), fill('blood', gashes), stroke('bone', 0.8, gashes, 0.8)];
};

const fangs: Motif = (dice) => {
  const long = dice.between(20, 32);
  return [
    fill('blood', 'M-40 -22Q-20 -34 0 -26Q20 -34 40 -22Q30 30 0 34Q-30 30 -40 -22Z'),
    fill('ink', 'M-32 -16Q0 -22 32 -16Q24 22 0 24Q-24 22 -32 -16Z'),
    ...[-1, 1].map((way) =>
      fill(
        'bone',
        p`M${way * 20} -17L${way * 9} -18.5Q${way * 12} ${-18 + long * 0.7} ${way * 15} ${-18 + long}Q${way * 19} ${-18 + long * 0.6} ${way * 20} -17Z`,
      ),
    ),
    fill('bone', 'M-8 -18.5H-1V-10Q-5 -8 -8 -12ZM8 -18.5H1V-10Q5 -8 8 -12Z'),
    fill('bone', 'M-18 17Q0 12 18 17Q0 26 -18 17Z', 0.85),
  ];
};

const fist: Motif = (dice) => {
  const knuckles = [-19, -7, 5, 17].map(
    (x) => p`M${x - 6} -6V${-18 - dice.between(0, 5)}Q${x} -28 ${x + 6} ${-18}V-6Z`,
  );
  return [
    fill('bone', knuckles.join('')),
    fill('bone', 'M-26 -8H24Q30 6 22 18L18 22V40H-14V24Q-28 14 -26 -8Z'),
    fill('hue', 'M24 -8Q30 6 22 18L18 22V40H2Q8 18 6 -8Z'),
    fill('pale', 'M-28 -4Q-30 -12 -20 -11L6 -8Q12 -2 6 4L-10 6Q-26 8 -28 -4Z'),
    stroke('ink', 1.3, 'M-13 -6V-20M-1 -6V-20M11 -6V-20M-28 -4Q-26 8 -10 6L6 4Q12 -2 6 -8', 0.8),
    fill('spark', 'M-15 32H19V41H-15Z'),
  ];
};

const puppets: Motif = (dice) => {
  const strings = dice.whole(3, 5);
  let lines = '';
  const shapes: Shape[] = [];
  for (let i = 0; i < strings; i++) {
    const x = (i - (strings - 1) / 2) * 18;
    const y = dice.between(6, 24);
    lines += p`M${x * 0.6} -30L${x} ${y}`;
    shapes.push(
      fill(
        i % 2 ? 'bone' : 'spark',
        p`${disc(x, y, 4.6)}M${x - 7} ${y + 17}Q${x - 6} ${y + 6} ${x} ${y + 6}Q${x + 6} ${y + 6} ${x + 7} ${y + 17}Z`,
      ),
    );
  }
  return [
    stroke('bone', 0.9, lines, 0.9),
    ...halves('M0 -42L-26 -36L-26 -30L0 -32Z', 'pale', 'shade'),
    ...halves('M0 -38L-4 -44L-4 -24L0 -24Z', 'bone', 'shade'),
    ...shapes,
  ];
};

const voice: Motif = (dice) => {
  const waves = dice.whole(3, 5);
  let lines = '';
  for (let i = 0; i < waves; i++) lines += arc(-14, 4, 22 + i * 9, 0.25 - 0.11 - i * 0.008, 0.22 + i * 0.016);
  return [
    stroke('spark', 2.6, lines, 0.95),
    fill(
      'bone',
      'M-30 -34Q-12 -34 -11 -18L-5 -6Q-5 -2 -10 -2L-10 4L-14 6L-10 9Q-11 22 -24 20L-24 40L-40 40Q-36 0 -30 -34Z',
    ),
    fill(
      'ink',
      'M-28 -40C-10 -40 -8 -24 -12 -20Q-30 -18 -27 4Q-26 24 -32 40L-50 40Q-44 24 -48 10C-58 -16 -48 -40 -28 -40Z',
    ),
    fill('ink', 'M-20 -14Q-16 -18 -12 -13Q-16 -11 -20 -14Z'),
  ];
};

const cloak: Motif = (dice) => {
  const hem = dice.between(26, 36);
  return [
    ...halves(p`M0 -40Q-22 -34 -22 -10Q-24 4 ${-hem} 42L-12 38L0 44Z`, 'dark', 'ink'),
    fill('ink', 'M0 -30Q-13 -26 -13 -8Q-12 6 0 10Q12 6 13 -8Q13 -26 0 -30Z'),
    stroke('pale', 1.1, p`M0 -40Q-22 -34 -22 -10Q-24 4 ${-hem} 42M-8 14Q-10 28 -16 38M8 14Q10 28 16 38`, 0.8),
    ...(dice.chance(0.7) ? [fill('spark', p`M-8 -10L-2 -7.5L-7 -6ZM8 -10L2 -7.5L7 -6Z`)] : []),
  ];
};

/** A sigil, large. */
export const emblem = ({ line, solid }: Drawing): Shape[] => [
  ...(solid ? [{ ...fill('bone', solid), holes: true as const }] : []),
  ...(line ? [stroke('bone', 3, line)] : []),
];

export const signs = { eye, eyes, mask, claws, fangs, fist, puppets, voice, cloak };
