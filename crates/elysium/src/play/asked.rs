//! The open question in words.

use elysium_text::Text;

use crate::parts::text;
use crate::play::session::Session;
use crate::text::word;

/// An option of the human's question.
pub struct ShownOption {
    pub text: Text,
    /// In notation.
    pub word: String,
}

/// A question of the human.
pub struct OpenQuestion {
    pub question: Text,
    pub options: Vec<ShownOption>,
}

/// The question that waits for the human.
pub fn asked(session: &Session) -> Option<OpenQuestion> {
    let question = session.question()?;
    let options = question.options.into_iter();
    let options = options.map(|option| ShownOption { text: text(&option.text), word: option.word }).collect();
    Some(OpenQuestion { question: text(&question.text), options })
}

/// Whom the human is waiting for, and what is decided there.
pub fn waiting(session: &Session) -> Option<Text> {
    let bot = session.bot_asked()?;
    // In a window nobody sees who has a choice.
    if session.play().window().is_some() {
        return Some(word(session.lang, "play-waiting-window").into());
    }
    Some(text(&session.named(session.play().waiting(bot, session.lang)?)))
}

/// A choice of the human in words, where the human is asked.
pub fn in_words(session: &Session, word: &str) -> Text {
    let answered = session.play().in_words(session.human(), word, session.lang);
    answered.map_or_else(|| word.into(), |answered| text(&session.named(answered.text)))
}
