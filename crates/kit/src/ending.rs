//! How a game ends: who wins by what, who is out and why, what points are made of. Games say it as data.

use std::fmt::Debug;

use elysium_kernel::{Game, Outcome, Rule, Rules, Seat, Seats, Viewer};
use elysium_text::{Args, Lang, Text};
use elysium_wire::{Part, PointsRow, SeatEnding};

use crate::reason::TEXT;
use crate::wording::{self, parts};
use crate::{Title, Vocabulary, seat as seat_in_words};

/// The events of a game as everybody may know them, each with its rule.
pub type OpenLog<G> = Vec<(Rule, <G as Rules>::Event)>;

/// What a game knows of its end. Everything in it is open to everybody.
pub trait Endings: Rules {
    /// How a game is decided, and how somebody can leave it: a message `fate-<word>` each.
    type Fate: Vocabulary<Self> + Debug + PartialEq;

    /// What points come from: a message `origin-<word>` each.
    type Origin: Vocabulary<Self> + Debug + PartialEq;

    /// The numbers that are followed through a game, `track-<word>` each; the first says who leads.
    const TRACKS: &'static [&'static str] = &[];

    /// What decided a game that is over: one sentence each, and tie-breaks are sentences of their own.
    fn decided(_: &Self::State, _: &OpenLog<Self>) -> Vec<Self::Fate> {
        Vec::new()
    }

    /// Who is out of the game.
    fn out(_: &Self::State) -> Seats {
        Seats::NONE
    }

    /// Why this seat is out of the game.
    fn fate(_: &Self::State, _: &OpenLog<Self>, _: Seat) -> Option<Self::Fate> {
        None
    }

    /// Those who win or lose together with this seat, itself included.
    fn side(_: &Self::State, seat: Seat) -> Seats {
        Seats::one(seat)
    }

    /// The sides in their places, the winners first; nothing in games with no second place. Who is out is not among them.
    fn places(_: &Self::State) -> Vec<Seats> {
        Vec::new()
    }

    /// What the points of a seat are made of, as scores of the outcome are counted.
    fn origins(_: &Self::State, _: &OpenLog<Self>, _: Seat) -> Vec<(Self::Origin, i32)> {
        Vec::new()
    }

    /// The numbers of [`Endings::TRACKS`] for a seat that is in the game.
    fn tally(_: &Self::State, _: Seat) -> Vec<f64> {
        Vec::new()
    }

    /// Does a chapter of the game begin with this event? Its message is `chapter-<word of the event>`.
    fn chapter(_: &Self::Event) -> Option<ChapterStart> {
        None
    }
}

/// How a chapter begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChapterStart {
    /// It stands on the axis of a chart; the message of its short name is `axis-<word of the event>`.
    OnAxis,
    /// It belongs to the one before it.
    Within,
}

/// A game that is over, in words.
#[derive(Clone, Debug, PartialEq)]
pub struct Ended {
    pub why: Vec<Part>,
    /// The best first.
    pub seats: Vec<SeatEnding>,
}

impl Ended {
    /// Calls seats by these names.
    pub fn name_seats(&mut self, names: &[String]) {
        elysium_wire::name_seats(&mut self.why, names);
        self.seats.iter_mut().for_each(|ending| ending.name_seats(names));
    }
}

pub(crate) fn open_log<G: Title>(game: &Game<G>) -> OpenLog<G> {
    game.log().since(0, Viewer::Spectator).map(|(_, rule, event)| (rule, event)).collect()
}

/// How it ended and why, once it is over.
pub(crate) fn ended<G: Title>(game: &Game<G>, lang: Lang) -> Option<Ended> {
    let (outcome, state, log) = (game.outcome()?, game.now(), open_log(game));
    let sentences = G::decided(state, &log).into_iter().map(|fate| fate_in_words::<G>(lang, state, fate));
    let mut seats: Vec<_> = Seats::first(G::seats(state))
        .into_iter()
        .map(|seat| Judged::<G> { lang, state, log: &log, outcome: &outcome }.seat(seat))
        .collect();
    let rank = |ending: &SeatEnding| {
        let seat: Seat = ending.seat.parse().unwrap_or(Seat(0));
        let score = outcome.scores[seat.index()];
        (!outcome.winners.has(seat), ending.place.unwrap_or(u8::MAX), std::cmp::Reverse(score))
    };
    seats.sort_by_key(rank);
    Some(Ended { why: parts(&Text::joined(sentences, " ")), seats })
}

