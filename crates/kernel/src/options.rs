//! The options of a question, and what was not offered and why.

use crate::{Refusal, Rules};

/// A list of options under construction. One buffer serves a whole run, so playouts do not
/// allocate for it.
pub struct Options<R: Rules> {
    list: Vec<R::Choice>,
    refused: Vec<(R::Choice, Refusal<R::Why>)>,
    /// Keep the refusals too. Off in playouts, where nobody reads them.
    explain: bool,
}

impl<R: Rules> Options<R> {
    pub(crate) fn new(explain: bool) -> Self {
        Options { list: Vec::with_capacity(64), refused: Vec::new(), explain }
    }

    pub(crate) fn explain(&mut self, explain: bool) {
        self.explain = explain;
    }

    #[inline]
    pub(crate) fn clear(&mut self) {
        self.list.clear();
        self.refused.clear();
    }

    /// An option without conditions.
    #[inline]
    pub fn push(&mut self, choice: R::Choice) {
        self.list.push(choice);
    }

    /// An option if `check` allows it; otherwise the answer to "why not?".
    #[inline]
    pub fn offer(&mut self, choice: R::Choice, check: Result<(), Refusal<R::Why>>) {
        match check {
            Ok(()) => self.list.push(choice),
            Err(refusal) => {
                if self.explain {
                    self.refused.push((choice, refusal));
                }
            }
        }
    }

    /// Only worth the work of naming what is refused if somebody listens.
    #[inline]
    pub fn explains(&self) -> bool {
        self.explain
    }

    #[inline]
    pub fn list(&self) -> &[R::Choice] {
        &self.list
    }

    pub fn refused(&self) -> &[(R::Choice, Refusal<R::Why>)] {
        &self.refused
    }
}
