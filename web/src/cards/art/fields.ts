// What lies behind: patterns of light that fill the picture, a square of 120.
import type { Dice } from './dice';
import { arc, around, disc, fill, p, polygon, stroke, type Coordinates, type Shape } from './shape';

/** Draws a field round the place where the light is. */
export type Field = (dice: Dice, at: Coordinates) => Shape[];

const rings: Field = (dice, [x, y]) => {
  const step = dice.between(5.5, 9);
  const gap = dice.between(0.05, 0.5);
  let thin = '';
  let bold = '';
  for (let r = step * 2; r < 100; r += step) {
    const ring = arc(x, y, r, dice.next(), 1 - gap * dice.next());
    if (dice.chance(0.3)) bold += ring;
    else thin += ring;
  }
  return [stroke('pale', 0.6, thin, 0.4), stroke('pale', 2.2, bold, 0.22)];
};

const rays: Field = (dice, [x, y]) => {
  const count = dice.whole(9, 17);
  const lean = dice.next();
  const width = dice.between(0.25, 0.5) / count;
  let wedges = '';
  for (let i = 0; i < count; i++) {
    const turn = lean + i / count;
    const wide = width * dice.between(0.5, 1.5);
    wedges += polygon([[x, y], around(x, y, 130, turn), around(x, y, 130, turn + wide)]);
  }
  return [fill('pale', wedges, 0.16), stroke('pale', 0.6, arc(x, y, dice.between(24, 44), dice.next(), 0.7), 0.4)];
};

const lattice: Field = (dice, [x, y]) => {
  const step = dice.between(9, 16);
  const lean = dice.between(0.04, 0.21);
  let lines = '';
  let knots = '';
  for (const side of [lean, lean + 0.25]) {
    for (let i = -12; i <= 12; i++) {
      const [mx, my] = around(x, y, i * step, side + 0.25);
      const [ax, ay] = around(mx, my, 150, side);
      const [bx, by] = around(mx, my, -150, side);
      lines += p`M${ax} ${ay}L${bx} ${by}`;
    }
  }
  for (let i = 0; i < 14; i++) {
    const [mx, my] = around(x, y, dice.whole(-5, 5) * step, lean + 0.25);
    const [kx, ky] = around(mx, my, dice.whole(-5, 5) * step, lean);
    knots += disc(kx, ky, dice.between(0.8, 1.8));
  }
  return [stroke('pale', 0.5, lines, 0.3), fill('pale', knots, 0.55)];
};

const fans: Field = (dice) => {
  const wide = dice.between(12, 20);
  const layers = dice.whole(3, 5);
  let lines = '';
  for (let row = 0; row * wide * 0.5 < 140; row++) {
    for (let i = -1; i * wide < 140; i++) {
      const cx = i * wide + (row % 2 ? wide / 2 : 0);
      for (let k = 1; k <= layers; k++) {
        const r = (wide / 2) * (k / layers);
        lines += p`M${cx - r} ${row * wide * 0.5}a${r} ${r} 0 0 1 ${2 * r} 0`;
      }
    }
  }
  return [stroke('pale', 0.5, lines, 0.26)];
};

const contours: Field = (dice) => {
  const waves = dice.between(1, 2.4);
  const high = dice.between(5, 15);
  const shift = dice.between(0, 6);
  let lines = '';
  for (let row = 0; row < 22; row++) {
    const y = row * 6 - 4;
    lines += p`M-2 ${y}`;
    for (let x = 6; x <= 124; x += 8) {
      const wave = Math.sin((x / 120) * waves * 2 * Math.PI + shift + row * 0.3);
      lines += p`L${x} ${y + wave * high * Math.sin((row / 22) * Math.PI)}`;
    }
  }
  return [stroke('pale', 0.7, lines, 0.3)];
};

const rain: Field = (dice) => {
  const lean = dice.between(-5, 5);
  let thin = '';
  let bold = '';
  for (let i = 0; i < 90; i++) {
    const [x, y, long] = [dice.between(-5, 125), dice.between(-5, 120), dice.between(5, 16)];
    const drop = p`M${x} ${y}l${(lean * long) / 12} ${long}`;
    if (i % 5) thin += drop;
    else bold += drop;
  }
  return [stroke('pale', 0.5, thin, 0.4), stroke('pale', 1, bold, 0.45)];
};

