//! What Vendetta shows of itself.

use elysium_kernel::Seat;
use elysium_kit::{Bots, CardText, Chain, Forecast, Painting, SceneEvent, Switch, Title, wording};
use elysium_text::{Catalogue, Lang, Text};

use crate::places::TablePlace;
use crate::setup::Setup;
use crate::state::{State, Step};
use crate::text::{self, Words};
use crate::view::View;
use crate::vocabulary::{Ask, Choice, Event, Motive, Stage, Why};
use crate::{Vendetta, bots, forecasts, plans};

impl Title for Vendetta {
    type TablePlace = TablePlace;
    type Motive = Motive;

    const DISPLAY_NAME: &'static str = "Vendetta";
    const BOTS: Bots<Self> = bots::BOTS;
    const CHAIN: Chain = plans::CHAIN;
    const FORECASTS: &'static [&'static str] = forecasts::WORDS;
    const WARNINGS: &'static [&'static str] = forecasts::WARNINGS;

    fn catalogue() -> &'static Catalogue {
        &text::CATALOGUE
    }

    fn player_counts() -> &'static [u8] {
        &[3, 4, 5, 6]
    }

    fn usual_setup(players: Option<u8>) -> Setup {
        players.map_or_else(Setup::default, Setup::for_players)
    }

    fn switches(setup: &mut Setup) -> Vec<Switch<'_>> {
        setup.switches()
    }

    fn players(setup: &Setup) -> usize {
        setup.players as usize
    }

    fn in_teams(setup: &Setup) -> bool {
        setup.teams
    }

    fn group(state: &State, seat: Seat) -> Option<String> {
        state[seat].clan.map(|clan| clan.slug().to_owned())
    }

    fn group_name(lang: Lang, group: &str) -> String {
        Words(lang).group(group).to_string()
    }

    fn bot_names() -> &'static [&'static str] {
        &[
            "Vesna",
            "Old Tom",
            "Clementine",
            "Rurik",
            "Gisela",
            "Lazar",
            "Marguerite",
            "Cormac",
            "Ramona",
            "Silvan",
            "Mathilde",
            "Bartok",
            "Nerissa",
            "Teodor",
            "Quintus",
            "Fenwick",
        ]
    }

    fn seat_name(lang: Lang, state: &State, seat: Seat) -> Text {
        Words(lang).seat(state, seat)
    }

    fn option(lang: Lang, state: &State, who: Seat, ask: Ask, choice: Choice) -> Text {
        wording::option::<Self>(lang, state, ask, choice, text::option_args(lang, state, who, ask, choice))
    }

    fn forecasts(state: &State, who: Seat, ask: Ask, choice: Choice) -> Vec<Forecast> {
        forecasts::forecasts(state, who, ask, choice)
    }

    fn event(lang: Lang, state: &State, event: Event) -> Option<Text> {
        text::event(lang, state, event)
    }

    fn why(lang: Lang, why: Why) -> Text {
        text::why(lang, why)
    }

    fn more_messages() -> &'static [&'static str] {
        &["event-because", "why-not-enough"]
    }

    fn lessons() -> &'static [(&'static str, &'static str)] {
        elysium_kit::lessons!["first-round" "blood-is-power" "face-down" "withdraw" "draining" "haven" "frenzy" "tokens"]
    }

    fn paint(lang: Lang, view: &View, seat: Option<Seat>, names: &[String]) -> Painting {
        text::paint(Words(lang), view, seat, names)
    }

    fn part_in_scene(event: &Event) -> Option<SceneEvent> {
        Some(match event {
            Event::Stage { stage: Stage::Withdraw, .. } => SceneEvent::Opens,
            Event::Ranked { .. } | Event::NobodyLeft { .. } => SceneEvent::Tells,
            Event::Phase { .. } | Event::Round { .. } | Event::Score { .. } => SceneEvent::IsOver,
            _ => return None,
        })
    }

    fn is_settling(state: &State) -> bool {
        matches!(
            state.step,
            Step::Withdraw(_)
                | Step::Revelation(_)
                | Step::AfterRevelation(..)
                | Step::Preparation(..)
                | Step::Conflict(_)
                | Step::AftermathStart(_)
                | Step::Aftermath(..)
                | Step::AfterLocation(_)
        )
    }

    fn sum_up(lang: Lang, state: &State, scene: &[Event]) -> Option<Text> {
        text::sum_up(Words(lang), state, scene)
    }

    fn cards_in_view(view: &View) -> Vec<String> {
        text::card_codes(view)
    }

    fn cards(lang: Lang) -> Vec<CardText> {
        text::cards(Words(lang))
    }
}
