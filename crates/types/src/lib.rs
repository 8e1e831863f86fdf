//! The page's TypeScript types, written from the Rust types: one module for what goes over the wire,
//! one for each game.

use elysium_games::GAMES;
use elysium_kit::types::Module;
use elysium_wire as wire;

/// The files of the page, by their path in `web/src`.
pub fn modules() -> Vec<(String, String)> {
    let games = GAMES.iter().map(|game| (format!("wire/{}.ts", game.name()), game.types().text()));
    [("wire/index.ts".to_owned(), wire_types().text())].into_iter().chain(games).collect()
}

/// Everything that server, page and bots say to each other.
fn wire_types() -> Module {
    Module::default()
        // Through a socket
        .with::<wire::ToServer>()
        .with::<wire::FromServer>()
        // Parts of them that stand in them without a name
        .with::<wire::Order>()
        .with::<wire::Command>()
        .with::<wire::Snapshot>()
        .with::<wire::Update>()
        .with::<wire::Ack>()
        .with::<wire::Refused>()
        // In requests
        .with::<wire::NewGuest>()
        .with::<wire::Credentials>()
        .with::<wire::NewToken>()
        .with::<wire::NewTable>()
        .with::<wire::TableOptions>()
        // In answers
        .with::<wire::SessionInfo>()
        .with::<wire::TokenInfo>()
        .with::<wire::Ticket>()
        .with::<wire::GameInfo>()
        .with::<wire::CardInfo>()
        .with::<wire::RulesPage>()
        .with::<wire::Moment>()
        .with::<wire::Replay>()
}
