//! Why something was not done, as data. Whoever is told gets it in their own language.

use elysium_kernel::Rule;
use elysium_text::{Args, Lang};
use elysium_wire::{RefusalCode, Refused};

use crate::text::{say, slug};

/// A refusal. Nothing changed.
#[derive(Clone, Debug)]
pub struct Refusal {
    pub code: RefusalCode,
    args: Args,
    /// What the game itself says about it, already in the language of whoever asked.
    words: Option<String>,
    rule: Option<Rule>,
}

impl From<RefusalCode> for Refusal {
    fn from(code: RefusalCode) -> Refusal {
        Refusal { code, args: Args::new(), words: None, rule: None }
    }
}

impl Refusal {
    pub fn with(code: RefusalCode, args: Args) -> Refusal {
        Refusal { args, ..code.into() }
    }

    /// Refused by the game, in its words.
    pub fn by_game(code: RefusalCode, words: String, rule: Option<Rule>) -> Refusal {
        Refusal { words: Some(words), rule, ..code.into() }
    }

    pub fn told(&self, lang: Lang, command_id: Option<String>) -> Refused {
        let text = self.words.clone();
        let id = format!("refused-{}", slug(&self.code));
        Refused {
            command_id,
            code: self.code,
            text: text.unwrap_or_else(|| say(lang, &id, &self.args)),
            rule: self.rule.filter(|&rule| rule != Rule::NONE).map(|rule| rule.to_string()),
        }
    }
}
