//! What is under way: an action, a combat, a referendum. These can be expected, not given.

use elysium_kernel::Seats;
use elysium_kernel::scenario::About;
use elysium_kernel::scenario::given::{words, yes};

use super::words::thing;
use crate::state::{Action, Chosen, Combat, Means, MinionId, MinionSet, PermanentId, Referendum, Thing};
use crate::{State, Vtes, names};

/// Something that is under way at most once.
macro_rules! frames {
    ($($name:ident $word:literal $field:ident $title:literal;)+) => {$(
        #[derive(Clone, Copy)]
        pub(super) struct $name;

        impl elysium_kernel::scenario::Subject<Vtes> for $name {
            const TITLE: &'static str = $title;
            const NOTE: &'static str = "No position can be given in the middle of it: begin before it and play on.";

            fn named(words: &[&str]) -> Option<String> {
                (words == [$word]).then(|| $word.into())
            }

            fn all(state: &State) -> Vec<$name> {
                state.$field.iter().map(|_| $name).collect()
            }

            fn name(self, _: &State) -> String {
                $word.into()
            }

            fn missing(_: &State, _: &str) -> elysium_kernel::Reason {
                crate::reasons::under_way()
            }
        }
    )+};
}

frames! {
    OfAction "action" action "`action`, while one is under way";
    OfCombat "combat" combat "`combat`, while one is under way";
    OfReferendum "referendum" referendum "`referendum`, while one is under way";
}

type Words = Vec<String>;

fn minions(state: &State, set: impl IntoIterator<Item = MinionId>) -> Words {
    let there = set.into_iter().map(Thing::Minion).filter(|&minion| names::is_there(state, minion));
    words(there.map(|minion| names::name(state, minion)))
}

fn several(state: &State, set: MinionSet) -> Words {
    minions(state, set.iter())
}

fn something(state: &State, one: Thing) -> Words {
    words([one].into_iter().filter(|&one| names::is_there(state, one)).map(|one| thing(state, one)))
}

fn action(state: &State, of: impl Fn(&Action) -> Words) -> Words {
    state.action.as_ref().map(of).unwrap_or_default()
}

fn combat(state: &State, of: impl Fn(&Combat) -> Words) -> Words {
    state.combat.as_ref().map(of).unwrap_or_default()
}

fn referendum(state: &State, of: impl Fn(&Referendum) -> Words) -> Words {
    state.referendum.as_ref().map(of).unwrap_or_default()
}

fn seats(set: Seats) -> Words {
    words(set)
}

type ActionFact = super::Fact<OfAction>;

pub(super) static ACTION: About<Vtes, OfAction> = About(&[
    ActionFact::new("stage", "<action-stage>", "where it stands", |s, _| {
        action(s, |a| words([a.stage.slug()]))
    }),
    ActionFact::new("actor", "<minion>", "the acting minion", |s, _| action(s, |a| minions(s, [a.actor]))),
    ActionFact::new("acting-card", "<card vampire ally>", "its card, if it is gone", |s, _| {
        action(s, |a| words([s.card(a.slot).slug()]))
    }),
    ActionFact::new("who", "<SEAT>", "the acting Methuselah", |s, _| action(s, |a| words([a.who]))),
    ActionFact::new("deed", "<deed>", "what is done", |s, _| action(s, |a| words([a.deed.slug()]))),
    ActionFact::new("card", "<card not vampire>", "the card played for it", |s, _| {
        action(s, |a| words(a.card.map(|slot| s.card(slot).slug())))
    }),
    ActionFact::new("stealth", "<number>", "stealth that it has by itself", |s, _| {
        action(s, |a| words([a.stealth]))
    }),
    ActionFact::new("bleed", "<number>", "bleed that it has by itself", |s, _| {
        action(s, |a| words([a.bleed]))
    }),
    ActionFact::new("directed", "<SEAT>*", "at whom it is directed", |s, _| action(s, |a| seats(a.directed))),
    ActionFact::new("prey", "<SEAT>", "who is bled", |s, _| action(s, |a| words(a.prey))),
    ActionFact::new("target", "<thing>", "what it is aimed at", |s, _| action(s, |a| something(s, a.target))),
    ActionFact::new("pieces", "<name>*", "equipment that is taken", |s, _| {
        action(s, |a| {
            let pieces = a.pieces.iter().map(|one| Thing::Permanent(PermanentId(one)));
            words(pieces.filter(|&one| names::is_there(s, one)).map(|one| names::name(s, one)))
        })
    }),
    ActionFact::new("share", "<number>", "blood that the actor pays of a shared cost", |s, _| {
        action(s, |a| words([a.share]))
    }),
    ActionFact::new("declined", "<SEAT>*", "who has declined to block", |s, _| {
        action(s, |a| seats(a.declined))
    }),
    ActionFact::new("blocker", "<minion>", "who attempts to block, or has blocked", |s, _| {
        action(s, |a| minions(s, a.blocker))
    }),
    ActionFact::new("failed", "<minion>*", "whose attempts have failed since anything was used", |s, _| {
        action(s, |a| several(s, a.failed))
    }),
    ActionFact::new("result", "<action-result>", "how it came out", |s, _| {
        action(s, |a| words([a.result.slug()]))
    }),
    ActionFact::new("bled", "<number>", "pool burned by the bleed", |s, _| action(s, |a| words([a.bled]))),
    ActionFact::new("passed", "<flag>", "its referendum passed", |s, _| action(s, |a| yes(a.passed))),
    ActionFact::new("margin", "<number>", "by so many votes", |s, _| action(s, |a| words([a.margin]))),
    ActionFact::new("goes-on", "<flag>", "goes on as if unblocked after the combat", |s, _| {
        action(s, |a| yes(a.goes_on))
    }),
    ActionFact::new("next-combat", "<minion>*", "who fights after the combat under way", |s, _| {
        s.queued.map(|(first, second)| minions(s, [first, second])).unwrap_or_default()
    })
    .in_order(),
]);

