// Who stands where, and what of it is alike.
import type { PlayerView, StreetView, VampireView, View } from '../wire/rivals';

/** §6.10: the number of a party in The Streets; none elsewhere. */
function partyNumber(one: VampireView): number | null {
  return one.place.word === 'streets' ? one.place.of : null;
}

export function atHome(player: PlayerView): VampireView[] {
  return player.vampires.filter((one) => one.place.word === 'haven');
}

export function inTorpor(player: PlayerView): VampireView[] {
  return player.vampires.filter((one) => one.place.word === 'torpor');
}

export interface Party {
  seat: string;
  number: number;
  members: VampireView[];
}

/** The parties of a player in The Streets, in the order of their numbers. */
export function partiesOf(player: PlayerView): Party[] {
  const parties = new Map<number, VampireView[]>();
  for (const one of player.vampires) {
    const number = partyNumber(one);
    if (number !== null) parties.set(number, [...(parties.get(number) ?? []), one]);
  }
  return [...parties].sort(([a], [b]) => a - b).map(([number, members]) => ({ seat: player.seat, number, members }));
}

export interface Stack {
  card: string;
  /** City slots: equal mortals lie on one another. */
  slots: number[];
  owner: string | null;
}

/** The city's cards in The Streets; equal ones together, since nothing tells them apart. */
export function stacksOf(streets: readonly StreetView[]): Stack[] {
  const stacks: Stack[] = [];
  for (const { card, slot, owner } of streets) {
    const same = stacks.find((stack) => stack.card === card && stack.owner === owner);
    if (same) same.slots.push(slot);
    else stacks.push({ card, slots: [slot], owner });
  }
  return stacks;
}

/** The slot of a player's vampire in play; views of attacks name the card only. */
export function slotOf(view: View, seat: string | null, card: string | null): string | undefined {
  const player = view.players.find((one) => one.seat === seat);
  return player?.vampires.find((one) => one.vampire === card)?.slot;
}

/** A fact of a card as a number. */
export function fact(facts: Record<string, unknown> | undefined, name: string): number | undefined {
  const value = facts?.[name];
  return typeof value === 'number' ? value : undefined;
}
