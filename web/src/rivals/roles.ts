// The parts that cards on the table play in what is under way.
import type { View } from '../wire/rivals';
import { slotOf } from './places';
import { PRINCE, spot } from './spots';

export type Role = 'attacker' | 'target' | 'blocker' | 'claimant' | 'schemer';

/** By spot: who attacks, who is attacked, who blocks, who claims, whose Scheme it is. */
export function rolesOf(view: View): Map<string, Role> {
  const roles = new Map<string, Role>();
  const put = (seat: string | null, card: string | null, role: Role) => {
    const slot = slotOf(view, seat, card);
    if (slot !== undefined) roles.set(spot.card(slot), role);
  };
  if (view.claimant !== null) {
    put(view.active, view.claimant, 'claimant');
    roles.set(spot.street(PRINCE), 'claimant');
  }
  if (view.scheme) put(view.active, view.scheme.by, 'schemer');
  if (view.attack) {
    const { attacker, attacker_of, target, target_of, blocker } = view.attack;
    put(attacker_of, attacker, 'attacker');
    // A blocker may come from another coterie (Dragon's Roost).
    for (const player of view.players) if (blocker !== null) put(player.seat, blocker, 'blocker');
    if (target !== null && target_of === null) roles.set(spot.street(target), 'target');
    else put(target_of, target, 'target');
  }
  return roles;
}

/** The two ends of the arrow of an attack, as spots. */
export function aimOf(view: View): { from: string; to: string } | undefined {
  const attack = view.attack;
  if (!attack || attack.target === null) return undefined;
  const from = slotOf(view, attack.attacker_of, attack.attacker);
  const to = slotOf(view, attack.target_of, attack.target);
  if (from === undefined) return undefined;
  if (attack.target_of === null) return { from: spot.card(from), to: spot.street(attack.target) };
  return to === undefined ? undefined : { from: spot.card(from), to: spot.card(to) };
}
