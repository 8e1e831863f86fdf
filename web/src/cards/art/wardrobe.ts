// What people wear: hair, hats, clothes. Everything is cut to the body it is for.
import type { Dice } from './dice';
import { disc, fill, flip, p, stroke, type Shape } from './shape';

/** Half the width of the head, how much of it the jaw keeps, half the width of the shoulders. */
export interface Body {
  w: number;
  jaw: number;
  shoulders: number;
}

/** Hair behind the head, over it, and what of it shows under a hat. */
interface Hair {
  back?: string;
  front: string;
  sides?: string;
}

type Haircut = (dice: Dice, body: Body) => Hair;

const crownOf = (w: number, up: number): string =>
  p`M${-w - 0.8} -11C${-w - 2.6} -28 ${-w * 0.7} ${-31 - up} 0 ${-31 - up}C${w * 0.7} ${-31 - up} ${w + 2.6} -28 ${w + 0.8} -11`;

const short: Haircut = (dice, { w }) => {
  const part = dice.between(-0.5, 0.5) * w;
  return {
    front: p`${crownOf(w, dice.between(3, 6))}Q${w * 0.95} -21 ${w * 0.6} -22.5Q${part} -21 ${part} -25Q${-w * 0.4} -21 ${-w * 0.75} -21Q${-w * 0.95} -18 ${-w - 0.8} -11z`,
  };
};

const slick: Haircut = (dice, { w }) => ({
  front: p`${crownOf(w, dice.between(1.5, 3))}L${w * 0.85} -20Q${w * 0.5} -27 0 -21.5Q${-w * 0.5} -27 ${-w * 0.85} -20z`,
});

const bob: Haircut = (dice, { w }) => {
  const low = dice.between(2, 12);
  const side = p`M${-w - 1} -27L${-w - 5} ${low}Q${-w - 1} ${low + 3} ${-w * 0.62} ${low - 1}Q${-w * 1.05} -8 ${-w * 0.6} -25z`;
  const fringe = p`${crownOf(w + 1.6, 5)}Q${w} -18 ${w * 0.7} -17.5L0 -18.5L${-w * 0.7} -17.5Q${-w} -18 ${-w - 2.4} -11z`;
  return { front: side + flip(side) + fringe, sides: side + flip(side) };
};

const long: Haircut = (dice, { w }) => {
  const low = dice.between(22, 44);
  const out = dice.between(6, 13);
  const back = p`M0 -36C${w + 8} -36 ${w + 7} -12 ${w + 5} 4Q${w + out} ${low * 0.6} ${w + out - 3} ${low}Q0 ${low - 8} ${-w - out + 3} ${low}Q${-w - out} ${low * 0.6} ${-w - 5} 4C${-w - 7} -12 ${-w - 8} -36 0 -36z`;
  const part = dice.between(-0.45, 0.45) * w;
  const lock = p`M${-w - 1} -18Q${-w * 0.94} 2 ${-w - 2} 16L${-w - 6} -2z`;
  const front = p`${crownOf(w, 5)}Q${w * 0.86} -22 ${part} -27Q${-w * 0.86} -22 ${-w - 0.8} -11z${lock}${flip(lock)}`;
  return { back, front, sides: lock + flip(lock) };
};

const curls: Haircut = (dice, { w }) => {
  const [big, n] = [dice.between(4.4, 6.4), 13];
  let front = '';
  for (let i = 0; i <= n; i++) {
    const angle = Math.PI * (0.02 + (0.96 * i) / n);
    front += disc(-Math.cos(angle) * (w + 1.6), -16 - Math.sin(angle) * 16, big + dice.between(-1, 1));
  }
  return { front, sides: disc(-w - 1, -12, big) + disc(w + 1, -12, big) };
};

const bun: Haircut = (dice, body) => {
  const hair = slick(dice, body);
  return { front: hair.front + disc(dice.between(-3, 3), -37, dice.between(4.5, 6.5)) };
};

const spikes: Haircut = (dice, { w }) => {
  let front = p`M${-w * 0.5} -24`;
  for (let i = 0; i < 5; i++) {
    const x = -w * 0.62 + (w * 1.24 * i) / 4;
    front += p`L${x - 1.5} -29L${x * 1.35} ${-dice.between(39, 48) + Math.abs(x) * 0.35}L${x + 2} -29`;
  }
  return { front: p`${front}L${w * 0.5} -24Q0 -27 ${-w * 0.5} -24z` };
};