/// Where a strike, a maneuver or a press comes from.
fn means(state: &State, means: Means) -> String {
    match means {
        Means::Hands => "hands".into(),
        Means::Minion => "text".into(),
        Means::Card(slot) => format!("card.{}", state.card(slot).slug()),
        Means::Row(n) => format!("row.{n}"),
        Means::Permanent(one) => format!("in-play.{}", thing(state, Thing::Permanent(one))),
    }
}

/// The first side and the second, as far as they have it.
fn sides<T>(both: &[T; 2], of: impl Fn(&T) -> Option<String>) -> Words {
    let sides = both.iter().zip(1..).filter_map(|(one, side)| Some(format!("{side}/{}", of(one)?)));
    words(sides)
}

fn chosen(state: &State, both: &[Option<Chosen>; 2]) -> Words {
    sides(both, |one| one.as_ref().map(|one| means(state, one.means)))
}

fn retainers(state: &State, both: &[Option<Chosen>; 2]) -> Words {
    sides(both, |one| {
        let retainer = Thing::Permanent(one.as_ref()?.retainer?);
        Some(thing(state, retainer))
    })
}

type CombatFact = super::Fact<OfCombat>;

pub(super) static COMBAT: About<Vtes, OfCombat> = About(&[
    CombatFact::new("stage", "<combat-stage>", "where it stands", |s, _| {
        combat(s, |c| words([c.stage.slug()]))
    }),
    CombatFact::new("minions", "<minion>*", "who fights, the acting minion's side first", |s, _| {
        combat(s, |c| minions(s, c.minions))
    })
    .in_order(),
    CombatFact::new("cards", "<card vampire ally>*", "their cards, if they are gone", |s, _| {
        combat(s, |c| words(c.slots.map(|slot| s.card(slot).slug())))
    })
    .in_order(),
    CombatFact::new("who", "<SEAT>*", "whose they are", |s, _| combat(s, |c| words(c.seats))).in_order(),
    CombatFact::new("round", "<number>", "which round it is", |s, _| combat(s, |c| words([c.round]))),
    CombatFact::new("long", "<flag>", "at long range", |s, _| combat(s, |c| yes(c.long))),
    CombatFact::new("fixed", "<flag>", "the range is set by an effect", |s, _| combat(s, |c| yes(c.fixed))),
    CombatFact::new("last", "<number>", "which side maneuvered or pressed last", |s, _| {
        combat(s, |c| words(c.last.map(|side| side + 1)))
    }),
    CombatFact::new(
        "bound",
        "<number>/<means>*",
        "strikes that maneuvers have bound: `1/in-play.44-magnum`",
        |s, _| combat(s, |c| chosen(s, &c.bound)),
    ),
    CombatFact::new("strikes", "<number>/<means>*", "strikes chosen: `1/hands`", |s, _| {
        combat(s, |c| chosen(s, &c.strikes))
    }),
    CombatFact::new("chosen", "<number>/yes*", "who has chosen a strike, or that there is none", |s, _| {
        combat(s, |c| sides(&c.chosen, |chosen| chosen.then(|| "yes".into())))
    }),
    CombatFact::new("part", "<part>", "which strikes of the pair resolve", |s, _| {
        combat(s, |c| words([c.part.slug()]))
    }),
    CombatFact::new(
        "retainers",
        "<number>/<thing>*",
        "retainers that are struck at: `1/raven-spy`",
        |s, _| combat(s, |c| retainers(s, &c.strikes)),
    ),
    CombatFact::new("bound-retainers", "<number>/<thing>*", "the same for strikes that are bound", |s, _| {
        combat(s, |c| retainers(s, &c.bound))
    }),
    CombatFact::new("left", "<number>/<number>*", "additional strikes left", |s, _| {
        combat(s, |c| sides(&c.left, |n| Some(*n).filter(|n| *n > 0).map(|n| n.to_string())))
    }),
    CombatFact::new("gained", "<number>/yes*", "who has gained additional strikes this round", |s, _| {
        combat(s, |c| sides(&c.gained, |gained| gained.then(|| "yes".into())))
    }),
    CombatFact::new("first", "<flag>", "the first pair of strikes of the round", |s, _| {
        combat(s, |c| yes(c.first))
    }),
    CombatFact::new("lost", "<number>/<number>*", "blood lost to damage in the round", |s, _| {
        combat(s, |c| sides(&c.lost, |n| Some(*n).filter(|n| *n > 0).map(|n| n.to_string())))
    }),
    CombatFact::new("again", "<flag>", "there will be another round", |s, _| combat(s, |c| yes(c.again))),
    CombatFact::new("locks", "<number>/yes*", "who is locked as it begins", |s, _| {
        combat(s, |c| sides(&c.locks, |locks| locks.then(|| "yes".into())))
    }),
    CombatFact::new("block", "<flag>", "it was opened by a block", |s, _| combat(s, |c| yes(c.block))),
]);

