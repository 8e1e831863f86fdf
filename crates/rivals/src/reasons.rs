//! Why a position of Rivals cannot be.

use elysium_kernel::Seat;

elysium_kernel::reasons! { pub(crate) as "position-":
    // Names.
    not_library(card: &str);
    not_vampire(card: &str);
    not_city(card: &str);
    not_haven(card: &str);
    not_agenda(card: &str);
    no_clan(clan: &str);
    no_type(word: &str);
    no_promise(word: &str);
    no_deck(deck: &str, decks: String);
    only_exhausted(mark: &str);

    // The table.
    players;
    few_tokens(least: u8);
    turns_many;
    actions_many;
    no_step(step: &str, steps: String);
    promises_many(most: usize);
    promises_off;
    under_way;
    no_turn_yet;
    had_turn(seats: String);
    won_early;
    not_ended;
    nobody_won;

    // Decks.
    no_deck_card(card: &str);
    two_places(card: &str);
    vampires_many(count: usize, most: usize);
    library_many(count: usize, most: usize);
    copies_many(count: usize, card: &str, most: usize);
    deck_short(vampires: usize);

    // Places of cards.
    not_free(card: &str);
    no_further(card: &str);
    wrong_place(card: &str);
    not_in_hand(card: &str);
    not_in_play(card: &str);
    not_ongoing(card: &str);
    no_ongoing_event(card: &str);
    event_stays(card: &str);
    events_many(most: usize);
    bears_no_tokens(card: &str);
    played_twice(card: &str);
    vampire_missing(vampire: &str);

    // Players.
    prestige_many;
    agenda_many;
    agenda_won;
    agenda_open;
    own_rival;
    rivals(count: usize, seat: Seat);
    tokens_out(used: u16, tokens: u16);
    foreign;
    leader_away;
    knocked_out;
    no_prestige;
    no_vampire;
    party(card: &str);

    // Vampires.
    blood(most: u8);
    blood_short;
    attached_many;
    not_attachable(card: &str);
    retainer(card: &str);
    prince_in_torpor(card: &str);
    idle_in_torpor;
    bare_in_torpor;
    titles_many;
    title_twice(card: &str);
    title_high(card: &str);

    // Face-down cards.
    face_down_missing(seat: &str, number: &str);
    face_down_many;
    which_card;
    no_conspiracy(card: &str);
    contributors_many;
    no_first_token;
    foes_only;
    added_by_stranger;
    exempt_stranger;

    // What must hold in every state.
    token_of_nobody(card: &str);
    token_count(count: u8, seat: Seat, tokens: u8);
    card_of_nobody(seat: Seat);
    city_lost(count: u32);
    mark_lost(seat: Seat);
    away_with_things(card: &str);
}
