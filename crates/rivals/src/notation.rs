//! Choices in words: `attack:skunk`, `target:lixue-chen`, `type:physical`, `card:sucker-punch`.

use elysium_kernel::Seat;

use crate::State;
use crate::cards::CardId;
use crate::sets::Slot;
use crate::state::{Attached, Attachment};
use crate::vocabulary::{Choice, Promise, Source};

fn small(seat: Seat) -> char {
    seat.letter().to_ascii_lowercase()
}

pub fn write(state: &State, choice: Choice) -> String {
    let card = |slot: Slot| state.card(slot).slug();
    let city = |slot: u8| state.book().city_id(slot).slug();
    match choice {
        Choice::Draw => "draw".into(),
        Choice::Recruit(slot) => format!("recruit:{}", card(slot)),
        Choice::Play(slot) => format!("play:{}", card(slot)),
        Choice::Attack(slot) => format!("attack:{}", card(slot)),
        Choice::Claim(slot) => format!("claim:{}", card(slot)),
        Choice::TitleAction(slot) => format!("title:{}", card(slot)),
        Choice::Move(slot) => format!("move:{}", card(slot)),
        Choice::Regroup(slot) => format!("regroup:{}", card(slot)),
        Choice::Use(source) => format!("use:{}", source_card(state, source).slug()),
        Choice::BurnRetainer(bearer, one) => {
            format!("burn:{}.{}", state.attached_card(bearer, one).slug(), card(bearer))
        }
        Choice::Show(nth, to) => format!("show:{nth}.{}", small(to)),
        Choice::Invite(nth, to) => format!("invite:{nth}.{}", small(to)),
        Choice::Contribute(nth) => format!("contribute:{nth}"),
        Choice::Resolve(nth) => format!("resolve:{nth}"),
        Choice::Flip => "flip".into(),
        Choice::EndTurn => "end".into(),
        Choice::Alone => "alone".into(),
        Choice::With(slot) => format!("with:{}", card(slot)),
        Choice::FromLibrary => "library".into(),
        Choice::FromFaction => "faction".into(),
        Choice::Target(slot) => format!("target:{}", card(slot)),
        Choice::Mortal(slot) => format!("target:{}", city(slot)),
        Choice::Type(kind) => format!("type:{}", kind.slug()),
        Choice::Card(slot) => format!("card:{}", card(slot)),
        Choice::FaceUp(slot) => format!("face-up:{}", card(slot)),
        Choice::Block(slot) => format!("block:{}", card(slot)),
        Choice::Vampire(slot) => format!("vampire:{}", card(slot)),
        Choice::Foe(seat) => format!("player:{}", small(seat)),
        Choice::Retainer(bearer, one) => retainer(state, bearer, one),
        Choice::Ongoing(slot) => ongoing(state, slot),
        Choice::CityCard(slot) => format!("ongoing:{}", city(slot)),
        Choice::FaceDown(nth) => format!("face-down:{nth}"),
        Choice::Option(n) => format!("option:{}", n + 1),
        Choice::Amount(n) => format!("amount:{n}"),
        Choice::Burn => "burn".into(),
        Choice::Attach => "attach".into(),
        Choice::Keep => "keep".into(),
        Choice::Bottom => "bottom".into(),
        Choice::Exert(slot) => format!("exert:{}", card(slot)),
        Choice::Modifier(slot) => format!("modifier:{}", card(slot)),
        Choice::Spend(n) => format!("spend:{n}"),
        Choice::Hide(n) => format!("hide:{n}"),
        Choice::Promise(promise) => format!("promise:{}", promised(promise)),
        Choice::Yes => "yes".into(),
        Choice::No => "no".into(),
        Choice::Done => "pass".into(),
        Choice::First(seat) => format!("first:{}", small(seat)),
        Choice::Token(seat) => format!("token:{}", small(seat)),
        Choice::Drawn(slot) => format!("drawn:{}", card(slot)),
        Choice::City(slot) => format!("city:{}", city(slot)),
    }
}

/// The words of a promise: `yes`, `intel.b`, `peace.c.9`.
pub fn promised(promise: Promise) -> String {
    match promise {
        Promise::Answer(true) => "yes".into(),
        Promise::Answer(false) => "no".into(),
        Promise::Intel(seat) => format!("intel.{}", small(seat)),
        Promise::Peace(seat, agenda) => format!("peace.{}.{agenda}", small(seat)),
    }
}

/// Which, and whose: `retainer:vagrant.skunk`. Where a ready one is there, too, the exhausted one says so.
fn retainer(state: &State, bearer: Slot, one: Attachment) -> String {
    let card = state.attached_card(bearer, one);
    let exhausted = state[bearer].attached.iter().any(|other| other.card == one && other.exhausted);
    let alike = |other: &&Attached| state.attached_card(bearer, other.card) == card && !other.exhausted;
    let both = exhausted && state[bearer].attached.iter().any(|other| alike(&other));
    format!("retainer:{}.{}{}", card.slug(), state.card(bearer).slug(), if both { ".exhausted" } else { "" })
}

pub fn source_card(state: &State, source: Source) -> CardId {
    match source {
        Source::Vampire(slot) | Source::Ongoing(slot) | Source::AttackCard(slot) => state.card(slot),
        Source::Attached(bearer, one) => state.attached_card(bearer, one),
        Source::Haven(seat) => state.haven_card(seat),
        Source::Agenda(seat) => state.agenda_card(seat),
        Source::City(slot) => state.book().city_id(slot),
    }
}

/// Whose, which, and for a further copy its number: `ongoing:b.long-term-investment.2`.
fn ongoing(state: &State, slot: Slot) -> String {
    let (owner, card) = (slot.owner(), state.card(slot));
    let before = State::library_slots(owner, state[owner].ongoing & ((1 << slot.index()) - 1));
    let nth = before.filter(|&other| state.card(other) == card).count() + 1;
    let copy = if nth > 1 { format!(".{nth}") } else { String::new() };
    format!("ongoing:{}.{}{copy}", small(owner), card.slug())
}