/// Who is out of a game that goes on, and why.
pub(crate) fn out<G: Title>(game: &Game<G>, lang: Lang) -> Vec<SeatEnding> {
    let out = G::out(game.now());
    if out.is_empty() {
        return Vec::new();
    }
    let log = open_log(game);
    let one = |seat| SeatEnding {
        seat: Seat::to_string(&seat),
        verdict: verdict(lang, "out", Args::new()),
        place: None,
        out: why_out::<G>(lang, game.now(), &log, seat),
        rows: Vec::new(),
    };
    out.into_iter().map(one).collect()
}

pub(crate) fn why_out<G: Title>(lang: Lang, state: &G::State, log: &OpenLog<G>, seat: Seat) -> Vec<Part> {
    G::fate(state, log, seat).map_or_else(Vec::new, |fate| parts(&fate_in_words::<G>(lang, state, fate)))
}

fn fate_in_words<G: Title>(lang: Lang, state: &G::State, fate: G::Fate) -> Text {
    wording::fate::<G>(lang, state, fate)
}

fn verdict(lang: Lang, word: &str, args: Args) -> Vec<Part> {
    parts(&TEXT.text(lang, &format!("verdict-{word}"), &args))
}

/// What is known where a seat is judged.
struct Judged<'a, G: Title> {
    lang: Lang,
    state: &'a G::State,
    log: &'a OpenLog<G>,
    outcome: &'a Outcome,
}

impl<G: Title> Judged<'_, G> {
    fn seat(&self, seat: Seat) -> SeatEnding {
        let places = G::places(self.state);
        let place = places.iter().position(|side| side.has(seat));
        let row = |(origin, points): (G::Origin, i32)| PointsRow {
            word: origin.word().into(),
            text: parts(&wording::origin::<G>(self.lang, self.state, origin)),
            points: f64::from(points) / f64::from(G::SCORES_PER_POINT),
        };
        SeatEnding {
            seat: seat.to_string(),
            verdict: self.verdict(seat, &places, place),
            place: place.map(|place| place as u8 + 1),
            out: why_out::<G>(self.lang, self.state, self.log, seat),
            rows: G::origins(self.state, self.log, seat).into_iter().map(row).collect(),
        }
    }

    /// For whoever sits there: the place, and by how much.
    fn verdict(&self, seat: Seat, places: &[Seats], place: Option<usize>) -> Vec<Part> {
        let say = |word: &str, args: Args| verdict(self.lang, word, args);
        let winners = self.outcome.winners;
        let points =
            |side: Seats| side.into_iter().filter_map(|seat| self.outcome.scores[seat.index()]).sum::<i32>();
        let apart = |ahead: usize, behind: usize| match (places.get(ahead), places.get(behind)) {
            (Some(ahead), Some(behind)) => Some(points(*ahead) - points(*behind)),
            _ => None,
        };
        if winners.has(seat) {
            let others = winners.without(seat);
            if !others.is_empty() {
                let names =
                    others.into_iter().map(|seat| seat_in_words::<G>(self.lang, Some(self.state), seat));
                let names = wording::list::<G>(self.lang, names.collect());
                return say("won-together", Args::new().set("others", names));
            }
            return match apart(0, 1) {
                Some(0) => say("won-tied", Args::new()),
                Some(n) => say("won-by", Args::new().set("n", n)),
                None => say("won", Args::new()),
            };
        }
        if G::out(self.state).has(seat) {
            return say("out", Args::new());
        }
        match (place, winners.is_empty()) {
            (Some(place), _) => {
                let args = Args::new().set("place", place + 1);
                match apart(0, place) {
                    Some(n) if n > 0 => say("place-by", args.set("n", n)),
                    _ => say("place-tied", args),
                }
            }
            (None, true) => say("nobody", Args::new()),
            (None, false) => say("lost", Args::new()),
        }
    }
}
