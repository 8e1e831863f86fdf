//! Choices in words: `play:challenge`, `at:2`, `drain:victim`.

use crate::State;
use crate::cards::CardId;
use crate::vocabulary::{Choice, Pick};

pub fn write(state: &State, choice: Choice) -> String {
    let card = |slot| state.card_of(slot).slug();
    match choice {
        Choice::Clan(clan) => format!("clan:{}", clan.slug()),
        Choice::Relic(relic) => format!("relic:{}", relic.slug()),
        Choice::Keep(slot) => format!("keep:{}", card(slot)),
        Choice::Give(slot) => format!("give:{}", card(slot)),
        Choice::Under(slot) => format!("under:{}", card(slot)),
        Choice::Play(slot) => format!("play:{}", card(slot)),
        Choice::At(at) => format!("at:{}", at.name()),
        Choice::FaceUp => "face:up".into(),
        Choice::FaceDown => "face:down".into(),
        Choice::Blood(n) => format!("blood:{n}"),
        Choice::Tokens(n) => format!("tokens:{n}"),
        Choice::Drain(card) => format!("drain:{}", card.slug()),
        Choice::Use(relic) => format!("use:{}", relic.slug()),
        Choice::Restore(card) => format!("restore:{}", card.slug()),
        Choice::Look(at, side, nth) => {
            format!("look:{}.{}.{nth}", at.name(), side.letter().to_ascii_lowercase())
        }
        Choice::Done => "done".into(),
        Choice::Stay => "stay".into(),
        Choice::Withdraw => "withdraw".into(),
        Choice::Yes => "yes".into(),
        Choice::No => "no".into(),
        Choice::Resolve(slot) => format!("resolve:{}", card(slot)),
        Choice::Turn(slot) => format!("turn:{}", card(slot)),
        Choice::Take(slot) => format!("take:{}", card(slot)),
        Choice::Target(slot) => format!("target:{}", card(slot)),
        Choice::Rival(seat) => format!("rival:{}", seat.letter().to_ascii_lowercase()),
        Choice::Pick(pick) => format!("pick:{}", word(pick)),
        Choice::Bid(n) => format!("bid:{n}"),
        Choice::Shuffle(slot) => format!("shuffle:{}", card(slot)),
        Choice::Ambition(seat) => format!("ambition:{}", seat.letter().to_ascii_lowercase()),
        Choice::Offer(clan) => format!("offer:{}", clan.slug()),
        Choice::Draw(card) => format!("draw:{}", card.slug()),
        Choice::DrawSlot(slot) => format!("draw:{}", card(slot)),
    }
}

/// The word of a pick in notation and messages.
pub fn word(pick: Pick) -> &'static str {
    match pick {
        Pick::Skip => "skip",
        Pick::Steal => "steal",
        Pick::Blood => "blood",
        Pick::Influence => "influence",
    }
}

/// Small letters, and card codes (`br03`) replaced by names.
pub fn canonical(word: &str) -> String {
    let word = word.to_lowercase();
    match word.split_once(':') {
        Some((verb, what)) => match CardId::find(what) {
            Some(card) => format!("{verb}:{}", card.slug()),
            None => word,
        },
        None => word,
    }
}