const swept: Haircut = (dice, { w }) => {
  const low = dice.between(-10, 2);
  return {
    front: p`${crownOf(w, 5)}Q${w} -22 ${w * 0.3} -26Q${-w * 0.3} -20 ${-w * 0.82} ${low}L${-w - 3} ${low - 3}Q${-w - 4} -18 ${-w - 0.8} -24z`,
    sides: p`M${-w * 0.6} -20Q${-w * 0.5} -12 ${-w * 0.82} ${low}L${-w - 3} ${low - 3}L${-w - 1} -22z`,
  };
};

const bald: Haircut = (_, { w }) => ({
  front: p`M${-w * 0.4} -28Q${-w * 0.1} -30 ${w * 0.1} -29.5Q${-w * 0.1} -29 ${-w * 0.4} -28z`,
});

export const haircuts = { short, slick, bob, long, curls, bun, spikes, swept, bald };

const coatOf = ({ w, shoulders: s }: Body): string =>
  p`M${-w * 0.5} 15C${-w * 0.6} 21 ${-s * 0.6} 21 ${-s * 0.84} 28Q${-s - 1} 33 ${-s - 4} 66H${s + 4}Q${s + 1} 33 ${s * 0.84} 28C${s * 0.6} 21 ${w * 0.6} 21 ${w * 0.5} 15Q0 24 ${-w * 0.5} 15z`;

const rim = ({ w, shoulders: s }: Body): Shape =>
  stroke(
    'pale',
    0.9,
    p`M${-w * 0.62} 20C${-w * 0.8} 22 ${-s * 0.6} 22 ${-s * 0.84} 28Q${-s - 1} 33 ${-s - 3.5} 62`,
    0.6,
  );

const pair = (half: string): string => half + flip(half);

const coat = (_: Dice, body: Body): Shape[] => [
  fill('ink', coatOf(body)),
  fill('pale', p`M${-body.w * 0.42} 17L0 44L${body.w * 0.42} 17Q0 25 ${-body.w * 0.42} 17z`, 0.8),
  fill('dark', pair(p`M${-body.w * 0.5} 14L-13 30L-8 33L-9 37L0 50L0 44L${-body.w * 0.3} 24z`)),
  rim(body),
];

const suit = (_: Dice, body: Body): Shape[] => [
  ...coat(_, body),
  fill('spark', 'M-2.4 24L2.4 24L1.6 28L3.4 42L0 47L-3.4 42L-1.6 28z'),
];

const collar = (_: Dice, body: Body): Shape[] => [
  fill('ink', coatOf(body)),
  fill(
    'dark',
    pair(
      p`M0 34Q${-body.w * 0.7} 26 ${-body.w * 0.8} 12L${-body.w - 9} -4Q${-body.w - 11} 16 ${-body.w - 4} 30Q-8 38 0 50z`,
    ),
  ),
  stroke('spark', 0.9, pair(p`M${-body.w - 9} -4Q${-body.w - 11} 16 ${-body.w - 4} 30`), 0.8),
  fill('spark', disc(0, 38, 2.2)),
  rim(body),
];

const roll = (_: Dice, body: Body): Shape[] => [
  fill('ink', coatOf(body)),
  fill('dark', p`M${-body.w * 0.62} 9Q0 16 ${body.w * 0.62} 9L${body.w * 0.7} 20Q0 27 ${-body.w * 0.7} 20z`),
  stroke('pale', 0.6, p`M${-body.w * 0.62} 13Q0 20 ${body.w * 0.62} 13`, 0.5),
  rim(body),
];

const hood = (_: Dice, body: Body): Shape[] => [
  fill('ink', coatOf(body)),
  fill('dark', pair(p`M0 22Q${-body.w} 18 ${-body.w * 0.9} 8Q${-body.w - 10} 14 ${-body.w - 6} 24Q-10 32 0 32z`)),
  stroke('bone', 0.8, 'M-4 29L-5 42M4 29L5 40', 0.8),
  rim(body),
];

