// What is drunk, worn, read, paid and weighed. Each thing lies round (0, 0), about 40 to each side.
import type { Dice } from './dice';
import { around, disc, fill, flip, halves, p, polygon, stroke, wheel, type Motif, type Shape } from './shape';

const drops: Motif = (dice) => {
  const drop = (x: number, y: number, r: number): string =>
    p`M${x} ${y - r * 1.9}C${x + r * 0.7} ${y - r * 0.9} ${x + r} ${y - r * 0.4} ${x + r} ${y + r * 0.2}A${r} ${r} 0 0 1 ${x - r} ${y + r * 0.2}C${x - r} ${y - r * 0.4} ${x - r * 0.7} ${y - r * 0.9} ${x} ${y - r * 1.9}Z`;
  const big = dice.between(17, 22);
  let small = '';
  for (let i = 0; i < dice.whole(2, 6); i++) {
    const side = i % 2 ? 1 : -1;
    small += drop(side * dice.between(22, 36), dice.between(-28, 30), dice.between(2.5, 6));
  }
  return [
    fill('blood', small, 0.9),
    fill('blood', drop(0, 6, big)),
    fill(
      'ink',
      p`M0 ${6 - big * 1.7}C${big * 0.7} ${6 - big * 0.8} ${big} ${6 - big * 0.4} ${big} ${6 + big * 0.2}A${big} ${big} 0 0 1 ${-big * 0.2} ${6 + big * 1.15}C${big * 0.7} ${6 + big * 0.7} ${big * 0.6} ${-big * 0.4} 0 ${6 - big * 1.7}Z`,
      0.35,
    ),
    stroke(
      'bone',
      2,
      p`M${-big * 0.62} ${6 + big * 0.2}A${big * 0.62} ${big * 0.62} 0 0 0 ${-big * 0.2} ${6 + big * 0.78}`,
      0.9,
    ),
  ];
};

const chalice: Motif = (dice) => {
  const [wide, deep] = [dice.between(18, 26), dice.between(22, 30)];
  const handle = p`M${wide} -28Q${wide + 14} -22 ${wide * 0.6} -8`;
  return [
    ...halves(p`M0 -32L${-wide} -32Q${-wide} ${-32 + deep} 0 ${-30 + deep}Z`, 'bone', 'shade'),
    fill('blood', p`M${-wide} -32Q0 -24 ${wide} -32Q0 -40 ${-wide} -32Z`),
    ...halves(p`M0 ${-31 + deep}L-3 ${-31 + deep}L-3 24L0 24Z`, 'bone', 'dark'),
    ...halves(p`M0 22Q-6 26 ${-wide * 0.75} 34L${-wide * 0.75} 38L0 38Z`, 'bone', 'shade'),
    fill('gold', disc(0, dice.between(2, 14), 5)),
    stroke('ink', 0.9, p`M${-wide * 0.94} -22Q0 -14 ${wide * 0.94} -22`, 0.7),
    ...(dice.chance(0.5) ? [stroke('bone', 2.4, handle + flip(handle))] : []),
  ];
};

const phial: Motif = (dice) => [
  ...halves('M0 -30L-5 -30L-5 -12Q-20 -4 -20 16Q-20 36 0 36Z', 'pale', 'shade'),
  fill('spark', p`M-17.5 ${dice.between(4, 14)}Q0 ${dice.between(0, 18)} 17.5 8Q21 33 0 33.5Q-20 33 -17.5 8Z`, 0.95),
  fill('bone', 'M-7 -34H7V-29H-7Z'),
  fill('dark', 'M-4.5 -42H4.5V-34H-4.5Z'),
  stroke('bone', 1.8, 'M-14 8Q-16 20 -9 27', 0.9),
  fill('bone', disc(6, 16, 2) + disc(2, 24, 1.3) + disc(9, 24, 1.1), 0.7),
];

const book: Motif = (dice) => {
  let lines = '';
  for (let y = -18; y <= 20; y += 5.5) {
    lines += p`M-28 ${y + 2}Q-16 ${y - 2} -5 ${y + 2}`;
    if (dice.chance(0.7)) lines += p`M5 ${y + 2}Q16 ${y - 2} ${dice.between(18, 28)} ${y + 2}`;
  }
  return [
    fill('ink', 'M-38 -26L38 -26L38 34Q18 30 0 36Q-18 30 -38 34Z'),
    ...halves('M0 -24Q-16 -34 -34 -28L-34 28Q-16 22 0 32Z', 'bone', 'pale'),
    stroke('dark', 1, lines, 0.75),
    fill(
      'spark',
      dice.chance(0.5) ? disc(16, dice.between(-12, 16), 6) : p`M12 -30H18V${dice.between(6, 20)}L15 2L12 8Z`,
    ),
    stroke('ink', 1.2, 'M0 -24V32', 0.7),
  ];
};

