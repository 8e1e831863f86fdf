//! Why a position of Vendetta cannot be.

use elysium_kernel::Seat;

elysium_kernel::reasons! { pub(crate) as "position-":
    // The table.
    three_rounds;
    no_turn;
    sole_survivors;
    not_ended;
    nothing_drawn;
    no_step(step: &str, steps: String);
    no_location(location: &str);
    location_away;

    // Names.
    no_clan(clan: &str);
    no_relic(card: &str);
    no_location_card(card: &str);
    location_cards_off;
    bare_haven;
    no_ally(card: &str);
    no_clan_card(card: &str);
    nobody_is(clan: &str);
    nobody_plays(card: &str);

    // Players.
    clan_twice(clan: &str);
    no_clan_left;
    tokens_many(most: u8);
    relic_taken;
    relics_off;
    relic_missing;
    not_free(card: &str);
    order_deep(most: usize);
    forestall_many(most: usize);

    // Allies.
    victims_many(victims: u8);
    ally_twice(card: &str);

    // Sides.
    card_twice(card: &str);
    one_taker;
    whole_side;

    // What must hold in every state.
    two_zones(seat: Seat, card: &str);
    no_zone(seat: Seat, card: &str);
    cards_of_the_dead(seat: Seat);
    other_cards(seat: Seat);
    known_in_deck(seat: Seat);
    three_tokens(seat: Seat);
    too_much(seat: Seat, most: u32);
    victim_count(count: u8, victims: u8);
    two_locations(card: &str);
    not_deployed(card: &str);
    taken_by_owner(card: &str);
    location_closed;
    something_of_the_dead(seat: Seat, location: &str);
}
