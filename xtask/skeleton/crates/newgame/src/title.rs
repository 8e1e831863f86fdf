//! What New Game shows of itself.

use elysium_kernel::Seat;
use elysium_kit::{Bots, CardText, Endings, NoWords, Painting, Say, Title};
use elysium_text::{Catalogue, Lang, Text};

use crate::places::TablePlace;
use crate::text::{self, Words};
use crate::view::View;
use crate::{Newgame, Setup, State, bots, setup};

/// How a game ended, as far as it is to be told: see `Endings`.
impl Endings for Newgame {
    type Fate = NoWords;
    type Origin = NoWords;
}

impl Title for Newgame {
    type TablePlace = TablePlace;
    type Motive = NoWords;

    const DISPLAY_NAME: &'static str = "New Game";
    const BOTS: Bots<Self> = bots::BOTS;

    fn catalogue() -> &'static Catalogue {
        &text::CATALOGUE
    }

    fn player_counts() -> &'static [u8] {
        setup::PLAYERS
    }

    fn usual_setup(players: Option<u8>) -> Setup {
        players.map_or_else(Setup::default, |players| Setup { players })
    }

    fn players(setup: &Setup) -> usize {
        setup.players as usize
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

    fn paint(lang: Lang, view: &View, seat: Option<Seat>, names: &[String]) -> Painting {
        text::paint(Words(lang), view, seat, names)
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
