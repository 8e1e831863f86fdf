//! Everything that is proved of Vendetta, in one program: it is built once.

mod data;
mod endings;
mod facts;
mod forecasts;
mod hidden;
mod inserted;
mod scenario_format;
mod subject;
mod text;

elysium_proof::game_tests!(subject::Subject:
    three_players = 3,
    four_players = 4,
    five_players = 5,
    six_players = 6,
);
