// Where cards play: fronts of buildings and ways below them, with lights where somebody is awake.
import type { Dice } from './dice';
import { around, disc, fill, flip, p, polygon, stroke, type Motif, type Shape } from './shape';

type Area = { x: number; y: number; w: number; h: number };

/** Windows in rows and columns; some are lit. */
function windows(dice: Dice, area: Area, cols: number, rows: number, arched: boolean): Shape[] {
  let lit = '';
  let dim = '';
  const [cw, ch] = [area.w / cols, area.h / rows];
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      const [x, y, w, h] = [area.x + (col + 0.24) * cw, area.y + (row + 0.2) * ch, cw * 0.52, ch * 0.62];
      const pane = arched
        ? p`M${x} ${y + h}V${y + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y + w / 2}V${y + h}Z`
        : p`M${x} ${y}h${w}v${h}h${-w}Z`;
      if (dice.chance(0.45)) lit += pane;
      else dim += pane;
    }
  }
  return [fill('hue', dim, 0.8), fill('spark', lit, 0.95)];
}

const door = (x: number, w: number, h: number): Shape[] => [
  fill('spark', p`M${x - w} 44V${44 - h}Q${x} ${44 - h - w * 1.4} ${x + w} ${44 - h}V44Z`, 0.9),
  stroke('ink', 1, p`M${x} 44V${44 - h - 2}`, 0.7),
];

const house: Motif = (dice) => {
  const [half, top] = [dice.between(24, 34), dice.between(-24, -8)];
  const roof = dice.pick([
    polygon([
      [-half - 5, top],
      [0, top - dice.between(12, 22)],
      [half + 5, top],
    ]),
    p`M${-half - 3} ${top}L${-half + 6} ${top - 13}H${half - 6}L${half + 3} ${top}Z`,
    p`M${-half - 3} ${top}V${top - 5}H${half + 3}V${top}Z`,
  ]);
  return [
    fill('ink', p`M${-half} 44V${top}H${half}V44Z${roof}`),
    stroke('pale', 1, p`M${-half} 44V${top}`, 0.7),
    ...windows(
      dice,
      { x: -half + 2, y: top + 3, w: half * 2 - 4, h: 22 - top },
      dice.whole(3, 5),
      dice.whole(2, 3),
      dice.chance(0.4),
    ),
    ...door(dice.between(-8, 8), 5, 12),
  ];
};

const temple: Motif = (dice) => {
  const columns = dice.whole(4, 7);
  let shafts = '';
  for (let i = 0; i < columns; i++) {
    const x = -30 + (60 * i) / (columns - 1);
    shafts += p`M${x - 2.6} 34V-10H${x + 2.6}V34Z`;
  }
  return [
    fill('ink', 'M-36 -12H36V40H-36Z'),
    ...windows(dice, { x: -30, y: -6, w: 60, h: 38 }, columns - 1, 1, true),
    fill('pale', `${shafts}M-40 34H40V39H-40ZM-44 39H44V45H-44Z`),
    fill(
      'bone',
      polygon([
        [-40, -12],
        [0, dice.between(-38, -28)],
        [40, -12],
      ]),
    ),
    fill(
      'hue',
      polygon([
        [-24, -15],
        [0, -25],
        [24, -15],
      ]),
    ),
    fill('spark', disc(0, -19, 2.6)),
  ];
};

const cathedral: Motif = (dice) => {
  const spire = dice.between(40, 48);
  const tower = (way: number): string => {
    const t = p`M14 44L14 -12L${21} ${-spire * 0.8}L28 -12L28 44Z`;
    return way > 0 ? t : flip(t);
  };
  const petals = dice.whole(6, 10);
  let spokes = '';
  for (let i = 0; i < petals; i++) spokes += disc(...around(0, -2, 7, i / petals), 2.4);
  return [
    fill('ink', `${tower(1)}${tower(-1)}M-16 44L-16 -8L0 ${-spire * 0.55}L16 -8L16 44Z`),
    fill('spark', disc(0, -2, 10)),
    fill('ink', spokes, 0.85),
    ...door(0, 7, 12),
    fill('spark', 'M-22.5 22V6Q-21 2 -19.5 6V22ZM22.5 22V6Q21 2 19.5 6V22Z'),
    stroke('pale', 1, p`M-28 44L-28 -12L-21 ${-spire * 0.8}`, 0.8),
  ];
};

