//! Why something was not done, as data. Everybody reads it in their own language.

use std::sync::Arc;

use elysium_kernel::Rule;
use elysium_kit::wording::parts;
use elysium_kit::{GameError, InWords, PlanError, word_of};
use elysium_text::{Args, Lang};
use elysium_wire::{ErrorCode, ErrorInfo, name_seats};

use crate::text::text_of;

/// A refusal. Nothing changed.
#[derive(Clone, Debug)]
pub struct CommandError {
    pub code: ErrorCode,
    args: Args,
    /// What the game itself says about it.
    why: Option<Arc<dyn InWords>>,
    rule: Option<Rule>,
    /// How seats are called at the table that refuses.
    names: Arc<[String]>,
    /// Of a plan: which of its words.
    piece: Option<usize>,
}

impl From<ErrorCode> for CommandError {
    fn from(code: ErrorCode) -> CommandError {
        CommandError { code, args: Args::new(), why: None, rule: None, names: Arc::new([]), piece: None }
    }
}

impl From<GameError> for CommandError {
    fn from(GameError { code, rule, why }: GameError) -> CommandError {
        CommandError { why, rule, ..code.into() }
    }
}

impl From<PlanError> for CommandError {
    fn from(PlanError { piece, error }: PlanError) -> CommandError {
        CommandError { piece: Some(piece), ..error.into() }
    }
}

impl CommandError {
    pub fn with(code: ErrorCode, args: Args) -> CommandError {
        CommandError { args, ..code.into() }
    }

    /// With words of its own.
    pub fn because(code: ErrorCode, why: Arc<dyn InWords>) -> CommandError {
        CommandError { why: Some(why), ..code.into() }
    }

    /// Calls seats by these names.
    pub(crate) fn naming(self, names: &Arc<[String]>) -> CommandError {
        CommandError { names: names.clone(), ..self }
    }

    pub fn in_words(&self, lang: Lang, command_id: Option<String>) -> ErrorInfo {
        let text = self.why.as_ref().map(|why| why.in_words(lang));
        let id = format!("refused-{}", word_of(&self.code));
        let mut text = parts(&text.unwrap_or_else(|| text_of(lang, &id, &self.args)));
        name_seats(&mut text, &self.names);
        ErrorInfo {
            command_id,
            code: self.code,
            text,
            rule: self.rule.filter(|&rule| rule != Rule::NONE).map(|rule| rule.to_string()),
            piece: self.piece.map(|piece| piece as u32),
        }
    }
}
