//! Why a game did not take an answer or a set-up, whichever game it is: data, worded when it is shown.

use std::fmt::Debug;
use std::sync::Arc;

use elysium_kernel::{AnswerError, Refusal, Rule};
use elysium_text::{Args, Lang, Link, Text};
use elysium_wire::ErrorCode;

use crate::reason::TEXT;
use crate::{OptionError, StopError, Takes, Title, UnknownSwitch, ValueError};

/// Data that has words in every language.
pub trait InWords: Debug + Send + Sync {
    fn in_words(&self, lang: Lang) -> Text;
}

/// Nothing was done, and why.
#[derive(Clone, Debug)]
pub struct GameError {
    pub code: ErrorCode,
    /// The rule that forbids it.
    pub rule: Option<Rule>,
    /// What the game says about it; without, the code says it all.
    pub why: Option<Arc<dyn InWords>>,
}

impl From<ErrorCode> for GameError {
    fn from(code: ErrorCode) -> GameError {
        GameError { code, rule: None, why: None }
    }
}

impl From<StopError> for GameError {
    fn from(error: StopError) -> GameError {
        GameError { why: Some(Arc::new(error)), ..ErrorCode::BadStop.into() }
    }
}

impl<G: Title> From<AnswerError<G>> for GameError {
    fn from(rejected: AnswerError<G>) -> GameError {
        match rejected {
            AnswerError::Over => ErrorCode::Over.into(),
            AnswerError::NotAsked { .. } => ErrorCode::NotAsked.into(),
            AnswerError::AlreadyAnswered { .. } => ErrorCode::AlreadyAnswered.into(),
            AnswerError::NotOffered { .. } => ErrorCode::NotOffered.into(),
            AnswerError::Refused { refusal, .. } => GameError::by_rule::<G>(ErrorCode::Refused, refusal),
        }
    }
}

impl GameError {
    /// The rules forbid this set-up.
    pub(crate) fn unplayable<G: Title>(refusal: Refusal<G::Why>) -> GameError {
        GameError::by_rule::<G>(ErrorCode::BadSetup, refusal)
    }

    /// The rules forbid this stop as things stand.
    pub(crate) fn no_stop<G: Title>(refusal: Refusal<G::Why>) -> GameError {
        GameError::by_rule::<G>(ErrorCode::BadStop, refusal)
    }

    pub(crate) fn by_rule<G: Title>(code: ErrorCode, refusal: Refusal<G::Why>) -> GameError {
        GameError { code, rule: Some(refusal.rule), why: Some(Arc::new(WhyOf::<G>(refusal.why))) }
    }
}

/// The facts of a refusal of one game.
#[derive(Debug)]
struct WhyOf<G: Title>(G::Why);

impl<G: Title> InWords for WhyOf<G> {
    fn in_words(&self, lang: Lang) -> Text {
        G::why(lang, self.0)
    }
}

/// Why no set-up can be made from the words that were given.
#[derive(Clone, Debug, PartialEq)]
pub enum SetupError<G: Title> {
    UnknownVariant(UnknownSwitch),
    BadValue(ValueError),
    Refused(Refusal<G::Why>),
}

impl<G: Title> From<OptionError> for SetupError<G> {
    fn from(error: OptionError) -> SetupError<G> {
        match error {
            OptionError::Unknown(unknown) => SetupError::UnknownVariant(unknown),
            OptionError::Value(error) => SetupError::BadValue(error),
        }
    }
}

impl<G: Title> From<ValueError> for SetupError<G> {
    fn from(error: ValueError) -> SetupError<G> {
        SetupError::BadValue(error)
    }
}

impl<G: Title> From<Refusal<G::Why>> for SetupError<G> {
    fn from(refusal: Refusal<G::Why>) -> SetupError<G> {
        SetupError::Refused(refusal)
    }
}

impl<G: Title> InWords for SetupError<G> {
    fn in_words(&self, lang: Lang) -> Text {
        let say = |id, args| G::catalogue().text(lang, id, &args);
        match self {
            SetupError::UnknownVariant(unknown) => {
                let args = Args::new().set("given", &unknown.given).set("names", unknown.names.join(", "));
                match &unknown.near {
                    Some(near) => say("setup-unknown-variant-suggest", args.set("near", near)),
                    None => say("setup-unknown-variant", args),
                }
            }
            SetupError::BadValue(error) => error.in_words(lang),
            SetupError::Refused(refusal) => {
                let (why, rule) = (G::why(lang, refusal.why), refusal.rule.to_string());
                let rule = Text::link(Link::Rule(&rule), rule.as_str());
                say("setup-refused", Args::new().set("why", why).set("rule", rule))
            }
        }
    }
}

impl InWords for ValueError {
    fn in_words(&self, lang: Lang) -> Text {
        let say = |id: &str, args: Args| TEXT.text(lang, id, &args);
        match self {
            ValueError::Needed { form } => {
                let id = match form.takes {
                    Takes::Number => "option-needs-number",
                    Takes::Nothing | Takes::Word(_) => "option-needs-word",
                };
                say(id, Args::new().set("name", form.name).set("form", form.to_string()))
            }
            ValueError::NotTaken { name } => say("option-takes-nothing", Args::new().set("name", *name)),
            ValueError::NoNumber { name, given } => {
                say("option-no-number", Args::new().set("name", *name).set("given", given))
            }
            ValueError::NoWord { name, given, near, words } => {
                let args = Args::new().set("name", *name).set("given", given).set("names", words.join(", "));
                match near {
                    Some(near) => say("option-no-word-suggest", args.set("near", *near)),
                    None => say("option-no-word", args),
                }
            }
        }
    }
}
