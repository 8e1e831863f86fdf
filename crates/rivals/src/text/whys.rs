//! Refusals: the facts, and what would be needed.

use elysium_kernel::Seat;
use elysium_text::Args;

use super::promises::promise;
use super::{Words, wording};
use crate::cards::CardId;
use crate::vocabulary::Why;

pub(crate) fn why(words: Words, why: Why) -> String {
    let args = Args::new();
    let card = |card: CardId| Args::new().set("card", words.card(card));
    let vampire = |vampire: CardId| Args::new().set("vampire", words.card(vampire));
    // A refusal is told without the table: the letter has to do.
    let who = |who: Seat| Args::new().set("who", words.seat_with(who, None));
    let need = |need: u8, have: u8| Args::new().set("need", need).set("have", have);
    match why {
        Why::Players { players } => words.say("why-players", args.set("n", players)),
        Why::DeckSize { seat, have, least, most } if least == most => {
            words.say("why-deck-exact", who(seat).set("have", have).set("most", most))
        }
        Why::DeckSize { seat, have, least, most } => {
            words.say("why-deck-size", who(seat).set("have", have).set("least", least).set("most", most))
        }
        Why::Copies { seat, card, have, most } => {
            let args = who(seat).set("card", words.card(card));
            words.say("why-copies", args.set("have", have).set("most", most))
        }
        Why::WrongPile { seat, card } => words.say("why-wrong-pile", who(seat).set("card", words.card(card))),
        Why::Tokens { have, least } => words.say("why-tokens", args.set("have", have).set("least", least)),
        Why::Taken { vampire: leader } => words.say("why-taken", vampire(leader)),
        Why::NoActionLeft => words.plain("why-no-action-left"),
        Why::NotReady { vampire: idle } => words.say("why-not-ready", vampire(idle)),
        Why::NotInStreets { vampire: home } => words.say("why-not-in-streets", vampire(home)),
        Why::OnlyOnce { vampire: again } => words.say("why-only-once", vampire(again)),
        Why::InPlay { vampire: twin } => words.say("why-in-play", vampire(twin)),
        Why::Used { card: used } => words.say("why-used", card(used)),
        Why::DeckEmpty => words.plain("why-deck-empty"),
        Why::Prestige { cost, have } => {
            words.say("why-prestige", need(cost.saturating_add(1), have).set("cost", cost))
        }
        Why::Blood { vampire: payer, cost, have } => {
            let args = vampire(payer).set("cost", cost).set("have", have);
            words.say("why-blood", args.set("need", cost.saturating_add(1)))
        }
        Why::Potency { vampire: weak, need, have } => {
            words.say("why-potency", vampire(weak).set("need", need).set("have", have))
        }
        Why::Clan { clan } => words.say("why-clan", args.set("clan", words.clan(clan))),
        Why::NoTarget { card: idle } => words.say("why-no-target", card(idle)),
        Why::NoCards { need: cards, have } => words.say("why-no-cards", need(cards, have)),
        Why::NotNow { card: idle } => {
            let text = wording::text(words, idle).replace('\n', " ");
            words.say("why-not-now", card(idle).set("text", text))
        }
        Why::PrinceNotFree => words.plain("why-prince-not-free"),
        Why::NoTurnYet { who: waiting } => words.say("why-no-turn-yet", who(waiting)),
        Why::TooSecret { secrecy, reach } => {
            words.say("why-too-secret", args.set("secrecy", secrecy).set("reach", reach))
        }
        Why::WrongType { card: wrong, kind } => {
            words.say("why-wrong-type", card(wrong).set("type", kind.slug()))
        }
        Why::NoRanged { by } => words.say("why-no-ranged", args.set("by", words.card(by))),
        Why::Unblockable { vampire: attacker } => words.say("why-unblockable", vampire(attacker)),
        Why::NotAGuard { vampire: blocker } => words.say("why-not-a-guard", vampire(blocker)),
        Why::BlocksItself { vampire: target } => words.say("why-blocks-itself", vampire(target)),
        Why::Influence { need: wanted, have } => words.say("why-influence", need(wanted, have)),
        Why::NoInfluence { vampire: mute } => words.say("why-no-influence", vampire(mute)),
        Why::OneModifier => words.plain("why-one-modifier"),
        Why::Titled { vampire: bearer } => words.say("why-titled", vampire(bearer)),
        Why::TitleTaken { card: title } => words.say("why-title-taken", card(title)),
        Why::OnePerPlayer { card: title } => words.say("why-one-per-player", card(title)),
        Why::ActivePlayerSaysYes => words.plain("why-active-player-says-yes"),
        Why::NotEnough { need: wanted, have } => words.say("why-not-enough", need(wanted, have)),
        Why::OncePerTurn => words.plain("why-once-per-turn"),
        Why::Contributors => words.plain("why-contributors"),
        Why::Promised { who: bound, promise: made } => {
            words.say("why-promised", promise(words, None, made, who(bound)))
        }
        Why::AlreadyPromised => words.plain("why-already-promised"),
        Why::FullBlood { vampire: full } => words.say("why-full-blood", vampire(full)),
    }
}
