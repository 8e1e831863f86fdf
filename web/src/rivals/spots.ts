// Where each option lies on Rivals' table. A card of a deck keeps its slot wherever it goes, so one key
// serves for hand, Haven, Streets and discard pile.
import { open } from '../table/open';
import { playerOf } from '../table/seats';
import type { SpotsOf } from '../table/spots';
import type { View } from '../wire/rivals';

export const spot = {
  /** A card of a player's own decks: a vampire, a card in hand, an Ongoing card. */
  slot: (slot: number) => `slot:${slot}`,
  /** Equal cards of the city lie on one another. */
  street: (card: string) => `street:${card}`,
  seat: (seat: string) => `seat:${seat}`,
  haven: (seat: string) => `haven:${seat}`,
  agenda: (seat: string) => `agenda:${seat}`,
  library: (seat: string) => `library:${seat}`,
  faction: (seat: string) => `faction:${seat}`,
  /** The n-th face-down card of a player, counted from 1. */
  conspiracy: (seat: string, nth: number) => `conspiracy:${seat}:${nth}`,
  attackCard: 'attack:card',
  cityDeck: 'city-deck',
  /** Shown to be read: no option ever lies there. */
  shown: (what: string) => `shown:${what}`,
};

export const PRINCE = 'prince-of-the-city';

const seatAt = (index: number) => String.fromCharCode('A'.charCodeAt(0) + index);

/** A slot carries its owner's seat above seven bits of number; vampires begin at 60. */
export function ownerOf(slot: number): string {
  return seatAt(slot >> 7);
}
export const isVampire = (slot: number) => (slot & 127) >= 60;

/** Of equal cards only one is offered; any of them will do. */
function alike(view: View, slot: number): number[] {
  const player = playerOf(view, ownerOf(slot));
  if (!player) return [slot];
  for (const [cards, slots] of [
    [player.hand, player.hand_slots],
    [player.discard, player.discard_slots],
  ] as const) {
    const card = cards[slots.indexOf(slot)];
    if (card !== undefined) return slots.filter((_, i) => cards[i] === card);
  }
  const mine = player.ongoing.find((one) => one.slot === slot);
  if (!mine) return [slot];
  return player.ongoing
    .filter((one) => one.card === mine.card && one.tokens === mine.tokens && one.exhausted === mine.exhausted)
    .map((one) => one.slot);
}

const cards = (view: View, slot: unknown) => alike(view, Number(slot)).map(spot.slot);

/** The card of the city in this slot. */
function street(view: View, slot: unknown): string[] {
  return view.streets.filter((one) => one.slot === slot).map((one) => spot.street(one.card));
}

/** What speaks where an ability is used. What is attached lies with its bearer. */
function source(view: View, from: unknown): string[] {
  const { word, held } = open(from);
  switch (word) {
    case 'vampire':
    case 'attached':
      return [spot.slot(Number(held[0]))];
    case 'ongoing':
      return cards(view, held[0]);
    case 'haven':
      return [spot.haven(String(held[0]))];
    case 'agenda':
      return [spot.agenda(String(held[0]))];
    case 'attack-card':
      return [spot.attackCard];
    case 'city':
      return street(view, held[0]);
    default:
      return [];
  }
}

/** What belongs to the viewer; onlookers have nothing of their own. */
function own(you: string | null, ...of: ((seat: string) => string)[]): string[] {
  return you === null ? [] : of.map((each) => each(you));
}

export const spotsOf: SpotsOf = (choice, view_, you) => {
  const view = view_ as View;
  const { word, held } = open(choice);
  switch (word) {
    case 'recruit':
    case 'play':
    case 'card':
    case 'face-up':
    case 'modifier':
    case 'ongoing':
      return cards(view, held[0]);
    case 'attack':
    case 'title-action':
    case 'move':
    case 'regroup':
    case 'with':
    case 'target':
    case 'block':
    case 'vampire':
    case 'exert':
    case 'burn-retainer':
    case 'retainer':
      return [spot.slot(Number(held[0]))];
    case 'claim':
      return [spot.slot(Number(held[0])), spot.street(PRINCE)];
    case 'use':
      return source(view, held[0]);
    case 'mortal':
    case 'city-card':
      return street(view, held[0]);
    case 'show':
    case 'invite':
    case 'contribute':
    case 'resolve':
    case 'face-down':
      return own(you, (seat) => spot.conspiracy(seat, Number(held[0])));
    case 'flip':
      return own(you, spot.agenda);
    case 'draw':
      return own(you, spot.library, spot.faction);
    case 'from-library':
      return own(you, spot.library);
    case 'from-faction':
      return own(you, spot.faction);
    case 'foe':
    case 'first':
    case 'token':
      return [spot.seat(String(held[0]))];
    case 'drawn':
      return [(isVampire(Number(held[0])) ? spot.faction : spot.library)(ownerOf(Number(held[0])))];
    case 'city':
      return [spot.cityDeck];
    default:
      // Amounts, types of attack, promises, yes and no: they lie nowhere.
      return [];
  }
};
