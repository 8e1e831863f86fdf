//! What lines say beyond the fields of their word: costs, effects, numbers that follow from the table.

use elysium_kernel::Seat;
use elysium_kit::{Say, wording};
use elysium_text::{Args, Lang, Text};

use super::{Words, effects};
use crate::cards::{AllyKind, Amount, CardId, CardKind, Effect, book};
use crate::rules::planning;
use crate::vocabulary::{Ask, Choice, Event, Pick, Why};
use crate::{State, Vendetta};

/// `None` where a line would only repeat another.
pub(crate) fn event(lang: Lang, state: &State, event: Event) -> Option<Text> {
    let repeats = matches!(
        event,
        // Looked at in Hand management, and kept or put back unseen.
        Event::Drew { card: None, by: None, .. }
            | Event::CardsBack { cards: 0, .. }
            // The line on the skipped steps says it all.
            | Event::Picked { pick: Pick::Skip, .. }
    );
    if repeats {
        return None;
    }
    let mut table = *state;
    if let Event::ClanTaken { who, .. } = event {
        // Until then the seat is a letter; the line adds the clan.
        table[who].clan = None;
    }
    wording::event::<Vendetta>(lang, &table, event, Args::new())
}

/// What an option costs, gives or does.
pub(crate) fn option_args(lang: Lang, state: &State, who: Seat, ask: Ask, choice: Choice) -> Args {
    let args = Args::new();
    match (ask, choice) {
        (Ask::Facing(_, at), Choice::FaceUp | Choice::FaceDown) => {
            args.set("cost", planning::cost(state, who, at, choice == Choice::FaceDown))
        }
        (_, Choice::FaceUp | Choice::FaceDown) => args.set("cost", 0),
        (_, Choice::Drain(card)) => drain(card),
        (_, Choice::Look(..)) => args.set("cost", cost_of_a_look(state, who)),
        (_, Choice::Pick(pick)) => args.set("amount", taken(ask, pick)),
        // Where a card's effect is optional, a yes says it in the words of the card.
        (Ask::May(card), Choice::Yes) => args.set("effects", effects::optional(Words(lang), card)),
        _ => args,
    }
}

pub(crate) fn why(lang: Lang, why: Why) -> Text {
    let args = match why {
        // More than there is, and the last one, are two reasons.
        Why::EmptiesPool { amount, have } if amount > have => {
            return Words(lang).say("why-not-enough", Args::new().set("amount", amount).set("have", have));
        }
        Why::EmptiesPool { have, .. } => Args::new().set("most", have.saturating_sub(1)),
        Why::Spend { cost, .. } => Args::new().set("need", cost.saturating_add(1)),
        Why::NotNow { relic } => Args::new().set("text", effects::text(Words(lang), relic)),
        _ => Args::new(),
    };
    wording::why::<Vendetta>(lang, why, args)
}

/// What a drain gives and what it takes from the score.
fn drain(card: CardId) -> Args {
    // Only allies and victims are drained.
    let CardKind::Ally(ally) = card.kind() else { return drain(CardId::VICTIM) };
    let facts = &book().allies[ally as usize];
    let more = facts.abilities.iter().flat_map(|a| &a.does).find_map(|effect| match effect {
        Effect::DiablerieTokens(n) => Some(*n),
        _ => None,
    });
    let tokens = if facts.kind == AllyKind::Vampire { more.unwrap_or(1) } else { 0 };
    Args::new()
        .set("blood", facts.drain_blood)
        .set("before", facts.influence)
        .set("after", facts.drain_influence)
        .set("tokens", tokens)
}

fn cost_of_a_look(state: &State, who: Seat) -> u8 {
    let effects = state[who].allies.iter().flat_map(|ally| book().abilities(ally));
    let cost = effects.flat_map(|ability| &ability.does).find_map(|effect| match effect {
        Effect::LookForBlood(n) => Some(*n),
        _ => None,
    });
    cost.unwrap_or(0)
}

/// How much a card takes from whoever picks this.
fn taken(ask: Ask, pick: Pick) -> u8 {
    let Ask::Pick(card) = ask else { return 0 };
    for effect in book().abilities(card).iter().flat_map(|ability| &ability.does) {
        let Effect::Pick(_, first, second) = effect else { continue };
        for effect in first.iter().chain(second) {
            match (pick, effect) {
                (Pick::Steal, Effect::Steal(_, Amount::Just(n))) => return n.unsigned_abs(),
                (Pick::Influence, Effect::LoseInfluence(_, n) | Effect::GiveInfluence(n)) => return *n,
                _ => {}
            }
        }
    }
    0
}
