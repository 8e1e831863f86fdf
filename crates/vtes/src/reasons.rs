//! Why a position of V:TES cannot be.

use elysium_kernel::Seat;

elysium_kernel::reasons! { pub(crate) as "position-":
    // Names.
    not_library(card: &str);
    not_crypt(card: &str);
    no_deck(deck: &str, decks: String);
    no_step(step: &str, steps: String);
    no_windows(word: &str);
    no_standing(word: &str);
    no_delay(word: &str);
    no_phase(word: &str);
    no_span(word: &str);
    no_time(word: &str);
    no_title(word: &str);
    no_clause(word: &str);
    no_thing(word: &str);
    no_row(word: &str);
    no_limit(word: &str);
    vampire_or_ally(word: &str);

    // The table.
    players;
    events_many(most: usize);
    effects_many(most: usize);
    limits_many(most: usize);
    under_way;
    goes_on;
    one_left;
    no_turn;
    points_many(word: &str);
    points_out(out: u8);

    // Places of cards.
    deck_many(library: usize, crypt: usize);
    not_free(card: &str);
    two_places(card: &str);
    nowhere(card: &str);
    minions_many;
    in_play_many;
    uncontrolled_many(most: usize);
    no_place(place: usize);
    not_in_play(card: &str);
    said_by_seat;

    // Players.
    pool(seat: Seat, pool: u8);
    pool_none;
    pool_out;
    cards_out;
    control_out;
    edge_out;
    still_there(seat: Seat);
    still_acts(seat: Seat);
    owed;
    hand(cards: usize, due: usize);
    hand_short(seat: Seat, cards: usize, due: u8);

    // Cards in play.
    only_minion;
    no_minion;
    no_mode(mode: u8);
    no_effect(card: &str, number: u8);
    not_standing(number: u8);
    unique_twice(card: &str);
    contested(card: &str);
    blood_many(card: &str, blood: u8, capacity: u8);
    lifeless(card: &str);
    no_vampire(card: &str);
    title_none;
    woken;

    // What must hold in every state.
    points_table(points: u32, seats: u8);
    fights_away;
    blocks_away;
    stale_card(card: &str);
    stale_moments(seat: Seat);
    stale_standing(seat: Seat);
}
