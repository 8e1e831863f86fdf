// Omens: what is in the air. Each lies round (0, 0), about 40 to each side.
import type { Dice } from './dice';
import {
  arc,
  around,
  disc,
  fill,
  halves,
  p,
  polygon,
  stroke,
  wheel,
  type Motif,
  type Coordinates,
  type Shape,
} from './shape';

const whirl: Motif = (dice) => {
  const turns = dice.between(2.2, 3.6);
  const way = dice.chance(0.5) ? 1 : -1;
  let d = '';
  for (let i = 0; i <= 70; i++) {
    const [x, y] = around(0, 0, 2 + (36 * i) / 70, (way * turns * i) / 70);
    d += p`${i ? 'L' : 'M'}${x} ${y}`;
  }
  return [stroke('ink', 8, d, 0.5), stroke('bone', 4.5, d), stroke('spark', 1.6, d, 0.9)];
};

const web: Motif = (dice) => {
  const knots: Coordinates[] = Array.from({ length: dice.whole(6, 9) }, (_, i) =>
    around(0, 0, dice.between(20, 40), (i + dice.between(0, 0.6)) / 8),
  );
  let lines = '';
  knots.forEach(([x, y], i) => {
    lines += p`M0 0L${x} ${y}`;
    const [bx, by] = knots[(i + dice.whole(1, 2)) % knots.length]!;
    lines += p`M${x} ${y}L${bx} ${by}`;
  });
  return [
    stroke('pale', 1.2, lines),
    fill('bone', knots.map(([x, y]) => disc(x, y, dice.between(2.5, 5))).join('')),
    fill('spark', disc(0, 0, 8)),
    stroke('ink', 1.2, disc(0, 0, 5), 0.8),
  ];
};

const moon: Motif = (dice) => {
  const bite = dice.between(8, 26);
  const crater = (): string => disc(dice.between(-24, -4), dice.between(-22, 22), dice.between(1.5, 4.5));
  const craters = Array.from({ length: 5 }, crater);
  return [
    fill('bone', p`M0 -34A34 34 0 1 0 0 34A${34 + bite} ${34 + bite} 0 0 1 0 -34Z`),
    fill('pale', craters.join(''), 0.8),
    stroke('spark', 0.9, arc(0, 0, 39, dice.next(), 0.6)),
    ...(dice.chance(0.6) ? [fill('spark', p`M14 -8Q14 0 22 0Q14 0 14 8Q14 0 6 0Q14 0 14 -8Z`)] : []),
  ];
};

const crack: Motif = (dice) => {
  let edge = 'M0 -46';
  const back: string[] = [];
  for (let i = 1; i < 8; i++) {
    const y = -46 + i * 12.5;
    const x = (i % 2 ? 1 : -1) * dice.between(3, 12);
    const gap = 7 * Math.sin((i / 8) * Math.PI);
    edge += p`L${x - gap} ${y}`;
    back.unshift(p`L${x + gap} ${y - 3}`);
  }
  let spurs = '';
  for (let i = 0; i < 7; i++) {
    const y = dice.between(-32, 34);
    const way = i % 2 ? 1 : -1;
    spurs += p`M${way * 6} ${y}l${way * dice.between(8, 16)} ${dice.between(-10, 4)}l${way * dice.between(5, 14)} ${dice.between(-4, 10)}`;
  }
  return [
    stroke('bone', 1.6, spurs, 0.9),
    fill('spark', `${edge}L0 50${back.join('')}Z`),
    stroke('ink', 1, `${edge}L0 50`, 0.6),
  ];
};

const polygonsOfBolt = (s: number): string[] => [
  polygon([
    [10 + s, -44],
    [-22, 6],
    [-4, 6],
    [-14 + s, 44],
    [24, -10],
    [5, -10],
  ]),
  polygon([
    [6 + s, -34],
    [-15, 3],
    [0, 3],
    [-8 + s, 30],
    [15, -6],
    [1, -6],
  ]),
];

const bolt: Motif = (dice) => {
  const s = dice.between(-5, 5);
  return [
    ...polygonsOfBolt(s).map((d, i) => fill(i ? 'bone' : 'spark', d)),
    stroke(
      'spark',
      1.4,
      wheel(dice.whole(6, 10), (turn) => {
        const [a, b] = [around(0, 0, 34, turn + 0.04), around(0, 0, dice.between(38, 46), turn + 0.04)];
        return p`M${a[0]} ${a[1]}L${b[0]} ${b[1]}`;
      }),
    ),
  ];
};

const rose: Motif = (dice) => {
  const lean = dice.next();
  const shapes: Shape[] = [
    stroke('hue', 3, 'M0 10Q4 30 -4 46'),
    fill('hue', 'M0 32Q14 20 26 28Q16 38 0 32ZM-2 40Q-16 32 -26 40Q-16 48 -2 40Z'),
  ];
  [
    [25, 7],
    [18, 6],
    [11, 5],
  ].forEach(([r, n], ring) => {
    const petal = wheel(n!, (turn) => {
      const [x, y] = around(0, -8, r! * 0.55, turn + lean + ring * 0.09);
      return disc(x, y, r! * 0.52);
    });
    shapes.push({ ...fill(ring === 1 ? 'pale' : 'blood', petal), holes: true }, stroke('ink', 0.7, petal, 0.4));
  });
  return [...shapes, fill('bone', disc(0, -8, 4)), stroke('ink', 0.9, 'M-3 -8Q0 -12 3 -8Q3 -4 0 -5', 0.8)];
};

