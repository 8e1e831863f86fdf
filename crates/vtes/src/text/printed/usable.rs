//! When and by whom a card in hand can be used.

use elysium_text::{Args, Text};

use super::filters::names;
use super::{Own, Writer};
use crate::cards::{Cond, Effect, Library, Sel, Test, When};

/// When the card can be played: as it says, or as all its modes imply.
pub(super) fn at_of(card: &Library) -> Option<&When> {
    let implied = card.play.iter().map(|clause| clause.at.is_none().then(|| implied(&clause.does)).flatten());
    card.at.as_ref().or_else(|| implied.reduce(|one, other| one.filter(|_| one == other)).flatten())
}

/// The moment that an effect has by itself and that players need to be told.
pub(super) fn implied(effects: &[Effect]) -> Option<&'static When> {
    effects.iter().any(|effect| matches!(effect, Effect::Redirect(_))).then_some(&When::Declined)
}

pub(super) fn only_usable(writer: &Writer, by: &[Test], at: Option<&When>, conds: &[Cond]) -> Option<Text> {
    let mut by = by.to_vec();
    let mut conds = conds.to_vec();
    // Before it begins, who is in combat is about to enter it.
    let fights = |cond: &Cond| matches!(cond, Cond::Is(Sel::Actor, of) if of.contains(&Test::InCombat));
    let about = match conds.iter().position(fights) {
        Some(place) if at == Some(&When::BeforeCombat) && by.contains(&Test::InCombat) => {
            by.retain(|test| *test != Test::InCombat);
            let mut of = match conds.remove(place) {
                Cond::Is(_, of) => of,
                _ => Vec::new(),
            };
            of.retain(|test| *test != Test::InCombat);
            let args = writer.me().add(Args::new(), "who");
            Some(writer.say("when-about-to-fight", writer.filtered("a", &of).add(args, "other")))
        }
        _ => None,
    };
    // What is not said otherwise is what the card is for.
    if !by.is_empty() && writer.own == Own::Vampire && !by.iter().any(names) {
        by.push(Test::Vampire);
    }
    let by = (!by.is_empty()).then(|| writer.about("only-by", &writer.filtered("a", &by)));
    let moment = about.or_else(|| at.and_then(|at| writer.moment(at, &conds)));
    let conds: Vec<Cond> = writer.besides(at, &conds).into_iter().cloned().collect();
    let when = by.into_iter().chain(writer.leads(moment, &conds));
    let when = writer.joined("comma", when)?;
    Some(writer.say("only-usable", Args::new().set("when", when)))
}
