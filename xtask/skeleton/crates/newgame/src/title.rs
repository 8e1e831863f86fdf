//! What Newgame shows of itself.

use elysium_kernel::{Player, Seat};
use elysium_kit::{CardText, Line, Say, SetupFault, Title};
use elysium_text::{Catalogue, Lang, Text};

use crate::places::TablePlace;
use crate::text::{self, Words};
use crate::view::View;
use crate::{Newgame, Setup, State, bots, setup};

impl Title for Newgame {
    type Place = TablePlace;

    fn catalogue() -> &'static Catalogue {
        &text::CATALOGUE
    }

    fn player_counts() -> &'static [u8] {
        setup::PLAYERS
    }

    fn variants() -> Vec<(&'static str, bool)> {
        Vec::new()
    }

    fn setup(players: Option<u8>, variants: &[String]) -> Result<Setup, SetupFault<Self>> {
        let setup = players.map_or_else(Setup::default, |players| Setup { players });
        for variant in variants {
            elysium_kit::flip([], variant)?;
        }
        setup.check()?;
        Ok(setup)
    }

    fn players(setup: &Setup) -> usize {
        setup.players as usize
    }

    fn bots() -> &'static [&'static str] {
        bots::NAMES
    }

    fn bot(name: &str, seed: u64) -> Option<Box<dyn Player<Self> + Send>> {
        bots::by_name(name, seed)
    }

    fn group(_: &State, _: Seat) -> Option<String> {
        None
    }

    fn group_name(lang: Lang, group: &str) -> String {
        Words(lang).plain(&format!("group-{group}")).to_string()
    }

    fn seat_name(lang: Lang, _: &State, seat: Seat) -> Text {
        Words(lang).seat_with(seat, None)
    }

    fn paint(lang: Lang, view: &View, seat: Option<Seat>) -> Vec<Line> {
        text::paint(Words(lang), view, seat)
    }

    fn cards_in_view(view: &View) -> Vec<String> {
        let hands = view.players.iter().flat_map(|player| player.hand.iter().flatten().copied());
        let played = view.players.iter().filter_map(|player| player.played);
        hands.chain(played).map(|card| card.slug().into()).collect()
    }

    fn cards(lang: Lang) -> Vec<CardText> {
        text::cards(Words(lang))
    }
}