const speed: Motif = (dice) => {
  const shapes: Shape[] = [];
  for (let i = 0; i < 4; i++) {
    const x = -26 + i * 15;
    shapes.push(fill(i === 3 ? 'bone' : 'pale', p`M${x} -30L${x + 20} 0L${x} 30L${x + 6} 0Z`, 0.3 + i * 0.23));
  }
  let lines = '';
  for (let i = 0; i < 9; i++) {
    const y = dice.between(-34, 34);
    lines += p`M${dice.between(-56, -36)} ${y}H${dice.between(-26, 0)}`;
  }
  return [stroke('spark', 1.2, lines, 0.9), ...shapes];
};

const banner: Motif = (dice) => {
  const rise = dice.between(4, 10);
  return [
    fill('bone', 'M-28 -42H-24V46H-28Z'),
    fill('gold', disc(-26, -44, 4)),
    fill('blood', p`M-24 -36Q-8 ${-36 - rise} 8 -34T36 -36L28 -16L36 4Q22 ${4 - rise} 8 6T-24 4Z`),
    fill('ink', p`M-24 -36Q-8 ${-36 - rise} 8 -34L8 6Q-8 8 -24 4Z`, 0.25),
    stroke('bone', 2.4, dice.chance(0.5) ? 'M-8 -24L14 -8M14 -24L-8 -8' : disc(4, -16, 8)),
  ];
};

const target: Motif = (dice) => {
  const gap = dice.between(0.02, 0.08);
  return [
    stroke('bone', 3, [0, 1, 2, 3].map((i) => arc(0, 0, 32, i / 4 + gap, 0.25 - 2 * gap)).join('')),
    stroke('spark', 2, disc(0, 0, dice.between(15, 21))),
    stroke('bone', 2, 'M0 -44V-14M0 44V14M-44 0H-14M44 0H14'),
    fill('spark', disc(0, 0, 4)),
  ];
};

const mirror: Motif = (dice) => {
  const at: Coordinates = [dice.between(-10, 10), dice.between(-12, 8)];
  const shapes: Shape[] = [fill('ink', disc(0, -4, 35))];
  const rim = Array.from({ length: 9 }, (_, i) => around(0, -4, 31, (i + dice.between(-0.3, 0.3)) / 9));
  const glass = ['bone', 'hue', 'pale'] as const;
  rim.forEach((a, i) => shapes.push(fill(glass[i % 3]!, polygon([at, a, rim[(i + 1) % rim.length]!]))));
  const cuts = rim.map(([x, y]) => p`M${at[0]} ${at[1]}L${x} ${y}`).join('');
  return [
    ...shapes,
    stroke('ink', 1.4, cuts),
    stroke('spark', 2.4, disc(0, -4, 34)),
    fill('spark', 'M-4 30H4L6 46H-6Z'),
  ];
};

const ward: Motif = (dice) => {
  const cross = 'M-12 -14L12 14M12 -14L-12 14';
  const sign = dice.pick(['M0 -20V22M-14 -6H14', cross, 'M0 -18L14 10H-14Z', disc(0, 0, 12)]);
  return [
    ...halves('M0 -38Q-14 -30 -30 -30Q-34 20 0 42Z', 'pale', 'shade'),
    stroke('spark', 2.6, 'M0 -30Q12 -23 24 -23Q26 14 0 32Q-26 14 -24 -23Q-12 -23 0 -30Z'),
    stroke('bone', 3.4, sign),
  ];
};

/** Marks round a motif, different on every card. */
export function aureole(dice: Dice): Shape[] {
  const count = dice.whole(8, 26);
  const r = dice.between(44, 50);
  const mark = dice.pick(['dots', 'ticks', 'diamonds', 'arcs'] as const);
  const each = (turn: number, i: number): string => {
    const [x, y] = around(0, 0, r, turn);
    if (mark === 'dots') return disc(x, y, i % 2 ? 0.8 : 1.6);
    if (mark === 'diamonds')
      return polygon([
        [x, y - 2.4],
        [x + 1.8, y],
        [x, y + 2.4],
        [x - 1.8, y],
      ]);
    if (mark === 'arcs') return arc(0, 0, r + (i % 2) * 3, turn, 0.6 / count);
    const [bx, by] = around(0, 0, r + (i % 2 ? 2.5 : 5), turn);
    return p`M${x} ${y}L${bx} ${by}`;
  };
  const d = wheel(count, each);
  return mark === 'dots' || mark === 'diamonds' ? [fill('spark', d, 0.55)] : [stroke('spark', 1, d, 0.55)];
}

export const omens = { whirl, web, moon, crack, bolt, rose, speed, banner, target, mirror, ward };