const signet: Motif = (dice) => [
  stroke('pale', 8, 'M0 -4A20 20 0 1 0 0.1 -4'),
  stroke('hue', 3, 'M6 -2A20 20 0 0 1 10 33', 0.9),
  ...halves(
    polygon([
      [0, -34],
      [-12, -28],
      [-15, -14],
      [-8, -4],
      [0, -4],
    ]),
    'bone',
    'blood',
  ),
  stroke('ink', 1.2, dice.chance(0.5) ? 'M0 -30V-10M-8 -20H8' : 'M-7 -26L7 -12M7 -26L-7 -12', 0.9),
];

const coins: Motif = (dice) => {
  const piles = dice.whole(2, 3);
  const shapes: Shape[] = [];
  for (let i = 0; i < piles; i++) {
    const x = (i - (piles - 1) / 2) * 26;
    const high = dice.whole(2, 7);
    for (let k = 0; k < high; k++) {
      const y = 32 - k * 7;
      shapes.push(
        fill('dark', p`M${x - 13} ${y - 5}V${y}A13 5 0 0 0 ${x + 13} ${y}V${y - 5}Z`),
        fill(
          k === high - 1 ? 'gold' : 'pale',
          p`M${x - 13} ${y - 5}A13 5 0 1 0 ${x + 13} ${y - 5}A13 5 0 1 0 ${x - 13} ${y - 5}Z`,
        ),
      );
    }
  }
  const [x, y] = [dice.between(-12, 12), -22];
  return [
    ...shapes,
    fill('gold', disc(x, y, 12)),
    stroke('ink', 1.2, disc(x, y, 9), 0.7),
    stroke('ink', 1.6, p`M${x} ${y - 5}V${y + 5}M${x - 5} ${y}H${x + 5}`, 0.7),
  ];
};

const crown: Motif = (dice) => {
  const points = dice.pick([3, 5, 5, 7]);
  const tall = dice.between(22, 32);
  let top = 'M-32 14';
  let pearls = '';
  for (let i = 0; i < points; i++) {
    const x = -32 + (64 * i) / (points - 1);
    const high = 12 - tall * (1 - 0.3 * Math.abs(i / (points - 1) - 0.5) * 2) - (i % 2 ? 0 : 6);
    top += p`L${x} ${high}${i < points - 1 ? p`L${x + 32 / (points - 1)} 2` : ''}`;
    pearls += disc(x, high - 3, 3);
  }
  return [
    fill('pale', `${top}L32 14Q0 22 -32 14Z`),
    fill('bone', pearls),
    fill('hue', 'M-32 14Q0 22 32 14L30 28Q0 36 -30 28Z'),
    fill(
      'spark',
      polygon([
        [0, 16],
        [6, 23],
        [0, 30],
        [-6, 23],
      ]) +
        disc(-18, 21.5, 3) +
        disc(18, 21.5, 3),
    ),
  ];
};

const scales: Motif = (dice) => {
  const lean = dice.between(-9, 9);
  const pan = (x: number, y: number): Shape[] => [
    stroke('pale', 1, p`M${x} ${y}L${x - 12} ${y + 26}M${x} ${y}L${x + 12} ${y + 26}`),
    fill(
      'spark',
      p`M${x - 15} ${y + 26}H${x + 15}Q${x + 10} ${y + 36} ${x} ${y + 36}Q${x - 10} ${y + 36} ${x - 15} ${y + 26}Z`,
    ),
  ];
  return [
    ...halves('M0 -32L-2.5 -28L-3 28Q-6 32 -16 34L-16 38L0 38Z', 'bone', 'shade'),
    stroke('bone', 3, p`M-28 ${-24 + lean}L28 ${-24 - lean}`),
    fill('spark', disc(0, -36, 4.5)),
    ...pan(-28, -24 + lean),
    ...pan(28, -24 - lean),
  ];
};

const chain: Motif = (dice) => {
  const links = 5;
  const broken = dice.chance(0.35) ? 2 : -1;
  let odd = '';
  let even = '';
  for (let i = 0; i < links; i++) {
    const y = -36 + i * 18;
    if (i === broken) odd += p`M-8 ${y - 9}Q-10 ${y} -6 ${y + 6}M8 ${y - 6}Q10 ${y} 5 ${y + 11}`;
    else if (i % 2) even += p`M0 ${y - 11}V${y + 11}`;
    else odd += p`M-9 ${y - 6}A9 9 0 0 1 9 ${y - 6}V${y + 6}A9 9 0 0 1 -9 ${y + 6}Z`;
  }
  return [
    stroke('ink', 8, odd + even, 0.6),
    stroke('pale', 5, odd),
    stroke('bone', 5.5, even),
    stroke('ink', 0.8, odd, 0.5),
  ];
};

