//! Everything that is proved of New Game, in one program: it is built once.

mod setups;
mod subject;

elysium_proof::game_tests!(subject::Subject: two_players = 2, three_players = 3, four_players = 4);