const arches: Field = (dice, [x]) => {
  const count = dice.whole(4, 6);
  const step = dice.between(8, 11);
  const tall = dice.between(0.9, 1.5);
  let lines = '';
  for (let i = 1; i <= count + 2; i++) {
    const half = i * step;
    const top = 62 - half * tall;
    lines += p`M${x - half} 130V62Q${x - half} ${top + half * 0.5} ${x} ${top}Q${x + half} ${top + half * 0.5} ${x + half} 62V130`;
  }
  return [stroke('pale', 0.9, lines, 0.3)];
};

const shards: Field = (dice, [x, y]) => {
  let light = '';
  let dim = '';
  for (let i = 0; i < 16; i++) {
    const turn = dice.next();
    const far = dice.between(20, 75);
    const [ax, ay] = around(x, y, far, turn);
    const tip = around(ax, ay, dice.between(14, 34), turn + dice.between(-0.05, 0.05));
    const shard = polygon([
      around(ax, ay, dice.between(2, 7), turn + 0.25),
      tip,
      around(ax, ay, dice.between(2, 7), turn - 0.25),
    ]);
    if (i % 2) light += shard;
    else dim += shard;
  }
  return [fill('pale', dim, 0.14), fill('pale', light, 0.26)];
};

const petals: Field = (dice, [x, y]) => {
  const count = dice.whole(7, 13);
  const long = dice.between(38, 62);
  const wide = dice.between(0.2, 0.42);
  const lean = dice.next();
  let all = '';
  for (let ring = 0; ring < 2; ring++) {
    for (let i = 0; i < count; i++) {
      const turn = lean + (i + ring * 0.5) / count;
      const [tx, ty] = around(x, y, long * (1 + ring * 0.45), turn);
      const [ax, ay] = around(x, y, long * 0.7, turn - wide / count);
      const [bx, by] = around(x, y, long * 0.7, turn + wide / count);
      all += p`M${x} ${y}Q${ax} ${ay} ${tx} ${ty}Q${bx} ${by} ${x} ${y}`;
    }
  }
  return [fill('pale', all, 0.1), stroke('pale', 0.6, all, 0.28)];
};

const bricks: Field = (dice) => {
  const high = dice.between(6, 9);
  const wide = high * dice.between(2, 2.8);
  let lines = '';
  let lit = '';
  for (let row = 0; row * high < 124; row++) {
    const y = row * high;
    lines += p`M0 ${y}H120`;
    for (let x = row % 2 ? -wide / 2 : 0; x < 120; x += wide) {
      lines += p`M${x} ${y}v${high}`;
      if (dice.chance(0.12)) lit += p`M${x} ${y}h${wide}v${high}h${-wide}z`;
    }
  }
  return [fill('pale', lit, 0.12), stroke('pale', 0.5, lines, 0.26)];
};

const spiral: Field = (dice, [x, y]) => {
  const arms = dice.whole(2, 5);
  const tight = dice.between(1.3, 2.4) * (dice.chance(0.5) ? 1 : -1);
  const lean = dice.next();
  let lines = '';
  for (let arm = 0; arm < arms; arm++) {
    for (let i = 0; i <= 70; i++) {
      const [sx, sy] = around(x, y, 4 * 1.052 ** i, lean + arm / arms + (tight * i) / 70);
      lines += p`${i ? 'L' : 'M'}${sx} ${sy}`;
    }
  }
  return [stroke('pale', 2, lines, 0.2), stroke('pale', 0.6, lines, 0.4)];
};

const stars: Field = (dice) => {
  let small = '';
  let large = '';
  for (let i = 0; i < 46; i++) {
    small += disc(dice.between(0, 120), dice.between(0, 110), dice.between(0.3, 0.8));
  }
  for (let i = 0; i < 7; i++) {
    const [x, y, r] = [dice.between(8, 112), dice.between(8, 80), dice.between(1.6, 3.4)];
    large += p`M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}z`;
  }
  return [fill('bone', small, 0.5), fill('bone', large, 0.7)];
};

export const fields = {
  rings,
  rays,
  lattice,
  fans,
  contours,
  rain,
  arches,
  shards,
  petals,
  bricks,
  spiral,
  stars,
};

export type FieldName = keyof typeof fields;
