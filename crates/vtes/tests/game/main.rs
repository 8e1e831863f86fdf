//! Everything that is proved of V:TES, in one program: it is built once.

mod bots;
mod cards;
mod combat;
mod decks;
mod facts;
mod made_up;
mod printed;
mod random;
mod rulings;
mod setup;
mod stops;
mod subject;
mod table;
mod texts;
mod torpor;
mod why_not;

elysium_proof::game_tests!(subject::Subject:
    two_players = 2,
    three_players = 3,
    four_players = 4,
    five_players = 5,
    six_players = 6,
);
