// What stands before: silhouettes along the lower edge, as if one looked from a window.
import type { Dice } from './dice';
import { disc, fill, p, polygon, stroke, type Coordinates, type Shape } from './shape';

export type Front = (dice: Dice) => Shape[];

/** A row of houses from left to right, and the windows that are lit. */
function houses(dice: Dice, base: number, tall: number): { roofs: string; windows: string } {
  let roofs = 'M-2 122';
  let windows = '';
  for (let x = -2; x < 122;) {
    const wide = dice.between(7, 17);
    const top = base - dice.between(0.25, 1) * tall;
    roofs += p`L${x} ${top}`;
    if (dice.chance(0.3)) roofs += p`L${x + wide / 2} ${top - dice.between(4, 11)}`;
    else if (dice.chance(0.25)) roofs += p`H${x + wide * 0.4}V${top - dice.between(4, 9)}h1V${top}`;
    roofs += p`L${x + wide} ${top}`;
    for (let wy = top + 4; wy < 116; wy += 5) {
      for (let wx = x + 2; wx < x + wide - 2.4; wx += 3.6) {
        if (dice.chance(0.22)) windows += p`M${wx} ${wy}h1.5v2.2h-1.5z`;
      }
    }
    x += wide;
  }
  return { roofs: `${roofs}L122 122z`, windows };
}

const skyline: Front = (dice) => {
  const far = houses(dice, 104, 34);
  const near = houses(dice, 116, 26);
  return [fill('dark', far.roofs, 0.85), fill('ink', near.roofs), fill('spark', near.windows, 0.75)];
};

const smoke: Front = (dice) => {
  const band = (base: number): string => {
    let d = p`M-4 124V${base}`;
    for (let x = -4; x < 124;) {
      const wide = dice.between(14, 30);
      const lift = dice.between(4, 13);
      d += p`Q${x + wide / 2} ${base - lift} ${x + wide} ${base}`;
      x += wide;
    }
    return `${d}V124z`;
  };
  return [fill('dark', band(94), 0.55), fill('dark', band(102), 0.75), fill('ink', band(111))];
};

const pines: Front = (dice) => {
  let far = 'M-2 124V100';
  let near = '';
  for (let x = -2; x <= 122; x += 12) far += p`L${x + 6} ${dice.between(88, 102)}`;
  for (let x = -6; x < 126; x += dice.between(8, 15)) {
    const [high, half] = [dice.between(18, 42), dice.between(5, 8)];
    for (let k = 0; k < 3; k++) {
      const top = 122 - high + k * high * 0.24;
      const w = half * (0.55 + k * 0.25);
      near += polygon([
        [x, top],
        [x + w, top + high * 0.42],
        [x - w, top + high * 0.42],
      ]);
    }
  }
  return [fill('dark', `${far}V124z`, 0.8), fill('ink', `${near}M-2 114H122V124H-2z`)];
};

const railings: Front = (dice) => {
  const step = dice.between(6, 9);
  let bars = 'M-2 106H122M-2 117H122';
  let tips = '';
  for (let x = dice.between(-4, 2); x < 124; x += step) {
    bars += p`M${x} 122V98`;
    tips += polygon([
      [x - 1.8, 98],
      [x, 92],
      [x + 1.8, 98],
    ]);
  }
  return [...smoke(dice).slice(0, 1), stroke('ink', 1.5, bars), fill('ink', tips)];
};

const bridge: Front = (dice) => {
  const [a, b] = [dice.between(14, 34), dice.between(86, 106)];
  const deck = dice.between(100, 105);
  const top = deck - dice.between(34, 46);
  const sag = p`M-30 ${top + 10}Q${(a - 30) / 2} ${deck} ${a} ${top}Q${(a + b) / 2} ${deck * 2 - top - 10} ${b} ${top}Q${(b + 150) / 2} ${deck} 150 ${top + 10}`;
  let hangers = '';
  for (let x = a + 5; x < b; x += 5) {
    const part = (x - a) / (b - a);
    hangers += p`M${x} ${deck}V${top + (deck - top - 5) * 4 * part * (1 - part)}`;
  }
  const tower = (x: number): string => p`M${x - 2} 124V${top - 3}h4V124zM${x - 2} ${top + 10}h4v3h-4z`;
  return [
    fill('dark', p`M-2 124V${deck + 8}Q30 ${deck + 2} 62 ${deck + 8}T124 ${deck + 6}V124z`, 0.8),
    stroke('ink', 1.1, sag),
    stroke('ink', 0.5, hangers, 0.9),
    fill('ink', `${tower(a)}${tower(b)}${p`M-2 ${deck}H122v3.4H-2z`}`),
  ];
};

const curtain: Front = (dice) => {
  const wide = dice.between(15, 23);
  const folds = (edge: number, way: number): string => {
    const w = wide * way;
    return p`M${edge} -2H${edge + w * 1.3}Q${edge + w * 0.7} 34 ${edge + w * 0.55} 66Q${edge + w * 0.9} 92 ${edge + w * 1.1} 122H${edge}z`;
  };
  const line = (edge: number, w: number): string =>
    p`M${edge + w} -2Q${edge + w * 0.6} 40 ${edge + w * 0.55} 66T${edge + w} 122`;
  const lines = (edge: number, way: number): string =>
    [0.3, 0.62, 0.95].map((k) => line(edge, wide * way * k)).join('');
  return [fill('ink', folds(0, 1) + folds(120, -1), 0.85), stroke('hue', 0.9, lines(0, 1) + lines(120, -1), 0.7)];
};

const cobbles: Front = (dice) => {
  const at: Coordinates = [dice.between(48, 72), 90];
  let lines = '';
  for (let x = -60; x <= 180; x += 20) lines += p`M${at[0]} ${at[1]}L${x} 124`;
  for (const y of [96, 101, 107, 114]) lines += p`M-2 ${y}H122`;
  return [fill('ink', p`M-2 ${at[1] + 1}H122V124H-2z`, 0.92), stroke('hue', 0.6, lines, 0.75)];
};

const candles: Front = (dice) => {
  let wax = 'M-2 116H122V124H-2z';
  let flames = '';
  let glow = '';
  for (let x = dice.between(2, 9); x < 118; x += dice.between(9, 17)) {
    if (x > 44 && x < 76) continue;
    const top = dice.between(92, 108);
    wax += p`M${x - 2.4} 118V${top}h4.8V118z`;
    flames += p`M${x} ${top - 9}Q${x + 4} ${top - 3} ${x} ${top - 1}Q${x - 4} ${top - 3} ${x} ${top - 9}z`;
    glow += disc(x, top - 5, 7);
  }
  return [fill('spark', glow, 0.12), fill('ink', wax), fill('spark', flames, 0.95)];
};

export const fronts = { skyline, smoke, pines, railings, bridge, curtain, cobbles, candles };

export type FrontName = keyof typeof fronts;
