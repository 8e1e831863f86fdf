//! What V:TES shows of itself.

use elysium_kernel::Seat;
use elysium_kit::{Bots, CardText, Decks, Painting, SceneEvent, Switch, TableValue, Title, Workbench};
use elysium_text::{Catalogue, Lang, Text};

use crate::cards::Clan;
use crate::decks::VtesDecks;
use crate::places::TablePlace;
use crate::text::{self, Words};
use crate::vocabulary::{Ask, Choice, Event, Motive, Why};
use crate::workbench::CardWork;
use crate::{Setup, State, View, Vtes, bots, setup, view};

impl Title for Vtes {
    type TablePlace = TablePlace;
    type Motive = Motive;

    const DISPLAY_NAME: &'static str = "V:TES";
    const SCORES_PER_POINT: u8 = 2;
    const BOTS: Bots<Self> = bots::BOTS;

    fn catalogue() -> &'static Catalogue {
        &text::CATALOGUE
    }

    fn player_counts() -> &'static [u8] {
        setup::PLAYERS
    }

    fn usual_setup(players: Option<u8>) -> Setup {
        setup::starters(players)
    }

    fn switches(setup: &mut Setup) -> Vec<Switch<'_>> {
        setup.options.switches()
    }

    fn values(setup: &mut Setup) -> Vec<TableValue<'_>> {
        setup.options.values()
    }

    fn players(setup: &Setup) -> usize {
        setup.players()
    }

    fn decks() -> Option<&'static dyn Decks<Self>> {
        Some(&VtesDecks)
    }

    fn workbench() -> Option<&'static dyn Workbench> {
        Some(&CardWork)
    }

    fn group(state: &State, seat: Seat) -> Option<String> {
        view::clan_of_crypt(state, seat).map(|clan| clan.slug().to_owned())
    }

    fn group_name(lang: Lang, group: &str) -> String {
        match Clan::find(group) {
            Some(clan) => Words(lang).clan(clan).to_string(),
            None => group.into(),
        }
    }

    fn bot_names() -> &'static [&'static str] {
        &[
            "Zbigniew",
            "Balthazar",
            "Corisande",
            "Demeter",
            "Quirin",
            "Fiammetta",
            "Godfrey",
            "Rosamund",
            "Stanislaw",
            "Jaromir",
            "Katarzyna",
            "Lysander",
            "Morwenna",
            "Nicodemus",
            "Thaddeus",
            "Perpetua",
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

    fn event(lang: Lang, state: &State, event: Event) -> Option<Text> {
        text::event(lang, state, event)
    }

    fn why(lang: Lang, why: Why) -> Text {
        text::why(lang, why)
    }

    fn more_messages() -> &'static [&'static str] {
        &["event-because"]
    }

    fn paint(lang: Lang, view: &View, seat: Option<Seat>, names: &[String]) -> Painting {
        text::paint(Words(lang), view, seat, names)
    }

    fn part_in_scene(event: &Event) -> Option<SceneEvent> {
        Some(match event {
            Event::CombatBegins { .. } | Event::Calls { .. } => SceneEvent::Opens,
            Event::Damage { .. }
            | Event::ToTorpor { .. }
            | Event::Burned { .. }
            | Event::StrikeEndsCombat { .. }
            | Event::Passed { .. }
            | Event::Failed { .. } => SceneEvent::Tells,
            Event::CombatEnds | Event::ReferendumCancelled { .. } => SceneEvent::Ends,
            Event::ActionEnds { .. } | Event::Phase { .. } | Event::Turn { .. } => SceneEvent::IsOver,
            _ => return None,
        })
    }

    fn is_settling(state: &State) -> bool {
        state.combat.is_some() || state.referendum.is_some()
    }

    fn cards_in_view(view: &View) -> Vec<String> {
        text::card_codes(view)
    }

    fn cards(lang: Lang) -> Vec<CardText> {
        text::cards(lang)
    }
}
