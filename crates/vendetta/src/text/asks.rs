//! Questions, to the one who is asked and to those who wait.

use elysium_kernel::Seat;
use elysium_text::Args;

use super::Words;
use crate::State;
use crate::cards::CardId;
use crate::sets::{Loc, Slot};
use crate::vocabulary::Ask;

/// What a question carries, with its word in message ids.
#[derive(Clone, Copy)]
pub(super) struct Parts {
    pub word: &'static str,
    /// The card that asks: it lies open.
    pub by: Option<CardId>,
    /// The card asked about: it may be hidden from all but the one who is asked.
    pub slot: Option<Slot>,
    pub at: Option<Loc>,
    pub n: Option<u8>,
}

impl Parts {
    const fn new(word: &'static str) -> Parts {
        Parts { word, by: None, slot: None, at: None, n: None }
    }

    const fn by(word: &'static str, by: CardId) -> Parts {
        Parts { by: Some(by), ..Parts::new(word) }
    }

    const fn at(word: &'static str, at: Loc) -> Parts {
        Parts { at: Some(at), ..Parts::new(word) }
    }

    const fn by_at(word: &'static str, by: CardId, at: Loc) -> Parts {
        Parts { by: Some(by), at: Some(at), ..Parts::new(word) }
    }

    const fn slot_at(word: &'static str, slot: Slot, at: Loc) -> Parts {
        Parts { slot: Some(slot), at: Some(at), ..Parts::new(word) }
    }

    const fn by_n(word: &'static str, by: CardId, n: u8) -> Parts {
        Parts { by: Some(by), n: Some(n), ..Parts::new(word) }
    }

    pub const fn of(ask: Ask) -> Parts {
        match ask {
            Ask::Clan => Parts::new("clan"),
            Ask::Relic => Parts::new("relic"),
            Ask::UseInHandManagement(by) => Parts::by("use-in-hand-management", by),
            Ask::Keep => Parts::new("keep"),
            Ask::KeepBoth(by) => Parts::by("keep-both", by),
            Ask::Under => Parts::new("under"),
            Ask::Turn => Parts::new("turn"),
            Ask::Where(slot) => Parts { slot: Some(slot), ..Parts::new("where") },
            Ask::Facing(slot, at) => Parts::slot_at("facing", slot, at),
            Ask::Blood(slot, at) => Parts::slot_at("blood", slot, at),
            Ask::Tokens(slot, at) => Parts::slot_at("tokens", slot, at),
            Ask::EndTurn => Parts::new("end-turn"),
            Ask::Restore(by) => Parts::by("restore", by),
            Ask::UseBeforeResolution(by) => Parts::by("use-before-resolution", by),
            Ask::DeployWhere(by) => Parts::by("deploy-where", by),
            Ask::Look(at) => Parts::at("look", at),
            Ask::Stay(at) => Parts::at("stay", at),
            Ask::ChangeToken(by, at) => Parts::by_at("change-token", by, at),
            Ask::Refuge(at) => Parts::at("refuge", at),
            Ask::Cloak(by, at) => Parts::by_at("cloak", by, at),
            Ask::UpTo(by, at) => Parts::by_at("up-to", by, at),
            Ask::RevealFor(by, slot) => Parts { slot: Some(slot), ..Parts::by("reveal-for", by) },
            Ask::NextCard(at) => Parts::at("next-card", at),
            Ask::May(by) => Parts::by("may", by),
            Ask::Pay(by, n) => Parts::by_n("pay", by, n),
            Ask::Pick(by) => Parts::by("pick", by),
            Ask::Bid(by) => Parts::by("bid", by),
            Ask::TurnDown(by) => Parts::by("turn-down", by),
            Ask::TurnOneDown(by) => Parts::by("turn-one-down", by),
            Ask::TakeBack(by) => Parts::by("take-back", by),
            Ask::Target(by) => Parts::by("target", by),
            Ask::Rival(by) => Parts::by("rival", by),
            Ask::MoveBlood(by, n) => Parts::by_n("move-blood", by, n),
            Ask::Partner(by) => Parts::by("partner", by),
            Ask::AddToTotal(by, at) => Parts::by_at("add-to-total", by, at),
            Ask::ReturnBlood(by, at) => Parts::by_at("return-blood", by, at),
            Ask::IgnoreLoss(by, n) => Parts::by_n("ignore-loss", by, n),
            Ask::InsteadOfDraining(by) => Parts::by("instead-of-draining", by),
            Ask::ShuffleIn(by) => Parts::by("shuffle-in", by),
            Ask::Chance => Parts::new("chance"),
        }
    }

    fn open_args(self, words: Words) -> Args {
        let mut args = Args::new();
        if let Some(by) = self.by {
            args = args.set("by", words.card(by));
        }
        if let Some(at) = self.at {
            args = args.set("at", words.at(at)).set("from", words.from(at));
        }
        if let Some(n) = self.n {
            args = args.set("n", n);
        }
        args
    }
}

pub(crate) fn question(words: Words, state: &State, ask: Ask) -> String {
    let parts = Parts::of(ask);
    let mut args = parts.open_args(words);
    if let Some(slot) = parts.slot {
        args = args.set("card", words.card(state.card_of(slot)));
        if let Some(at) = state.location_of(slot).filter(|_| parts.at.is_none()) {
            args = args.set("at", words.at(at));
        }
    }
    words.say(&format!("question-{}", parts.word), args)
}

/// Nothing here looks at `slot`: what the question is about may be hidden from whoever waits.
pub(crate) fn waiting(words: Words, state: &State, who: Seat, ask: Ask) -> String {
    let parts = Parts::of(ask);
    let args = parts.open_args(words).set("who", words.seat(state, who));
    words.say(&format!("waiting-{}", parts.word), args)
}
