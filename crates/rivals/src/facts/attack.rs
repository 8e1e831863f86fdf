//! An attack under way.

use elysium_kernel::Reason;
use elysium_kernel::scenario::given::{words, yes};
use elysium_kernel::scenario::{About, Subject};

use super::words::{by_seat, library, names, place_name, vampires};
use crate::sets::Slot;
use crate::state::{Attack, AttackTarget};
use crate::{Rivals, State, reasons};

type Fact = super::Fact<Attack>;

impl Subject<Rivals> for Attack {
    const TITLE: &'static str = "`attack`, while one is under way";
    const NOTE: &'static str = "No position can be given in the middle of it: begin before it and play on.";

    fn named(words: &[&str]) -> Option<String> {
        (words == ["attack"]).then(|| "attack".into())
    }

    fn all(state: &State) -> Vec<Attack> {
        state.attack.into_iter().collect()
    }

    fn name(self, _: &State) -> String {
        "attack".into()
    }

    fn missing(_: &State, _: &str) -> Reason {
        reasons::under_way()
    }
}

fn target(state: &State, target: AttackTarget) -> Vec<String> {
    match target {
        AttackTarget::Vampire(slot) => names(state, [slot]),
        AttackTarget::Mortal(slot) => words([state.book().city_id(slot).slug()]),
    }
}

/// Vampires of who is attacked: the player of the reacting vampire, or of the target.
fn opposing(state: &State, attack: Attack, set: u8) -> Vec<String> {
    let vampire =
        attack.reactor.or(if let AttackTarget::Vampire(slot) = attack.target { Some(slot) } else { None });
    vampire.map_or_else(Vec::new, |slot| vampires(state, slot.owner(), set))
}

pub(super) static ATTACK: About<Rivals, Attack> = About(&[
    Fact::new("attacker", "<card vampire>", "who attacks", |state, attack| names(state, [attack.attacker])),
    Fact::new("target", "<card not agenda>", "who or what is attacked now", |state, attack| {
        target(state, attack.target)
    }),
    Fact::new("first", "<card not agenda>", "who or what was attacked before any block", |state, attack| {
        target(state, attack.first)
    }),
    Fact::new("kind", "<type>", "its type", |_, attack| words([attack.kind.slug()])),
    Fact::new("card", "<card not vampire haven agenda>", "the Attack card", |state, attack| {
        names(state, attack.card.get().map(|i| Slot::library(attack.attacker.owner(), i)))
    }),
    Fact::new("face-up", "<flag>", "the Attack card lies face up", |_, attack| yes(attack.face_up)),
    Fact::new("intel", "<number>", "Intel from discards and cards", |_, attack| words([attack.intel])),
    Fact::new("unblockable", "<flag>", "it cannot be blocked", |_, attack| yes(attack.unblockable)),
    Fact::new("blocker", "<card vampire>", "who blocks", |state, attack| {
        names(state, attack.blocker.map(|blocker| blocker.vampire))
    }),
    Fact::new("blocker-from", "away|torpor|haven|streets", "where the blocker stood before", |_, attack| {
        words(attack.blocker.map(|blocker| place_name(blocker.place)))
    }),
    Fact::new("blocker-paid", "<SEAT>/<number>*", "Prestige paid for the block: `A/1`", |_, attack| {
        attack.blocker.map_or_else(Vec::new, |blocker| by_seat(&blocker.paid))
    }),
    Fact::new("blocker-gained", "<SEAT>/<number>*", "Prestige gained by the block: `A/1`", |_, attack| {
        attack.blocker.map_or_else(Vec::new, |blocker| by_seat(&blocker.gained))
    }),
    Fact::new("blocker-used", "<flag>", "the blocker's ability was used for it", |_, attack| {
        yes(attack.blocker.is_some_and(|blocker| blocker.used))
    }),
    Fact::new("reaction", "<card not vampire haven agenda>", "the Reaction", |state, attack| {
        let reaction = attack.reaction.get().zip(attack.reactor);
        names(state, reaction.map(|(i, reactor)| Slot::library(reactor.owner(), i)))
    }),
    Fact::new("reactor", "<card vampire>", "who plays it", |state, attack| names(state, attack.reactor)),
    Fact::new("bonus", "<number>", "what abilities add", |_, attack| words([attack.bonus])),
    Fact::new("splash", "<number>", "damage to each other member of the opposing party", |_, attack| {
        words([attack.splash])
    }),
    Fact::new(
        "also",
        "<card vampire>*",
        "further members of the opposing party that the card hits",
        |state, attack| opposing(state, attack, attack.also),
    ),
    Fact::new("option", "<number>", "which text of the card was chosen, from 0", |_, attack| {
        words([attack.option])
    }),
    Fact::new("void", "<flag>", "the text of the Attack card is void", |_, attack| yes(attack.void)),
    Fact::new("cancelled", "<flag>", "the Reaction is cancelled", |_, attack| yes(attack.cancelled)),
    Fact::new(
        "granted",
        "<card not vampire haven agenda>*",
        "Ongoing cards whose granted ability was used",
        |state, attack| library(state, attack.attacker.owner(), attack.granted),
    ),
    Fact::new("card-used", "<flag>", "the Attack card's ability was used", |_, attack| yes(attack.card_used)),
    Fact::new(
        "party",
        "<card vampire>*",
        "who was in the attacking party when damage was dealt",
        |state, attack| vampires(state, attack.attacker.owner(), attack.party),
    ),
    Fact::new("defenders", "<card vampire>*", "who was in the opposing party then", |state, attack| {
        opposing(state, attack, attack.defenders)
    }),
    Fact::new("claim", "<flag>", "it is an attack on a claimant", |_, attack| yes(attack.claim)),
]);
