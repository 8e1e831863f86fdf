//! The words of the toy.

use std::sync::LazyLock;

use elysium_kernel::{Random, Seat};
use elysium_kit::{Bots, CardText, Endings, Line, NoWords, Painting, Title, Tone};
use elysium_text::{Args, Catalogue, Lang, Text};

use super::vocabulary::{Stone, TablePlace};
use super::{Setup, State, Toy};

const WORDS: &str = "
seat = { $seat } the player
question-call = Which side will it be?
question-stone = Which stone do you take?
question-rest = Go on or rest?
waiting-call = { $who } decides.
waiting-stone = { $who } decides.
waiting-rest = { $who } decides.
option-heads = Heads
option-tails = Tails
option-stone = { $stone }
option-rest = Rest
option-go-on = Go on
event-round = Round { $round }.
event-called = { $who } calls { $side }.
event-called-secret = { $who } calls a side.
event-fell = The coin shows { $side }.
event-took = { $who } takes { $stone }.
why-gone = { $stone } is gone.
why-no-rest = Nobody rests in round 2.
position-no-stone = there is no stone { $stone }
points = { $who } has { $n } points.
stone = Stone { $n }
card-text = Brings { $n } points to whoever takes it, and is gone after that.
kind = Stone
fact-weight = weight { $n }
";

static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| {
    let files = [("toy.ftl", WORDS)];
    Catalogue::new(&Lang::ALL.iter().map(|&lang| (lang, &files[..])).collect::<Vec<_>>())
        .expect("well formed")
});

fn say(lang: Lang, id: &str, args: Args) -> String {
    CATALOGUE.format(lang, id, &args)
}

elysium_kit::bots!(Toy: "random" = Random::new);

impl Endings for Toy {
    type Fate = NoWords;
    type Origin = NoWords;
}

impl Title for Toy {
    type TablePlace = TablePlace;
    type Motive = NoWords;

    const DISPLAY_NAME: &'static str = "Toy";
    const BOTS: Bots<Self> = BOTS;

    fn catalogue() -> &'static Catalogue {
        &CATALOGUE
    }

    fn player_counts() -> &'static [u8] {
        &[3]
    }

    fn usual_setup(players: Option<u8>) -> Setup {
        Setup { players: players.unwrap_or(3) }
    }

    fn players(setup: &Setup) -> usize {
        setup.players as usize
    }

    fn group(_: &State, _: Seat) -> Option<String> {
        None
    }

    fn group_name(_: Lang, group: &str) -> String {
        group.into()
    }

    fn seat_name(lang: Lang, _: &State, seat: Seat) -> Text {
        say(lang, "seat", Args::new().set("seat", seat.to_string())).into()
    }

    fn paint(
        lang: Lang,
        (state, _): &<Self as elysium_kernel::Rules>::View,
        seat: Option<Seat>,
        names: &[String],
    ) -> Painting {
        let line = |(i, points): (usize, &i32)| {
            let called = || Self::seat_name(lang, state, Seat(i as u8));
            let who = names.get(i).map_or_else(called, |name| name.as_str().into());
            let tone = if seat == Some(Seat(i as u8)) { Tone::Own } else { Tone::Plain };
            Line::new().add(tone, say(lang, "points", Args::new().set("who", who).set("n", *points)))
        };
        let (own, others) =
            state.points.iter().enumerate().partition(|(i, _)| seat.is_none_or(|seat| seat.index() == *i));
        let lines = |players: Vec<(usize, &i32)>| players.into_iter().map(line).collect();
        Painting { others: lines(others), table: lines(own) }
    }

    fn cards_in_view((state, _): &<Self as elysium_kernel::Rules>::View) -> Vec<String> {
        Stone::all().filter(|stone| state.has(*stone)).map(id).collect()
    }

    fn cards(lang: Lang) -> Vec<CardText> {
        let card = |stone: Stone| CardText {
            id: id(stone),
            slug: stone.key().into(),
            name: say(lang, "stone", Args::new().set("n", stone.0)),
            kind: "stone".into(),
            kind_name: say(lang, "kind", Args::new()),
            group: String::new(),
            group_name: String::new(),
            text: say(lang, "card-text", Args::new().set("n", stone.0)),
            homemade: stone.0 == 1,
            // The second has no words, so nobody is shown it.
            facts: [("weight".to_owned(), stone.0.into()), ("secret".to_owned(), stone.0.into())]
                .into_iter()
                .collect(),
        };
        Stone::all().map(card).collect()
    }
}

fn id(stone: Stone) -> String {
    format!("ST{:02}", stone.0)
}