const badge: Motif = () => [
  fill('ink', disc(0, 0, 36)),
  fill('pale', polygon(Array.from({ length: 14 }, (_, i) => around(0, 0, i % 2 ? 27 : 35, i / 14)))),
  fill('hue', disc(0, 0, 22)),
  fill('bone', polygon(Array.from({ length: 10 }, (_, i) => around(0, 0, i % 2 ? 8 : 19, i / 10)))),
  stroke('spark', 1.2, disc(0, 0, 25)),
];

const hourglass: Motif = (dice) => {
  const sand = dice.between(4, 20);
  return [
    ...halves('M0 -30L-20 -30Q-20 -10 -3 0Q-20 10 -20 30L0 30Z', 'pale', 'shade'),
    fill(
      'spark',
      p`M-15 30Q-14 ${30 - sand * 0.5} 0 ${28 - sand}Q14 ${30 - sand * 0.5} 15 30ZM-12 ${-30 + sand}H12Q8 -8 0 -1Q-8 -8 -12 ${-30 + sand}Z`,
    ),
    fill('bone', 'M-26 -36H26V-29H-26ZM-26 29H26V36H-26Z'),
    stroke('bone', 2, 'M-23 -30V30M23 -30V30'),
  ];
};

const piece: Motif = (dice) =>
  dice.chance(0.5)
    ? [
        ...halves(
          'M0 -38L-8 -30Q-12 -20 -6 -12L-12 -10L-12 -6L-6 -5Q-6 12 -14 24L-18 26L-18 34L0 34Z',
          'bone',
          'shade',
        ),
        stroke('ink', 1, 'M-14 24Q0 28 14 24M-2 -28L4 -20', 0.6),
      ]
    : [
        fill(
          'bone',
          'M-20 34L-20 28L-14 24Q-14 8 -2 -2L-14 0Q-20 2 -22 -4L-20 -10L-8 -22L-6 -34L0 -28Q18 -26 18 0Q18 14 14 24L20 28L20 34Z',
        ),
        fill('hue', 'M2 -27Q18 -24 18 0Q18 14 14 24L20 28L20 34L4 34Q4 10 6 0Q8 -16 2 -27Z'),
        fill('ink', disc(-7, -15, 1.8)),
      ];

const whistle: Motif = (dice) => {
  const lean = dice.between(-3, 3);
  return [
    fill(
      'bone',
      p`M-36 -8Q-40 0 -36 8L20 ${5 + lean}Q26 16 34 12Q40 6 34 ${lean}Q40 -8 32 -12Q24 -14 20 ${-5 + lean}Z`,
    ),
    fill('hue', p`M-36 8L20 ${5 + lean}Q26 16 34 12Q40 6 34 ${lean}Q10 4 -37 3Z`, 0.7),
    fill('ink', disc(-20, 0, 2.8) + disc(-8, 0, 2.8) + disc(4, 0, 2.8)),
    stroke('spark', 1.2, 'M-42 -10Q-50 0 -42 10M-46 -16Q-58 0 -46 16', 0.9),
  ];
};

const wheelOf = (dice: Dice): Shape[] => {
  const spokes = dice.whole(5, 9);
  return [
    stroke('pale', 5, disc(0, 0, 32)),
    stroke('ink', 1, disc(0, 0, 32), 0.7),
    stroke(
      'bone',
      2.4,
      wheel(spokes, (turn) => {
        const [x, y] = around(0, 0, 32, turn);
        return p`M0 0L${x} ${y}`;
      }),
    ),
    fill('spark', disc(0, 0, 7)),
  ];
};

/** Lanterns on a string: feasts of the city. */
const lanterns: Motif = (dice) => {
  const shapes: Shape[] = [stroke('bone', 1, 'M-50 -34Q0 -16 50 -34')];
  for (const [x, y] of [
    [-28, -26],
    [0, -22],
    [28, -26],
  ] as const) {
    const r = dice.between(9, 14);
    const low = y + dice.between(8, 22);
    shapes.push(
      stroke('bone', 0.8, p`M${x} ${y}V${low}`),
      fill(
        'blood',
        p`M${x} ${low}Q${x + r * 1.5} ${low} ${x + r} ${low + r}Q${x + r * 1.5} ${low + 2 * r} ${x} ${low + 2 * r}Q${x - r * 1.5} ${low + 2 * r} ${x - r} ${low + r}Q${x - r * 1.5} ${low} ${x} ${low}Z`,
      ),
      stroke(
        'ink',
        0.8,
        p`M${x} ${low}Q${x - r * 0.6} ${low + r} ${x} ${low + 2 * r}Q${x + r * 0.6} ${low + r} ${x} ${low}`,
        0.5,
      ),
      stroke('blood', 1.2, p`M${x} ${low + 2 * r}v${dice.between(5, 9)}`),
    );
  }
  return shapes;
};

export const treasures = {
  drops,
  chalice,
  phial,
  book,
  signet,
  coins,
  crown,
  scales,
  chain,
  badge,
  hourglass,
  piece,
  whistle,
  wheel: wheelOf,
  lanterns,
};
