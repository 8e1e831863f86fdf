//! Refusals: the facts, and what would be needed.

use elysium_text::Args;

use super::{Words, effects};
use crate::vocabulary::Why;

pub(crate) fn why(words: Words, why: Why) -> String {
    let have = |have: u8| Args::new().set("have", have);
    match why {
        Why::Players { players } => words.say("why-players", Args::new().set("n", players)),
        Why::Teams { players } => words.say("why-teams", Args::new().set("n", players)),
        Why::TooFewCards { need, have: cards } => {
            words.say("why-too-few-cards", have(cards).set("need", need))
        }
        Why::Spend { cost, have: pool } => {
            words.say("why-spend", have(pool).set("cost", cost).set("need", cost.saturating_add(1)))
        }
        // Asked for more than there is, or for the last one: two reasons.
        Why::EmptiesPool { amount, have: pool } if amount > pool => {
            words.say("why-not-enough", have(pool).set("n", amount))
        }
        Why::EmptiesPool { have: pool, .. } => {
            words.say("why-empties-pool", have(pool).set("most", pool.saturating_sub(1)))
        }
        Why::AtMost { limit } => words.say("why-at-most", Args::new().set("most", limit)),
        Why::OnlyFaceDown { by } => words.say("why-only-face-down", Args::new().set("by", words.card(by))),
        Why::MustPlay => words.plain("why-must-play"),
        Why::NoTokens { want, have: tokens } => words.say("why-no-tokens", have(tokens).set("n", want)),
        Why::NotDrainable { card } => {
            words.say("why-not-drainable", Args::new().set("card", words.card(card)))
        }
        Why::Used { relic } => words.say("why-used", Args::new().set("card", words.card(relic))),
        Why::NotNow { relic } => {
            let args = Args::new().set("card", words.card(relic));
            words.say("why-not-now", args.set("text", effects::text(words, relic)))
        }
        Why::NothingDrained => words.plain("why-nothing-drained"),
        Why::NoCardInHand => words.plain("why-no-card-in-hand"),
        Why::NoInfluence { need } => words.say("why-no-influence", Args::new().set("need", need)),
        Why::NothingDeployed => words.plain("why-nothing-deployed"),
        Why::AlreadyThere => words.plain("why-already-there"),
    }
}
