//! The words of the toy.

use std::sync::LazyLock;

use elysium_kernel::{Player, Random, Seat};
use elysium_kit::{CardText, Line, SetupFault, Title, Tone};
use elysium_text::{Args, Catalogue, Lang};

use super::{Ask, Choice, Event, STONES, Setup, State, Toy, Why};

const WORDS: &str = "
seat = { $seat } the player
ask-call = Which side will it be?
ask-stone = Which stone do you take?
ask-rest = Go on or rest?
waiting = { $who } decides.
heads = Heads
tails = Tails
stone = Stone { $n }
rest = Rest
go-on = Go on
round = Round { $n }.
called = { $who } calls { $side }.
secret = a side
fell = The coin shows { $side }.
took = { $who } takes stone { $n }.
gone = Stone { $n } is gone.
no-rest = Nobody rests in round 2.
points = { $who } has { $n } points.
card-name = Stone { $n }
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

fn side(lang: Lang, heads: Option<bool>) -> String {
    let id = match heads {
        Some(true) => "heads",
        Some(false) => "tails",
        None => "secret",
    };
    say(lang, id, Args::new())
}

impl Title for Toy {
    fn catalogue() -> &'static Catalogue {
        &CATALOGUE
    }

    fn player_counts() -> &'static [u8] {
        &[3]
    }

    fn variants() -> Vec<(&'static str, bool)> {
        Vec::new()
    }

    fn setup(players: Option<u8>, _: &[String]) -> Result<Setup, SetupFault<Self>> {
        Ok(Setup { players: players.unwrap_or(3) })
    }

    fn players(setup: &Setup) -> usize {
        setup.players as usize
    }

    fn bots() -> &'static [&'static str] {
        &["random"]
    }

    fn bot(name: &str, seed: u64) -> Option<Box<dyn Player<Self> + Send>> {
        (name == "random").then(|| Box::new(Random::new(seed)) as _)
    }

    fn group(_: &State, _: Seat) -> Option<String> {
        None
    }

    fn group_name(_: Lang, group: &str) -> String {
        group.into()
    }

    fn seat_name(lang: Lang, _: &State, seat: Seat) -> String {
        say(lang, "seat", Args::new().set("seat", seat.to_string()))
    }

    fn question(lang: Lang, _: &State, _: Seat, ask: Ask) -> String {
        let id = match ask {
            Ask::Call => "ask-call",
            Ask::Stone => "ask-stone",
            Ask::Rest => "ask-rest",
        };
        say(lang, id, Args::new())
    }

    fn waiting(lang: Lang, state: &State, who: Seat, _: Ask) -> String {
        say(lang, "waiting", Args::new().set("who", Self::seat_name(lang, state, who)))
    }

    fn option(lang: Lang, _: &State, _: Seat, _: Ask, choice: Choice) -> String {
        match choice {
            Choice::Heads => side(lang, Some(true)),
            Choice::Tails => side(lang, Some(false)),
            Choice::Stone(n) => say(lang, "stone", Args::new().set("n", n)),
            Choice::Rest => say(lang, "rest", Args::new()),
            Choice::GoOn => say(lang, "go-on", Args::new()),
        }
    }

    fn event(lang: Lang, state: &State, event: Event) -> Option<String> {
        let who = |seat| Args::new().set("who", Self::seat_name(lang, state, seat));
        Some(match event {
            Event::Round { round } => say(lang, "round", Args::new().set("n", round)),
            Event::Called { who: seat, heads } => {
                say(lang, "called", who(seat).set("side", side(lang, heads)))
            }
            Event::Fell { heads } => say(lang, "fell", Args::new().set("side", side(lang, Some(heads)))),
            Event::Took { who: seat, stone } => say(lang, "took", who(seat).set("n", stone)),
        })
    }

    fn why(lang: Lang, why: Why) -> String {
        match why {
            Why::Gone { stone } => say(lang, "gone", Args::new().set("n", stone)),
            Why::NoRest => say(lang, "no-rest", Args::new()),
        }
    }

    fn paint(
        lang: Lang,
        (state, _): &<Self as elysium_kernel::Rules>::View,
        seat: Option<Seat>,
    ) -> Vec<Line> {
        let line = |(i, points): (usize, &i32)| {
            let who = Self::seat_name(lang, state, Seat(i as u8));
            let tone = if seat == Some(Seat(i as u8)) { Tone::Own } else { Tone::Plain };
            Line::new().add(tone, say(lang, "points", Args::new().set("who", who).set("n", *points)))
        };
        state.points.iter().enumerate().map(line).collect()
    }

    fn cards_in_view((state, _): &<Self as elysium_kernel::Rules>::View) -> Vec<String> {
        (1..=STONES).filter(|n| state.stones >> n & 1 == 0).map(|n| format!("ST{n:02}")).collect()
    }

    fn cards(lang: Lang) -> Vec<CardText> {
        let card = |n: u8| CardText {
            id: format!("ST{n:02}"),
            slug: format!("stone{n}"),
            name: say(lang, "card-name", Args::new().set("n", n)),
            kind: "stone".into(),
            kind_name: say(lang, "kind", Args::new()),
            group: String::new(),
            group_name: String::new(),
            text: say(lang, "card-text", Args::new().set("n", n)),
            house: n == 1,
            // The second has no words, so nobody is shown it.
            facts: [("weight".to_owned(), n.into()), ("secret".to_owned(), n.into())].into_iter().collect(),
        };
        (1..=STONES).map(card).collect()
    }
}
