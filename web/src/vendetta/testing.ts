// A view for tests: four players in round 1, unless the test says otherwise.
import type { PlayerView, View } from '../wire/vendetta';

export function aPlayer(seat: string, more: Partial<PlayerView> = {}): PlayerView {
  return {
    seat,
    alive: true,
    clan: null,
    pool: 7,
    influence: 3,
    relic: null,
    relic_used: false,
    tokens: 0,
    turned: 0,
    alliance: ['victim'],
    drained: [],
    hand_size: 3,
    deck_size: 6,
    shown: [],
    score: 4,
    hand: null,
    drawn: null,
    under: null,
    ...more,
  };
}

export function aView(more: Partial<View> = {}): View {
  return {
    setup: {
      players: 4,
      location_cards: false,
      relics: false,
      teams: false,
      homemade: true,
      deploying_may_empty_own_pool: false,
      blood_alone_is_ranked: false,
      zero_power_players_are_ranked: true,
      triggers_after_whole_play: true,
    },
    step: { word: 'planning', of: [0, []] },
    round: 1,
    ambition: 'A',
    order: ['A', 'B', 'C', 'D'],
    clans_on_offer: [],
    relics_on_offer: [],
    victims_left: 31,
    players: ['A', 'B', 'C', 'D'].map((seat) => aPlayer(seat)),
    locations: [
      { at: '1', ally: 'marcel', card: null, sides: [], totals: [] },
      { at: '2', ally: 'portia', card: null, sides: [], totals: [] },
      { at: 'haven', ally: 'talley', card: null, sides: [], totals: [] },
    ],
    stays: [],
    winner: null,
    slots: [],
    ...more,
  };
}
