// Head and shoulders in the light of one lamp: everybody has a face of their own.
import type { Dice } from './dice';
import { clothes, FOR_MORTALS, FOR_VAMPIRES, haircuts, hats, type Body } from './wardrobe';
import { disc, fill, flip, p, stroke, type Shape, type Tone } from './shape';

/** What is known of somebody from kind and name; the dice decide the rest. */
export interface Cast {
  vampire: boolean;
  hat?: keyof typeof hats;
  clothes?: keyof typeof clothes;
  hair?: keyof typeof haircuts;
  glasses?: boolean;
  beard?: boolean;
  longHair?: boolean;
}

const LONG = ['long', 'long', 'bob', 'bun', 'swept', 'curls'] as const;
const SHORT = ['short', 'short', 'slick', 'slick', 'swept', 'curls', 'spikes', 'bald'] as const;

/** The right half of the outline of a head. */
const half = ({ w, jaw }: Body): string =>
  p`C${w * 0.72} -31 ${w} -25 ${w} -15C${w} -8 ${w * 0.94} -3 ${w * jaw} 3C${w * jaw * 0.72} 8 ${w * 0.3} 11 0 11`;

function head(body: Body): string {
  const right = `M0 -31${half(body)}`;
  return `${right}${flip(right)}`;
}

/** The lit side, up to the line of forehead, nose, lips and chin. */
function lit(body: Body, turn: number): string {
  return p`M${turn * 0.4} -31${flip(half(body))}Q${turn + 1.4} 9 ${turn + 0.6} 5.4L${turn + 1.8} 3.6L${turn + 0.8} 2L${turn + 1.8} 0.4L${turn} -1.5L${turn + 3} -4.5Q${turn} -10 ${turn} -15Q${turn + 1.2} -22 ${turn * 0.4} -31z`;
}

function eyes(dice: Dice, { w }: Body, turn: number, cast: Cast): Shape[] {
  const lean = dice.between(-0.7, 0.9);
  const y = -12.5;
  const eye = (x: number, way: number): string =>
    p`M${x - 2.6} ${y}Q${x} ${y - 2 - lean * way * 0.3} ${x + 2.6} ${y - lean * way}Q${x} ${y + 1.4} ${x - 2.6} ${y}z`;
  const brow = (x: number, way: number): string =>
    p`M${x - 3.2} ${y - 3.4 + lean * way * 0.4}Q${x} ${y - 5} ${x + 3.2} ${y - 3.4 - lean * way}`;
  const [left, right] = [turn - w * 0.45, turn + w * 0.45];
  const glow: Shape[] = cast.vampire ? [fill('spark', disc(left, y, 2.9) + disc(right, y, 2.9), 0.28)] : [];
  const irises: Tone = cast.vampire ? 'spark' : 'bone';
  return [
    stroke('ink', 1.3, brow(left, -1) + brow(right, 1), 0.9),
    ...glow,
    fill('ink', eye(left, -1) + eye(right, 1)),
    fill(irises, disc(left, y - 0.3, cast.vampire ? 1.1 : 0.6) + disc(right, y - 0.3, cast.vampire ? 1.1 : 0.6)),
  ];
}

function mouth(dice: Dice, turn: number, cast: Cast): Shape[] {
  const bend = dice.between(-0.8, 1.2);
  const wide = dice.between(2.8, 4);
  const lips = p`M${turn - wide} 2.6Q${turn} ${2.2 + bend} ${turn + wide} 2.2`;
  const fangs = p`M${turn - 1.8} 2.5l.7 2 .6-2zM${turn + 1.2} 2.5l.7 2 .6-2z`;
  return [
    stroke(cast.beard ? 'pale' : 'ink', 1.1, lips, 0.85),
    ...(cast.vampire && dice.chance(0.45) ? [fill('bone', fangs)] : []),
  ];
}

function glasses(turn: number, w: number): Shape[] {
  const lens = (x: number): string => p`M${x - 4} -14.5h8q.6 6-3.6 6.2h-1.6q-3.6-.4-2.8-6.2z`;
  const [left, right] = [turn - w * 0.45, turn + w * 0.45];
  return [
    fill('ink', lens(left) + lens(right)),
    stroke('ink', 1, p`M${left} -14.5H${right}M${left - 4} -14.2L${-w} -15M${right + 4} -14.2L${w} -15`),
    stroke('bone', 0.7, p`M${left - 2} -11l2.6-2.6M${right - 2} -11l2.6-2.6`, 0.8),
  ];
}

const beard = ({ w, jaw }: Body): Shape =>
  fill(
    'ink',
    p`M${-w} -9Q${-w * 0.8} 0 ${-w * 0.3} -0.8L0 -0.2L${w * 0.3} -0.8Q${w * 0.8} 0 ${w} -9Q${w} 4 ${w * jaw} 8Q${w * 0.4} 16 0 16Q${-w * 0.4} 16 ${-w * jaw} 8Q${-w} 4 ${-w} -9z`,
  );

/** Somebody, with the middle of the face at (0, -10). */
export function portrait(dice: Dice, cast: Cast): Shape[] {
  const body: Body = {
    w: dice.between(12.4, 15),
    jaw: dice.between(0.6, 0.86),
    shoulders: dice.between(32, 43),
  };
  const turn = dice.between(-2.4, 2.4);
  // Fair hair keeps apart from the skin: pale on bone, bone on pale.
  const hairTone = dice.pick<Tone>(['ink', 'ink', 'dark', 'dark', cast.vampire ? 'pale' : 'bone']);
  const cut = cast.hair ?? dice.pick<keyof typeof haircuts>(cast.longHair ? LONG : SHORT);
  const hair = haircuts[cut](dice, body);
  const worn = clothes[cast.clothes ?? dice.pick(cast.vampire ? FOR_VAMPIRES : FOR_MORTALS)];
  const hat = cast.hat && hats[cast.hat](body);
  const skin: Tone = cast.vampire ? 'bone' : 'pale';
  const { w } = body;
  return [
    ...(hair.back ? [fill(hairTone, hair.back)] : []),
    fill('shade', p`M${-w * 0.52} 2V22H${w * 0.52}V2z`),
    fill('ink', p`M${-w * 0.52} 8Q0 17 ${w * 0.52} 7V15Q0 22 ${-w * 0.52} 15z`, 0.5),
    ...worn(dice, body),
    fill('shade', head(body)),
    fill(skin, lit(body, turn)),
    ...eyes(dice, body, turn, cast),
    ...(cast.beard ? [beard(body)] : []),
    ...mouth(dice, turn, cast),
    ...(cast.glasses ? glasses(turn, w) : []),
    ...(hat ? [...(hair.sides ? [fill(hairTone, hair.sides)] : []), ...hat] : [fill(hairTone, hair.front)]),
  ];
}
