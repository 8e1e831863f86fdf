//! The page's TypeScript types, written from the Rust types: one module for what goes over the wire,
//! one for each game.

use elysium_games::GAMES;
use elysium_kit::types::{HEAD, Module};
use elysium_text::Lang;
use elysium_wire as wire;

/// The files of the page, by their path in `web/src`.
pub fn modules() -> Vec<(String, String)> {
    let games = GAMES.iter().map(|game| (format!("wire/{}.ts", game.name()), game.types().text()));
    let common = [("wire/index.ts", wire_types().text()), ("wire/langs.ts", langs())];
    common.into_iter().map(|(path, text)| (path.to_owned(), text)).chain(games).collect()
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
        .with::<wire::ErrorInfo>()
        // In requests
        .with::<wire::NewGuest>()
        .with::<wire::Credentials>()
        .with::<wire::NewToken>()
        .with::<wire::NewTable>()
        .with::<wire::TableOptions>()
        .with::<wire::NewRematch>()
        .with::<wire::NewReport>()
        .with::<wire::NewHint>()
        // In answers
        .with::<wire::SessionInfo>()
        .with::<wire::TokenInfo>()
        .with::<wire::Ticket>()
        .with::<wire::GameInfo>()
        .with::<wire::CardInfo>()
        .with::<wire::RulesPage>()
        .with::<wire::Moment>()
        .with::<wire::Replay>()
        .with::<wire::Course>()
        .with::<wire::MyTable>()
        .with::<wire::ReportInfo>()
        .with::<wire::Hints>()
        .with::<wire::LessonInfo>()
}

/// The languages, as a list that the page can walk through.
fn langs() -> String {
    let codes: Vec<_> = Lang::ALL.iter().map(|lang| format!("'{lang}'")).collect();
    format!(
        "{HEAD}\n/** English first. */\nexport const LANGS = [{}] as const;\n\n\
         export type Lang = (typeof LANGS)[number];\n",
        codes.join(", ")
    )
}
