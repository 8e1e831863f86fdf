// A small table for the unit tests: three players, enough on it for every kind of choice.
import type { AttackView, PlayerView, VampireView, View } from '../wire/rivals';

export function vampire(slot: string, card: string, more: Partial<VampireView> = {}): VampireView {
  return {
    slot,
    vampire: card,
    place: { word: 'haven' },
    leader: false,
    exhausted: false,
    no_influence: false,
    unblockable: false,
    blood: 3,
    tokens: [3, 0, 0, 0],
    potency: 4,
    physical: 1,
    social: 1,
    mental: 0,
    secrecy: 1,
    influence: 0,
    wounded: false,
    marks: 0,
    attached: [],
    ...more,
  };
}

export function player(seat: string, more: Partial<PlayerView> = {}): PlayerView {
  return {
    seat,
    number: seat.charCodeAt(0) - 64,
    rival: 'A',
    leader: null,
    prestige: 15,
    tokens: [15, 0, 0, 0],
    agenda: 2,
    haven: 'the-madhouse',
    agenda_card: 'turf-war',
    agenda_down: false,
    hand: [],
    hand_slots: [],
    library_in_hand: 0,
    vampires_in_hand: 0,
    library: 30,
    faction: 4,
    top: null,
    faction_top: null,
    under: [],
    faction_under: [],
    discard: [],
    discard_slots: [],
    vampires: [],
    ongoing: [],
    conspiracies: [],
    knocked_out: false,
    ...more,
  };
}

export function sample(more: Partial<View> = {}): View {
  return {
    options: { custom: false, errata: false, bluffs: false, promises: true, tokens: 40 },
    step: { word: 'act' },
    turn: 3,
    active: 'A',
    first: 'A',
    actions: 2,
    had_turn: ['A', 'B', 'C'],
    players: [
      player('A', {
        rival: 'B',
        leader: 'hydra',
        hand: ['baseball-bat', 'baseball-bat', 'kneecapped', 'skunk'],
        hand_slots: ['A3', 'A9', 'A12', 'A65'],
        discard: ['free-money', 'free-money'],
        discard_slots: ['A20', 'A21'],
        vampires: [
          vampire('A60', 'hydra', { leader: true, place: { word: 'streets', of: 1 } }),
          vampire('A61', 'beretta', { place: { word: 'streets', of: 0 } }),
          vampire('A62', 'brother', { place: { word: 'streets', of: 1 } }),
          vampire('A63', 'johnny', { place: { word: 'torpor' } }),
        ],
        ongoing: [
          { slot: 'A30', card: 'blood-for-blood', exhausted: false, tokens: 0 },
          { slot: 'A31', card: 'blood-for-blood', exhausted: false, tokens: 0 },
          { slot: 'A32', card: 'blood-for-blood', exhausted: true, tokens: 0 },
        ],
        conspiracies: [{ card: 'lost-glory', tokens: [1, 0, 0, 0], known_to: [], contributors: ['A'] }],
      }),
      player('B', { rival: 'C', vampires: [vampire('B60', 'lixue-chen')] }),
      player('C', { rival: 'A', vampires: [vampire('C60', 'randolph-marz')] }),
    ],
    supply: [10, 10, 10, 0],
    streets: [
      { slot: 14, card: 'vagrant', owner: null },
      { slot: 15, card: 'vagrant', owner: null },
      { slot: 3, card: 'the-hunger', owner: 'B' },
      { slot: 22, card: 'prince-of-the-city', owner: null },
    ],
    city_deck: 12,
    city_discard: [],
    city_burned: [],
    attack: null,
    scheme: null,
    claimant: null,
    promises: [],
    winners: [],
    ...more,
  };
}

/** Hydra of A attacks Lixue Chen of B. */
export function attack(more: Partial<AttackView> = {}): AttackView {
  return {
    attacker: 'hydra',
    attacker_of: 'A',
    target: 'lixue-chen',
    target_of: 'B',
    kind: null,
    intel: 0,
    card_laid: false,
    card: null,
    blocker: null,
    reaction_laid: false,
    reaction: null,
    bonus: 0,
    claim: false,
    ...more,
  };
}