const hall: Motif = (dice) => {
  const hour = dice.next();
  return [
    fill('ink', 'M-40 44V-4H40V44ZM-24 -4Q-24 -34 0 -36Q24 -34 24 -4Z'),
    fill('bone', disc(0, -14, 11)),
    stroke('ink', 1.6, p`M0 -14L${7 * Math.sin(hour * 6.28)} ${-14 - 7 * Math.cos(hour * 6.28)}M0 -14L0 -22`),
    ...windows(dice, { x: -38, y: 0, w: 76, h: 42 }, dice.whole(5, 7), 1, true),
    stroke('pale', 1, 'M-40 -4H40M-24 -4Q-24 -34 0 -36', 0.7),
  ];
};

const tower: Motif = (dice) => {
  const [w, top] = [dice.between(12, 17), dice.between(-38, -30)];
  return [
    fill('ink', p`M${-w - 12} 46V6H${w + 14}V46Z`, 0.9),
    fill('ink', p`M${-w} 46V${top}H${w}V46ZM${-w * 0.6} ${top}V${top - 6}H${w * 0.6}V${top}Z`),
    ...windows(dice, { x: -w + 1, y: top + 2, w: w * 2 - 2, h: 46 - top - 4 }, 3, dice.whole(7, 10), false),
    stroke('bone', 1, p`M0 ${top - 6}V${top - 18}`),
    fill('spark', disc(0, top - 18, 2)),
    stroke('pale', 1, p`M${-w} 46V${top}`, 0.8),
  ];
};

const passage: Motif = (dice) => {
  const shapes: Shape[] = [];
  for (let i = 0; i < 5; i++) {
    const k = 1 - i * 0.19;
    const d = p`M${-38 * k} 44V${4 - 8 * i}A${38 * k} ${38 * k} 0 0 1 ${38 * k} ${4 - 8 * i}V44Z`;
    shapes.push(fill(i % 2 ? 'dark' : 'ink', d), stroke('pale', 0.9, d, 0.35 + i * 0.1));
  }
  return [
    ...shapes,
    fill('spark', disc(0, dice.between(0, 12), 5)),
    stroke(
      'pale',
      1.2,
      dice.chance(0.6) ? 'M-7 18L-24 46M7 18L24 46M-9 24H9M-13 32H13M-19 40H19' : 'M-9 22Q0 26 -6 46M5 22Q10 30 16 46',
      0.8,
    ),
  ];
};

const cranes: Motif = (dice) => {
  const jib = (x: number, y: number, way: number): string =>
    p`M${x} 44V${y}M${x - 4 * way} 44L${x} ${y + 10}M${x - 14 * way} ${y + 4}L${x + 32 * way} ${y - 8}L${x} ${y - 10}L${x - 14 * way} ${y + 4}M${x + 26 * way} ${y - 7}V${y + 16}`;
  return [
    stroke('ink', 3.4, jib(-20, dice.between(-24, -10), 1) + jib(20, dice.between(-14, 2), -1)),
    fill('ink', 'M-44 34H44L36 46H-38Z'),
    fill('spark', p`M-14 ${dice.between(14, 20)}H-2V28H-14Z`, 0.9),
    fill('hue', 'M0 22H14V34H0ZM-28 24H-16V34H-28Z'),
    fill('spark', disc(30, 39, 1.6) + disc(20, 39, 1.6) + disc(10, 39, 1.6)),
  ];
};

const car: Motif = (dice) => [
  stroke('ink', 2.6, p`M-50 ${44 + dice.between(-2, 2)}L50 ${30 + dice.between(-4, 4)}`),
  fill('blood', 'M-34 -4L34 -14L34 24L-34 34Z'),
  fill('bone', 'M-38 -6L38 -17L36 -23L-34 -13Z'),
  fill('ink', 'M-28 0L-14 -2L-14 14L-28 16ZM-9 -3L8 -5.5L8 11L-9 13.5ZM13 -6L28 -8L28 8L13 10Z'),
  fill('pale', 'M-26 2L-20 1L-20 13L-26 14ZM15 -4L20 -5L20 7L15 8Z', 0.8),
  fill('ink', disc(-18, 33, 5.5) + disc(20, 27, 5.5)),
];

const isle: Motif = (dice) => [
  fill('ink', p`M-50 30Q-30 ${dice.between(4, 12)} -14 10L-10 -2H12L16 8Q34 10 50 30Z`),
  fill('ink', 'M-4 -2V-30L0 -36L4 -30V-2Z'),
  fill('spark', disc(0, -29, 3)),
  fill(
    'spark',
    polygon([
      [0, -29],
      [-56, dice.between(-46, -34)],
      [-56, -22],
    ]),
    0.4,
  ),
  ...windows(dice, { x: -9, y: 0, w: 20, h: 9 }, 5, 1, false),
  stroke('pale', 0.9, 'M-46 36H-20M-8 40H24M18 35H46M-36 43H-14', 0.7),
];

export const places = { house, temple, cathedral, hall, tower, passage, cranes, car, isle };