const gown = (dice: Dice, body: Body): Shape[] => [
  fill('pale', coatOf(body), 0.9),
  fill('hue', p`M0 20L${body.shoulders * 0.84} 28Q${body.shoulders + 1} 33 ${body.shoulders + 4} 66H0z`),
  fill(
    'ink',
    p`M${-body.shoulders * 0.72} 31Q-12 46 0 ${dice.between(38, 44)}Q12 46 ${body.shoulders * 0.72} 31L${body.shoulders + 4} 66H${-body.shoulders - 4}z`,
  ),
  stroke('spark', 0.8, p`M${-body.w * 0.55} 19Q0 34 ${body.w * 0.55} 19`),
  fill('spark', disc(0, 28.5, 1.8)),
];

const scarf = (_: Dice, body: Body): Shape[] => [
  fill('ink', coatOf(body)),
  fill('spark', p`M${-body.w * 0.75} 9Q0 20 ${body.w * 0.75} 9L${body.w * 0.85} 20Q0 31 ${-body.w * 0.85} 20z`, 0.9),
  fill('spark', 'M3 22L10 23L13 48L5 49z', 0.75),
  stroke('ink', 0.8, p`M${-body.w * 0.75} 14Q0 25 ${body.w * 0.75} 14`, 0.6),
  rim(body),
];

const leather = (_: Dice, body: Body): Shape[] => [
  fill('ink', coatOf(body)),
  fill('hue', p`M${-body.w * 0.42} 17L0 40L${body.w * 0.42} 17Q0 24 ${-body.w * 0.42} 17z`),
  fill('dark', pair(p`M${-body.w * 0.5} 13L-15 22L-14 34L0 46L0 40z`)),
  fill('bone', [-12, 12].map((x) => disc(x, 26, 0.9) + disc(x * 0.9, 31, 0.9)).join(''), 0.9),
  stroke('bone', 0.7, 'M0 46V66', 0.6),
  rim(body),
];

export const clothes = { coat, suit, collar, roll, hood, gown, scarf, leather };

type Clothes = keyof typeof clothes;
export const FOR_VAMPIRES: readonly Clothes[] = ['coat', 'suit', 'collar', 'collar', 'gown', 'leather', 'roll'];
export const FOR_MORTALS: readonly Clothes[] = ['coat', 'suit', 'roll', 'hood', 'hood', 'gown', 'scarf'];

const brim = (w: number): string =>
  p`M${-w - 10} -23Q0 -16 ${w + 10} -23Q${w + 4} -28 ${w} -27L${-w} -27Q${-w - 4} -28 ${-w - 10} -23z`;

export const hats = {
  fedora: ({ w }: Body): Shape[] => [
    fill('ink', p`M${-w - 0.5} -25Q${-w} -44 -5 -42Q0 -39 5 -42Q${w} -44 ${w + 0.5} -25z`),
    fill('spark', p`M${-w - 0.5} -25L${-w} -30H${w}L${w + 0.5} -25z`, 0.85),
    fill('ink', brim(w)),
  ],
  cap: ({ w }: Body): Shape[] => [
    fill('ink', p`M${-w - 1} -22Q${-w - 5} -38 -6 -40L0 -42L6 -40Q${w + 5} -38 ${w + 1} -22z`),
    fill('dark', p`M${-w - 1} -22Q0 -29 ${w + 1} -22Q0 -15 ${-w - 1} -22z`),
    fill('spark', disc(0, -31, 3)),
  ],
  toque: ({ w }: Body): Shape[] => [
    fill(
      'bone',
      p`M${-w} -23V-32Q${-w - 9} -40 ${-w} -45Q-6 -53 0 -48Q6 -53 ${w} -45Q${w + 9} -40 ${w} -32V-23Q0 -26 ${-w} -23z`,
    ),
    stroke('hue', 0.8, p`M${-w} -29Q0 -32 ${w} -29M-5 -33V-42M5 -33V-42`, 0.8),
  ],
  beanie: ({ w }: Body): Shape[] => [
    fill('dark', p`M${-w - 1} -20Q${-w - 2} -40 0 -40Q${w + 2} -40 ${w + 1} -20z`),
    fill('ink', p`M${-w - 1.6} -19V-25Q0 -30 ${w + 1.6} -25V-19Q0 -24 ${-w - 1.6} -19z`),
  ],
  band: ({ w }: Body): Shape[] => [
    fill('ink', p`M${-w} -24Q${-w} -36 0 -36Q${w} -36 ${w} -24z`),
    fill('spark', p`M${-w - 0.6} -21V-26Q0 -31 ${w + 0.6} -26V-21Q0 -26 ${-w - 0.6} -21z`),
  ],
};
