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
