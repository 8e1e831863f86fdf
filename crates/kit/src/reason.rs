//! Reasons of the kernel and of games in words: what is wrong with a scenario, and why a position cannot be.
//!
//! The messages of what the kernel and this crate declare are in `i18n/` here, those of a game's own reasons among the
//! game's messages.

use std::sync::LazyLock;

use elysium_kernel::{Arg, Message, Reason};
use elysium_text::{Args, Catalogue, Lang, Text, catalogue};
use serde_json::Value;

use crate::Title;

/// What this crate adds to the reasons of the kernel.
pub mod declared {
    elysium_kernel::reasons! { pub as "reason-":
        no_card(card: &str);
        no_variant(variant: &str, names: String);
        /// The name of a scenario that is made from a record.
        new_after(answers: usize);
    }
}

pub(crate) static TEXT: LazyLock<Catalogue> = LazyLock::new(|| {
    catalogue!("reasons.ftl" "stops.ftl" "options.ftl" "ending.ftl")
        .expect("the embedded texts are well formed: a test reads them all")
});

/// A reason that a game or the kernel gives.
pub fn reason<G: Title>(lang: Lang, reason: &Reason) -> String {
    let why = |why: &Value| match serde_json::from_value(why.clone()) {
        Ok(why) => G::why(lang, why),
        Err(error) => unreachable!("the facts of a refusal are read as they were written: {error}"),
    };
    Teller { lang, game: Some(G::catalogue()), why: &why }.reason(reason).to_string()
}

/// A reason that the kernel gives where it is not known yet which game it is about.
pub fn reason_of_no_game(lang: Lang, reason: &Reason) -> String {
    let nothing = |_: &Value| Text::default();
    Teller { lang, game: None, why: &nothing }.reason(reason).to_string()
}

struct Teller<'a> {
    lang: Lang,
    game: Option<&'a Catalogue>,
    why: &'a dyn Fn(&Value) -> Text,
}

impl Teller<'_> {
    fn reason(&self, reason: &Reason) -> Text {
        let args = reason.args.iter().fold(Args::new(), |args, (name, arg)| match arg {
            Arg::Word(word) => args.set(*name, word),
            Arg::Number(number) => args.set(*name, *number),
            Arg::Reason(inner) => args.set(*name, self.reason(inner)),
            Arg::Why(why) => args.set(*name, (self.why)(why)),
        });
        let catalogue = self.game.filter(|_| !TEXT.knows(reason.id)).unwrap_or(&TEXT);
        let text = catalogue.text(self.lang, reason.id, &args);
        match reason.rule_behind() {
            Some(rule) => {
                let args = Args::new().set("reason", text).set("rule", rule.to_string());
                TEXT.text(self.lang, "reason-by-rule", &args)
            }
            None => text,
        }
    }
}

/// What does not fit between the reasons that are declared and the messages of a catalogue that begin with `prefix`:
/// one line each. Other languages are compared with English by [`Catalogue::holes`].
pub fn unlike(catalogue: &Catalogue, prefix: &str, declared: &[Message]) -> Vec<String> {
    let mut lines = Vec::new();
    for Message { id, args } in declared {
        let mut args = args.to_vec();
        args.sort_unstable();
        match catalogue.variables(Lang::En, id) {
            None => lines.push(format!("{id} has no message")),
            Some(used) if used != args => {
                lines.push(format!("{id} is filled with {args:?}, and its message uses {used:?}"));
            }
            Some(_) => {}
        }
        if !id.starts_with(prefix) {
            lines.push(format!("{id} does not begin with {prefix}"));
        }
    }
    for id in catalogue.ids(Lang::En).filter(|id| id.starts_with(prefix)) {
        if !declared.iter().any(|message| message.id == id) {
            lines.push(format!("{id} is the message of nothing that is declared"));
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use elysium_kernel::scenario;

    use super::*;

    #[test]
    fn every_reason_has_its_message_and_every_message_its_reason() {
        assert_eq!(TEXT.holes(), Vec::<String>::new());
        // What a rule is named by, behind any reason that has one.
        let by_rule = Message { id: "reason-by-rule", args: &["reason", "rule"] };
        let declared = [scenario::REASONS, declared::ALL, &[by_rule]].concat();
        assert_eq!(unlike(&TEXT, "reason-", &declared), Vec::<String>::new());
    }

    #[test]
    fn what_does_not_fit_is_found() {
        let texts: Vec<_> = Lang::ALL
            .iter()
            .map(|&lang| (lang, &[("x.ftl", "reason-a = { $b }\nreason-c = x\nother = y")][..]))
            .collect();
        let catalogue = Catalogue::new(&texts).expect("well formed");
        let declared = [Message { id: "reason-a", args: &["d"] }, Message { id: "reason-e", args: &[] }];
        let lines = unlike(&catalogue, "reason-", &declared);
        assert_eq!(
            lines,
            [
                "reason-a is filled with [\"d\"], and its message uses [\"b\"]",
                "reason-e has no message",
                "reason-c is the message of nothing that is declared",
            ]
        );
    }

    /// One sentence in another, what was meant, and the rule at the end.
    #[test]
    fn sentences_are_put_together() {
        let reason = declared::no_card("hnut").by_rule(3, 5).meant(Some("hunt"));
        assert_eq!(
            reason_of_no_game(Lang::En, &reason),
            "there is no card `hnut` (rule 3.5); did you mean `hunt`?"
        );
    }
}
