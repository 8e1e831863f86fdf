// The picture of a card, drawn from its id: the same every time, and no two alike.
import type { CardInfo } from '../../wire';
import { Dice } from './dice';
import { fields } from './fields';
import { fronts } from './fronts';
import { aureole } from './omens';
import type { Pictures, Surroundings } from './pictures';
import { places } from './places';
import { portrait } from './portrait';
import { round, type Coordinates, type Shape } from './shape';
import { emblem } from './signs';
import { castFor, motifs, motifsFor } from './subjects';

/** A square of 120, from back to front. Whatever matters lies in the middle, so that edges may be cut. */
export interface Art {
  light: Coordinates;
  back: Shape[];
  /** Where the motif lies, as a transformation. */
  place: string;
  motif: Shape[];
  front: Shape[];
}

export type PaintedCard = Pick<CardInfo, 'id' | 'slug' | 'kind' | 'group'>;

const city: Surroundings = {
  fields: ['rain', 'rays', 'stars', 'rings', 'lattice', 'contours', 'arches', 'fans'],
  fronts: ['skyline', 'bridge', 'smoke', 'cobbles', 'railings'],
};

const drawn = new Map<string, Art>();

export function artOf(game: string, card: PaintedCard, pictures: Pictures): Art {
  const key = `${game}/${card.id}`;
  let art = drawn.get(key);
  if (!art) {
    const { back, motif, front, ...rest } = draw(new Dice(key), card, pictures);
    art = { ...rest, back: back.filter(something), motif: motif.filter(something), front: front.filter(something) };
    drawn.set(key, art);
  }
  return art;
}

/** The dice may leave every window dark: then there is nothing to draw. */
const something = (shape: Shape): boolean => shape.d !== '';

function draw(dice: Dice, card: PaintedCard, pictures: Pictures): Art {
  const surroundings = pictures.surroundings[card.group] ?? city;
  const light: Coordinates = [round(dice.between(42, 78)), round(dice.between(34, 56))];
  const back = fields[dice.pick(surroundings.fields)](dice, light);
  const cast = castFor(pictures, card.slug, card.kind);
  if (cast) {
    const size = round(dice.between(1.04, 1.14));
    const flipped = dice.chance(0.5) ? '-' : '';
    const place = `translate(${round(dice.between(57, 63))} 64) scale(${flipped}${size} ${size})`;
    return { light: [60, 50], back, place, motif: portrait(dice, cast), front: [] };
  }
  const front = fronts[dice.pick(surroundings.fronts)](dice);
  const shown = pictures.emblem?.(card);
  if (shown) return { light: [60, 52], back, place: shown.place, motif: emblem(shown.sigil), front };
  const subject = dice.pick(motifsFor(pictures, card.slug, card.kind));
  const motif = motifs[subject](dice);
  // Places stand where they are; things lie as they fell.
  if (subject in places) {
    return { light, back, place: 'translate(60 56)', motif, front: fronts.smoke(dice).slice(2) };
  }
  const [lean, size] = [round(dice.between(-14, 14)), round(dice.between(0.86, 1))];
  const place = `translate(60 54) rotate(${lean}) scale(${size})`;
  return { light, back, place, motif: [...aureole(dice), ...motif], front };
}

/** The face of somebody at a table, from the id of the account or the name of a bot: head and shoulders, closer. */
export function avatarOf(id: string): Art {
  const key = `avatar/${id}`;
  let art = drawn.get(key);
  if (!art) {
    const dice = new Dice(key);
    const back = fields[dice.pick(['rays', 'rings', 'fans', 'petals', 'stars'] as const)](dice, [60, 50]);
    const longHair = dice.chance(0.5);
    const motif = portrait(dice, {
      vampire: dice.chance(0.5),
      longHair,
      beard: !longHair && dice.chance(0.4),
      glasses: dice.chance(0.18),
      hat: dice.chance(0.14) ? dice.pick(['fedora', 'cap', 'beanie'] as const) : undefined,
    });
    const flipped = dice.chance(0.5) ? '-' : '';
    art = { light: [60, 50], back, place: `translate(60 78) scale(${flipped}1.72 1.72)`, motif, front: [] };
    art = { ...art, back: art.back.filter(something), motif: art.motif.filter(something) };
    drawn.set(key, art);
  }
  return art;
}

/** A place as it stands behind what is played there. */
export function sceneOf(id: string, motif: keyof typeof places): Art {
  const key = `scene/${id}`;
  let art = drawn.get(key);
  if (!art) {
    const dice = new Dice(key);
    const back = fields[dice.pick(['stars', 'rain', 'rays', 'rings'] as const)](dice, [60, 22]);
    const front = fronts[dice.pick(['skyline', 'railings', 'cobbles'] as const)](dice);
    art = { light: [60, 22], back, place: 'translate(60 62)', motif: motifs[motif](dice), front };
    art = { ...art, back: back.filter(something), motif: art.motif.filter(something), front: front.filter(something) };
    drawn.set(key, art);
  }
  return art;
}
