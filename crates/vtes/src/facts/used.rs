//! Cards and texts that are being used, with all that was declared for them. These can be expected, not given.

use elysium_kernel::scenario::given::{words, yes};
use elysium_kernel::scenario::{About, Subject};
use elysium_kernel::{Reason, Seat};

use super::words::{clause, thing};
use crate::state::{Cancel, MinionId, Op, Play, Thing, Use, Waiting};
use crate::{State, Vtes, names, reasons};

type Fact = super::Fact<Used>;

/// Where a use stands.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Used {
    Action,
    Referendum,
    Strike(usize),
    Bound(usize),
    Play(usize),
    Waiting(usize),
}

impl Used {
    fn word(self) -> String {
        match self {
            Used::Action => "action".into(),
            Used::Referendum => "referendum".into(),
            Used::Strike(side) => format!("strike-{}", side + 1),
            Used::Bound(side) => format!("bound-{}", side + 1),
            Used::Play(n) => format!("play-{}", n + 1),
            Used::Waiting(n) => format!("waiting-{}", n + 1),
        }
    }

    fn parsed(word: &str) -> Option<Used> {
        match word {
            "action" => return Some(Used::Action),
            "referendum" => return Some(Used::Referendum),
            _ => {}
        }
        let (what, n) = word.split_once('-')?;
        let n = n.parse::<usize>().ok()?.checked_sub(1)?;
        Some(match what {
            "strike" => Used::Strike(n),
            "bound" => Used::Bound(n),
            "play" => Used::Play(n),
            "waiting" => Used::Waiting(n),
            _ => return None,
        })
    }

    fn play(self, state: &State) -> Option<Play> {
        let Used::Play(n) = self else { return None };
        state.limbo.get(n)?.0
    }

    fn waiting(self, state: &State) -> Option<Waiting> {
        let Used::Waiting(n) = self else { return None };
        state.waiting.get(n)?.0
    }

    fn of(self, state: &State) -> Option<Use> {
        match self {
            Used::Action => state.action?.used,
            Used::Referendum => state.referendum?.used,
            Used::Strike(side) => state.combat?.strikes.get(side)?.as_ref()?.used,
            Used::Bound(side) => state.combat?.bound.get(side)?.as_ref()?.used,
            Used::Play(_) => Some(self.play(state)?.used),
            Used::Waiting(_) => Some(self.waiting(state)?.used()),
        }
    }
}

impl Subject<Vtes> for Used {
    const TITLE: &'static str = "A card or text that is being used (`use action`, `use referendum`, `use strike-1`, \
         `use bound-1`, `use play-1` for a card being played, `use waiting-1` for a text that is still to be carried out)";
    const NOTE: &'static str = "No position can be given in the middle of it: begin before it and play on.";

    fn named(words: &[&str]) -> Option<String> {
        let ["use", word] = words else { return None };
        Some(format!("use {}", Used::parsed(word)?.word()))
    }

    fn all(state: &State) -> Vec<Used> {
        let fixed = [Used::Action, Used::Referendum].into_iter();
        let sides = (0..2).flat_map(|side| [Used::Strike(side), Used::Bound(side)]);
        let lists = (0..state.limbo.len()).map(Used::Play).chain((0..state.waiting.len()).map(Used::Waiting));
        fixed.chain(sides).chain(lists).filter(|used| used.of(state).is_some()).collect()
    }

    fn name(self, _: &State) -> String {
        format!("use {}", self.word())
    }

    fn missing(_: &State, _: &str) -> Reason {
        reasons::under_way()
    }
}

fn write(state: &State, used: Used, of: impl Fn(Use) -> Vec<String>) -> Vec<String> {
    used.of(state).map(of).unwrap_or_default()
}

fn something(state: &State, one: Thing) -> Vec<String> {
    words([one].into_iter().filter(|&one| names::is_there(state, one)).map(|one| thing(state, one)))
}

fn minions(state: &State, all: impl IntoIterator<Item = MinionId>) -> Vec<String> {
    all.into_iter().flat_map(|minion| something(state, Thing::Minion(minion))).collect()
}

pub(super) static USED: About<Vtes, Used> = About(&[
    Fact::new("card", "<card>", "the card", |s, used| write(s, used, |one| words([one.card.slug()]))),
    Fact::new("clause", "<clause>", "which way to play it, or which text", |s, used| {
        write(s, used, |one| words([clause(Some(one.clause))]))
    }),
    Fact::new("this", "<thing>", "the card where it is", |s, used| {
        write(s, used, |one| something(s, one.this))
    }),
    Fact::new("you", "<SEAT>", "who uses it", |s, used| write(s, used, |one| words([one.you]))),
    Fact::new("me", "<minion>", "the minion that uses it", |s, used| {
        write(s, used, |one| minions(s, one.me))
    }),
    Fact::new("x", "<number>", "the value of X", |s, used| write(s, used, |one| words([one.x]))),
    Fact::new("targets", "<thing>*", "what was chosen", |s, used| {
        write(s, used, |one| {
            let [first, second] = one.targets.map(|target| thing(s, target));
            let none = |word: &str| word == "none";
            if none(&first) && none(&second) { Vec::new() } else { words([first, second]) }
        })
    })
    .in_order(),
    Fact::new("many", "<minion>*", "minions that were chosen together", |s, used| {
        write(s, used, |one| minions(s, one.many.iter()))
    }),
    Fact::new("points", "<SEAT>/<number>*", "points allotted", |s, used| {
        write(s, used, |one| {
            let some = (0..).map(Seat).zip(one.points).filter(|(_, n)| *n > 0);
            words(some.map(|(seat, n)| format!("{seat}/{n}")))
        })
    }),
    Fact::new("option", "<number>", "which branch was chosen, from 0", |s, used| {
        write(s, used, |one| words([one.option]))
    }),
    Fact::new("it", "<thing>", "what the moment is about", |s, used| {
        write(s, used, |one| something(s, one.it))
    }),
    Fact::new("cancelled", "<card>[/free]", "what has cancelled it", |s, used| {
        let cancel = used.play(s).and_then(|play| play.cancelled);
        let word = |cancel: Cancel| format!("{}{}", cancel.by.slug(), if cancel.free { "/free" } else { "" });
        words(cancel.map(word))
    }),
    Fact::new("may", "<flag>", "it can be left out", |s, used| {
        used.waiting(s).map(|waiting| yes(waiting.may)).unwrap_or_default()
    }),
    Fact::new("given-by", "<card>.<number>", "the effect that gave the text", |s, used| {
        let row = used.waiting(s).and_then(|waiting| waiting.row);
        words(row.map(|row: Op| format!("{}.{}", row.card.slug(), row.number)))
    }),
]);
