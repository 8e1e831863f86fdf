//! What Rivals shows of itself.

use elysium_kernel::Seat;
use elysium_kit::{Bots, CardText, Decks, Line, Switch, Title};
use elysium_text::{Catalogue, Lang, Text};
use serde_json::Value;

use crate::decks::RivalsDecks;
use crate::places::TablePlace;
use crate::setup::Setup;
use crate::state::State;
use crate::text::{self, Words};
use crate::view::View;
use crate::vocabulary::{Ask, Choice, Event, Why};
use crate::{Rivals, bots, setup};

impl Title for Rivals {
    type TablePlace = TablePlace;

    const DISPLAY_NAME: &'static str = "Rivals";
    const BOTS: Bots<Self> = bots::BOTS;

    fn catalogue() -> &'static Catalogue {
        &text::CATALOGUE
    }

    fn player_counts() -> &'static [u8] {
        &[2, 3, 4]
    }

    fn usual_setup(players: Option<u8>) -> Setup {
        setup::starters(players)
    }

    fn switches(setup: &mut Setup) -> Vec<Switch<'_>> {
        setup.options.switches()
    }

    fn players(setup: &Setup) -> usize {
        setup.decks.len()
    }

    fn decks() -> Option<&'static dyn Decks<Self>> {
        Some(&RivalsDecks)
    }

    fn group(state: &State, seat: Seat) -> Option<String> {
        text::clan_of(state, seat).map(|clan| clan.slug().to_owned())
    }

    fn group_name(lang: Lang, group: &str) -> String {
        Words(lang).group(group).to_string()
    }

    fn seat_name(lang: Lang, state: &State, seat: Seat) -> Text {
        Words(lang).seat(state, seat)
    }

    fn question(lang: Lang, state: &State, who: Seat, ask: Ask) -> Text {
        text::question(lang, state, who, ask)
    }

    fn option(lang: Lang, state: &State, who: Seat, ask: Ask, choice: Choice) -> Text {
        text::option(lang, state, who, ask, choice)
    }

    fn event(lang: Lang, state: &State, event: Event) -> Option<Text> {
        text::event(lang, state, event)
    }

    fn why(lang: Lang, why: Why) -> Text {
        text::why(lang, why)
    }

    fn more_messages() -> &'static [&'static str] {
        &["event-because", "option-details", "option-hidden-card", "option-nth-text", "why-deck-exact"]
    }

    fn paint(lang: Lang, view: &View, seat: Option<Seat>) -> Vec<Line> {
        text::paint(Words(lang), view, seat)
    }

    fn cards_in_view(view: &View) -> Vec<String> {
        text::card_codes(view)
    }

    fn fact(lang: Lang, name: &str, value: &Value) -> Option<String> {
        text::fact(Words(lang), name, value)
    }

    fn cards(lang: Lang) -> Vec<CardText> {
        text::cards(Words(lang))
    }
}
