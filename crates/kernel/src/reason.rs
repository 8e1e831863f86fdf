//! Why something cannot be, as data: neither the kernel nor the rules of a game know a language.
//!
//! A reason is the id of a message and what fills it. [`reasons!`](crate::reasons!) declares each of them once, as a
//! function that makes it; whoever shows it finds the words.

use std::fmt;

use serde::Serialize;
use serde_json::Value;

use crate::scenario::reasons;
use crate::{Refusal, Rule, Seat};

/// Why something cannot be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The id of its message.
    pub id: &'static str,
    /// What fills the message, by name.
    pub args: Vec<(&'static str, Arg)>,
    /// The rule that says so. It is named behind the message, unless the message has it as an argument.
    pub rule: Option<Rule>,
}

/// What fills a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// As it stands in files, in every language: a card, a seat, a word of notation.
    Word(String),
    Number(i64),
    /// A sentence in a sentence.
    Reason(Reason),
    /// The facts of a refusal of the game, as data.
    Why(Value),
}

/// A message that a reason can have: its id and the names of what fills it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Message {
    pub id: &'static str,
    pub args: &'static [&'static str],
}

impl Reason {
    pub fn new(id: &'static str, args: Vec<(&'static str, Arg)>) -> Reason {
        Reason { id, args, rule: None }
    }

    /// What the rules refuse: the rule, and the game's own facts.
    pub fn refused<W: Serialize>(refusal: Refusal<W>) -> Reason {
        Reason { rule: Some(refusal.rule), ..reasons::refused(refusal.rule, data(&refusal.why)) }
    }

    /// The same for an answer.
    pub(crate) fn refused_answer<W: Serialize>(word: &str, refusal: Refusal<W>) -> Reason {
        let reason = reasons::answer_refused(word, refusal.rule, data(&refusal.why));
        Reason { rule: Some(refusal.rule), ..reason }
    }

    /// This rule says so.
    pub fn by_rule(self, section: u8, number: u8) -> Reason {
        Reason { rule: Some(Rule::new(section, number)), ..self }
    }

    /// With what was probably meant, if anything was.
    pub fn meant(self, near: Option<&str>) -> Reason {
        match near {
            Some(near) => reasons::meant(self, near),
            None => self,
        }
    }

    /// The rule that says so, here or in a sentence within.
    pub fn ruled(&self) -> Option<Rule> {
        self.rule.or_else(|| self.within().find_map(Reason::ruled))
    }

    /// The rule that is to be named behind the message: its own, unless the message names it itself.
    pub fn rule_behind(&self) -> Option<Rule> {
        self.rule.filter(|_| !self.args.iter().any(|(name, _)| *name == "rule"))
    }

    /// Does it say this, here or in a sentence within?
    pub fn says(&self, id: &str) -> bool {
        self.id == id || self.within().any(|reason| reason.says(id))
    }

    fn within(&self) -> impl Iterator<Item = &Reason> {
        self.args
            .iter()
            .filter_map(|(_, arg)| if let Arg::Reason(reason) = arg { Some(reason) } else { None })
    }
}

fn data<W: Serialize>(why: &W) -> Value {
    serde_json::to_value(why).expect("the facts of a refusal are plain data")
}

/// For developers: the id and what fills it.
impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)?;
        for (name, arg) in &self.args {
            match arg {
                Arg::Word(word) => write!(f, " {name}={word}")?,
                Arg::Number(number) => write!(f, " {name}={number}")?,
                Arg::Reason(reason) => write!(f, " {name}=({reason})")?,
                Arg::Why(why) => write!(f, " {name}={why}")?,
            }
        }
        self.rule_behind().iter().try_for_each(|rule| write!(f, " (rule {rule})"))
    }
}

impl From<&str> for Arg {
    fn from(word: &str) -> Arg {
        Arg::Word(word.into())
    }
}

impl From<String> for Arg {
    fn from(word: String) -> Arg {
        Arg::Word(word)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Word(seat.to_string())
    }
}

impl From<Rule> for Arg {
    fn from(rule: Rule) -> Arg {
        Arg::Word(rule.to_string())
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        Arg::Number(number as i64)
    }
}

macro_rules! from_numbers {
    ($($number:ty)+) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(number.into())
            }
        }
    )+};
}

from_numbers!(u8 u16 u32 i8 i16 i32 i64);

impl From<Reason> for Arg {
    fn from(reason: Reason) -> Arg {
        Arg::Reason(reason)
    }
}

impl From<Value> for Arg {
    fn from(why: Value) -> Arg {
        Arg::Why(why)
    }
}

/// The name of a function as the id of a message: `no_seat` as `no-seat`.
#[doc(hidden)]
pub const fn kebab<const LENGTH: usize>(name: &str) -> [u8; LENGTH] {
    let (mut id, mut at) = ([0; LENGTH], 0);
    while at < LENGTH {
        let letter = name.as_bytes()[at];
        id[at] = if letter == b'_' { b'-' } else { letter };
        at += 1;
    }
    id
}

#[doc(hidden)]
#[macro_export]
macro_rules! reason_id {
    ($name:expr) => {{
        const NAME: &str = $name;
        const ID: [u8; NAME.len()] = $crate::reason::kebab(NAME);
        const {
            match std::str::from_utf8(&ID) {
                Ok(id) => id,
                Err(_) => panic!("names are letters and strokes"),
            }
        }
    }};
}

/// Declares reasons: each is a function that makes it, and all of them stand in `ALL`, so that a test can compare them
/// with the messages. The id of a message is the name of the function behind the prefix. A reason that nobody gives
/// any more is dead code.
///
/// ```
/// mod reasons {
///     elysium_kernel::reasons! { pub(crate) as "position-":
///         no_round(round: u8);
///         two_places(card: &str);
///     }
/// }
/// assert_eq!(reasons::ALL[0].id, "position-no-round");
/// assert_eq!(reasons::no_round(4).to_string(), "position-no-round round=4");
/// assert_eq!(reasons::two_places("crown").by_rule(2, 3).ruled().unwrap().to_string(), "2.3");
/// ```
#[macro_export]
macro_rules! reasons {
    ($vis:vis as $prefix:literal: $($(#[$about:meta])* $name:ident $(($($arg:ident: $Type:ty),+))?;)+) => {
        /// All reasons that are declared here.
        $vis const ALL: &[$crate::Message] = &[$($crate::Message {
            id: $crate::reason_id!(concat!($prefix, stringify!($name))),
            args: &[$($(stringify!($arg)),+)?],
        }),+];

        $(
            $(#[$about])*
            $vis fn $name($($($arg: $Type),+)?) -> $crate::Reason {
                let id = $crate::reason_id!(concat!($prefix, stringify!($name)));
                $crate::Reason::new(id, vec![$($((stringify!($arg), $crate::Arg::from($arg))),+)?])
            }
        )+
    };
}
