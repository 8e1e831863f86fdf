//! The page's TypeScript types, written from the Rust types: one module for what goes over the wire,
//! one for each game.

mod module;

use elysium_rivals as rivals;
use elysium_text::Lang;
use elysium_vendetta as vendetta;
use elysium_wire as wire;
use module::{HEAD, Module};

/// The files of the page, by their path in `web/src`.
pub fn modules() -> Vec<(&'static str, String)> {
    vec![
        ("wire/index.ts", wire_types().text()),
        ("wire/langs.ts", langs()),
        ("wire/rivals.ts", rivals_types().text()),
        ("wire/vendetta.ts", vendetta_types().text()),
    ]
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

/// The languages, as a list that the page can walk through.
fn langs() -> String {
    let codes = Lang::ALL.map(|lang| format!("'{lang}'")).join(", ");
    format!(
        "{HEAD}\n/** English first. */\nexport const LANGS = [{codes}] as const;\n\n\
         export type Lang = (typeof LANGS)[number];\n"
    )
}

/// What a view, a question and an event of Rivals are made of.
fn rivals_types() -> Module {
    Module::default()
        .with::<rivals::View>()
        .with::<rivals::vocabulary::Ask>()
        .with::<rivals::vocabulary::Choice>()
        .with::<rivals::vocabulary::Event>()
        .with::<rivals::vocabulary::Why>()
}

/// What a view, a question and an event of Vendetta are made of.
fn vendetta_types() -> Module {
    Module::default()
        .with::<vendetta::View>()
        .with::<vendetta::vocabulary::Ask>()
        .with::<vendetta::vocabulary::Choice>()
        .with::<vendetta::vocabulary::Event>()
        .with::<vendetta::vocabulary::Why>()
}
