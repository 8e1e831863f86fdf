//! Open questions, and the answers to them.

use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::scenario::reasons;
use crate::{Options, Reason, Refusal, Rules, Seat, Seats};

/// A question that waits for its answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Open<R: Rules> {
    pub who: Seat,
    pub ask: R::Ask,
    pub options: Vec<R::Choice>,
    /// What one might think of choosing, and why it cannot be chosen.
    pub refused: Vec<(R::Choice, Refusal<R::Why>)>,
    /// Already answered, while others who are asked at the same time are not.
    pub given: Option<R::Choice>,
    /// In a window ([`crate::Ctx::first`]): all seats it is open to. Others are shown these, and not who has a choice.
    pub polled: Seats,
}

impl<R: Rules> Open<R> {
    pub(crate) fn new(who: Seat, ask: R::Ask, options: &Options<R>) -> Self {
        let list = options.list().to_vec();
        let given = if list.len() == 1 { Some(list[0]) } else { None };
        Open { who, ask, options: list, refused: options.refused().to_vec(), given, polled: Seats::NONE }
    }

    /// Is it for its seat to answer? What has a single option answers itself, except in a window where a player
    /// wants to be asked all the same.
    pub fn is_asked(&self) -> bool {
        self.options.len() > 1 || !self.polled.is_empty()
    }
}

/// An answer that was taken.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Answered<R: Rules> {
    pub seat: Seat,
    pub choice: R::Choice,
    /// The choice in notation, as it read when it was made. Copies of a game share it.
    pub word: Arc<str>,
    /// It came to nothing: others were asked at the same time, and somebody before this seat did something, or did it
    /// free of order.
    pub withdrawn: bool,
    /// Seats before this one that passed thereby without having said so ([`crate::Turns::Free`]).
    pub overtaken: Seats,
}

/// Why an answer was not taken. Nothing changed.
#[derive(Clone, Debug, PartialEq)]
pub enum AnswerError<R: Rules> {
    /// The game is over.
    Over,
    /// Nobody asked this seat anything.
    NotAsked { seat: Seat },
    /// This seat has answered; the others have not.
    AlreadyAnswered { seat: Seat },
    /// Known to the rules and forbidden by one of them.
    Refused { word: String, refusal: Refusal<R::Why> },
    /// Not among the options.
    NotOffered { word: String },
}

impl<R: Rules> AnswerError<R> {
    /// The same for somebody who has to be told.
    pub fn reason(&self) -> Reason {
        match self {
            AnswerError::Over => reasons::over(),
            AnswerError::NotAsked { seat } => reasons::not_asked(*seat),
            AnswerError::AlreadyAnswered { seat } => reasons::answered(*seat),
            AnswerError::Refused { word, refusal } => Reason::refused_answer(word, *refusal),
            AnswerError::NotOffered { word } => reasons::not_offered(word),
        }
    }
}

/// For developers.
impl<R: Rules> fmt::Display for AnswerError<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.reason().fmt(f)
    }
}
