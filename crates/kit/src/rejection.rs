//! Why a game did not take an answer or a set-up, whichever game it is: data, worded when it is shown.

use std::fmt::Debug;
use std::sync::Arc;

use elysium_kernel::{Refusal, Rejected, Rule};
use elysium_text::{Args, Lang, Link, Text};
use elysium_wire::RefusalCode;

use crate::{Title, UnknownSwitch};

/// Data that has words in every language.
pub trait InWords: Debug + Send + Sync {
    fn in_words(&self, lang: Lang) -> Text;
}

/// Nothing was done, and why.
#[derive(Clone, Debug)]
pub struct Rejection {
    pub code: RefusalCode,
    /// The rule that forbids it.
    pub rule: Option<Rule>,
    /// What the game says about it; without, the code says it all.
    pub why: Option<Arc<dyn InWords>>,
}

impl From<RefusalCode> for Rejection {
    fn from(code: RefusalCode) -> Rejection {
        Rejection { code, rule: None, why: None }
    }
}

impl<G: Title> From<Rejected<G>> for Rejection {
    fn from(rejected: Rejected<G>) -> Rejection {
        match rejected {
            Rejected::Over => RefusalCode::Over.into(),
            Rejected::NotAsked { .. } => RefusalCode::NotAsked.into(),
            Rejected::AlreadyAnswered { .. } => RefusalCode::AlreadyAnswered.into(),
            Rejected::NotOffered { .. } => RefusalCode::NotOffered.into(),
            Rejected::Refused { refusal, .. } => Rejection::by_rule::<G>(RefusalCode::Refused, refusal),
        }
    }
}

impl Rejection {
    /// The rules forbid this set-up.
    pub(crate) fn unplayable<G: Title>(refusal: Refusal<G::Why>) -> Rejection {
        Rejection::by_rule::<G>(RefusalCode::BadSetup, refusal)
    }

    pub(crate) fn by_rule<G: Title>(code: RefusalCode, refusal: Refusal<G::Why>) -> Rejection {
        Rejection { code, rule: Some(refusal.rule), why: Some(Arc::new(Reason::<G>(refusal.why))) }
    }
}

/// The facts of a refusal of one game.
#[derive(Debug)]
struct Reason<G: Title>(G::Why);

impl<G: Title> InWords for Reason<G> {
    fn in_words(&self, lang: Lang) -> Text {
        G::why(lang, self.0)
    }
}

/// Why no set-up can be made from the words that were given.
#[derive(Clone, Debug, PartialEq)]
pub enum SetupFault<G: Title> {
    UnknownVariant(UnknownSwitch),
    Refused(Refusal<G::Why>),
}

impl<G: Title> From<UnknownSwitch> for SetupFault<G> {
    fn from(unknown: UnknownSwitch) -> SetupFault<G> {
        SetupFault::UnknownVariant(unknown)
    }
}

impl<G: Title> From<Refusal<G::Why>> for SetupFault<G> {
    fn from(refusal: Refusal<G::Why>) -> SetupFault<G> {
        SetupFault::Refused(refusal)
    }
}

impl<G: Title> InWords for SetupFault<G> {
    fn in_words(&self, lang: Lang) -> Text {
        let say = |id, args| G::catalogue().text(lang, id, &args);
        match self {
            SetupFault::UnknownVariant(unknown) => {
                let args = Args::new().set("given", &unknown.given).set("names", unknown.names.join(", "));
                match unknown.near {
                    Some(near) => say("setup-unknown-variant-suggest", args.set("near", near)),
                    None => say("setup-unknown-variant", args),
                }
            }
            SetupFault::Refused(refusal) => {
                let (why, rule) = (G::why(lang, refusal.why), refusal.rule.to_string());
                let rule = Text::link(Link::Rule(&rule), rule.as_str());
                say("setup-refused", Args::new().set("why", why).set("rule", rule))
            }
        }
    }
}
