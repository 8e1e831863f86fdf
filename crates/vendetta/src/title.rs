//! What Vendetta shows of itself.

use elysium_kernel::Seat;
use elysium_kit::{Bots, CardText, Line, Switch, Title, wording};
use elysium_text::{Catalogue, Lang, Text};

use crate::places::TablePlace;
use crate::setup::Setup;
use crate::state::State;
use crate::text::{self, Words};
use crate::view::View;
use crate::vocabulary::{Ask, Choice, Event, Why};
use crate::{Vendetta, bots};

impl Title for Vendetta {
    type TablePlace = TablePlace;

    const DISPLAY_NAME: &'static str = "Vendetta";
    const BOTS: Bots<Self> = bots::BOTS;

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

    fn group(state: &State, seat: Seat) -> Option<String> {
        state[seat].clan.map(|clan| clan.slug().to_owned())
    }

    fn group_name(lang: Lang, group: &str) -> String {
        Words(lang).group(group).to_string()
    }

    fn seat_name(lang: Lang, state: &State, seat: Seat) -> Text {
        Words(lang).seat(state, seat)
    }

    fn option(lang: Lang, state: &State, who: Seat, ask: Ask, choice: Choice) -> Text {
        wording::option::<Self>(lang, state, ask, choice, text::option_args(lang, state, who, ask, choice))
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

    fn paint(lang: Lang, view: &View, seat: Option<Seat>) -> Vec<Line> {
        text::paint(Words(lang), view, seat)
    }

    fn cards_in_view(view: &View) -> Vec<String> {
        text::card_codes(view)
    }

    fn cards(lang: Lang) -> Vec<CardText> {
        text::cards(Words(lang))
    }
}
