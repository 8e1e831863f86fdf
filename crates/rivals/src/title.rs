//! What Rivals shows of itself.

use elysium_kernel::Seat;
use elysium_kit::{Bots, CardText, Chain, Decks, Forecast, Painting, SceneEvent, Switch, Title};
use elysium_text::{Args, Catalogue, Lang, Text};
use serde_json::Value;

use crate::cards::{CardId, CardKind, Kind, book};
use crate::decks::RivalsDecks;
use crate::places::TablePlace;
use crate::setup::Setup;
use crate::state::State;
use crate::text::{self, Words};
use crate::view::View;
use crate::vocabulary::{Ask, Choice, Event, Motive, Why};
use crate::{Rivals, bots, forecasts, plans, setup};

impl Title for Rivals {
    type TablePlace = TablePlace;
    type Motive = Motive;

    const DISPLAY_NAME: &'static str = "Rivals";
    const BOTS: Bots<Self> = bots::BOTS;
    const CHAIN: Chain = plans::CHAIN;
    const FORECASTS: &'static [&'static str] = forecasts::WORDS;
    const WARNINGS: &'static [&'static str] = forecasts::WARNINGS;
    const ADDENDS: &'static [&'static str] = forecasts::ADDENDS;

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

    fn bot_names() -> &'static [&'static str] {
        &[
            "Marlow", "Juno", "Dietrich", "Salome", "Kestrel", "Gideon", "Bellamy", "Ximena", "Petronel",
            "Radomir", "Tabitha", "Valentin", "Zora", "Leopold", "Minerva", "Casimir",
        ]
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

    fn forecasts(state: &State, who: Seat, ask: Ask, choice: Choice) -> Vec<Forecast> {
        forecasts::forecasts(state, who, ask, choice)
    }

    fn forecast_args(lang: Lang, state: &State, forecast: &Forecast) -> Args {
        match forecasts::vampire(state, forecast) {
            Some(vampire) => Args::new().set("card", Words(lang).slot(state, vampire)),
            None => Args::new(),
        }
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

    fn lessons() -> &'static [(&'static str, &'static str)] {
        elysium_kit::lessons!["first-turn" "prestige" "streets" "attack-types" "intel" "block" "rival" "schemes"]
    }

    fn paint(lang: Lang, view: &View, seat: Option<Seat>, names: &[String]) -> Painting {
        text::paint(Words(lang), view, seat, names)
    }

    fn part_in_scene(event: &Event) -> Option<SceneEvent> {
        Some(match event {
            Event::Attack { .. } => SceneEvent::Opens,
            Event::Played { card, .. } if is_scheme(*card) => SceneEvent::Opens,
            Event::SchemeResult { .. } => SceneEvent::Tells,
            Event::DamageTaken { .. }
            | Event::NoDamage { .. }
            | Event::Torpor { .. }
            | Event::VampireBurned { .. }
            | Event::MortalDefeated { .. }
            | Event::MortalSurvived { .. }
            | Event::OutOfReach { .. } => SceneEvent::Tells,
            Event::AttackOver { .. } => SceneEvent::Ends,
            Event::Phase { .. }
            | Event::Turn { .. }
            | Event::Recruited { .. }
            | Event::Played { .. }
            | Event::PlayedFaceDown { .. }
            | Event::Moved { .. } => SceneEvent::IsOver,
            _ => return None,
        })
    }

    fn is_settling(state: &State) -> bool {
        state.attack.is_some() || state.scheme.is_some()
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

fn is_scheme(card: CardId) -> bool {
    matches!(card.kind(), CardKind::Library(_)) && book(false).library_card(card).kind == Kind::Scheme
}
