//! Why something was not done, as data. Whoever is told gets it in their own language.

use std::sync::Arc;

use elysium_kernel::Rule;
use elysium_kit::{InWords, Rejection};
use elysium_text::{Args, Lang};
use elysium_wire::{RefusalCode, Refused};

use crate::text::{say, slug};

/// A refusal. Nothing changed.
#[derive(Clone, Debug)]
pub struct Refusal {
    pub code: RefusalCode,
    args: Args,
    /// What the game itself says about it.
    why: Option<Arc<dyn InWords>>,
    rule: Option<Rule>,
}

impl From<RefusalCode> for Refusal {
    fn from(code: RefusalCode) -> Refusal {
        Refusal { code, args: Args::new(), why: None, rule: None }
    }
}

impl From<Rejection> for Refusal {
    fn from(Rejection { code, rule, why }: Rejection) -> Refusal {
        Refusal { code, args: Args::new(), why, rule }
    }
}

impl Refusal {
    pub fn with(code: RefusalCode, args: Args) -> Refusal {
        Refusal { args, ..code.into() }
    }

    /// With words of its own.
    pub fn because(code: RefusalCode, why: Arc<dyn InWords>) -> Refusal {
        Refusal { why: Some(why), ..code.into() }
    }

    pub fn told(&self, lang: Lang, command_id: Option<String>) -> Refused {
        let text = self.why.as_ref().map(|why| why.in_words(lang));
        let id = format!("refused-{}", slug(&self.code));
        Refused {
            command_id,
            code: self.code,
            text: text.unwrap_or_else(|| say(lang, &id, &self.args)),
            rule: self.rule.filter(|&rule| rule != Rule::NONE).map(|rule| rule.to_string()),
        }
    }
}