type PollFact = super::Fact<OfReferendum>;

pub(super) static REFERENDUM: About<Vtes, OfReferendum> = About(&[
    PollFact::new("stage", "<poll-stage>", "where it stands", |s, _| {
        referendum(s, |r| words([r.stage.slug()]))
    }),
    PollFact::new("who", "<SEAT>", "who has called it", |s, _| referendum(s, |r| words([r.who]))),
    PollFact::new("caller", "<minion>", "the vampire that called it", |s, _| {
        referendum(s, |r| minions(s, r.caller))
    }),
    PollFact::new("hunted", "<minion>", "the diablerist, in a blood hunt", |s, _| {
        referendum(s, |r| minions(s, r.hunted))
    }),
    PollFact::new("for", "<number>", "votes for it", |s, _| referendum(s, |r| words([r.votes[0]]))),
    PollFact::new("against", "<number>", "votes against it", |s, _| referendum(s, |r| words([r.votes[1]]))),
    PollFact::new("cast-for", "<minion>*", "who has voted for it", |s, _| {
        referendum(s, |r| several(s, r.cast[0]))
    }),
    PollFact::new("cast-against", "<minion>*", "who has voted against it", |s, _| {
        referendum(s, |r| several(s, r.cast[1]))
    }),
    PollFact::new("ballots-for", "<number>", "ballots of prisci for it", |s, _| {
        referendum(s, |r| words([r.ballots[0]]))
    }),
    PollFact::new("ballots-against", "<number>", "ballots of prisci against it", |s, _| {
        referendum(s, |r| words([r.ballots[1]]))
    }),
    PollFact::new("cards", "<SEAT>*", "who has cast the vote of a political card", |s, _| {
        referendum(s, |r| seats(r.cards))
    }),
    PollFact::new("calling-card", "<flag>", "the caller still has the vote of the card", |s, _| {
        referendum(s, |r| yes(r.calling_card))
    }),
    PollFact::new("votes", "<minion>/<number>*", "how many votes each vampire has cast", |s, _| {
        referendum(s, |r| {
            let cast = r.cast[0].or(r.cast[1]).iter().filter(|&one| names::is_there(s, Thing::Minion(one)));
            words(cast.map(|one| format!("{}/{}", names::name(s, Thing::Minion(one)), r.given[one.index()])))
        })
    }),
    PollFact::new("balloted", "<minion>*", "which prisci have cast a ballot", |s, _| {
        referendum(s, |r| several(s, r.balloted))
    }),
    PollFact::new("abstaining", "<minion>*", "who abstains", |s, _| {
        referendum(s, |r| several(s, r.abstaining))
    }),
]);
