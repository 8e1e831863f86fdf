//! The open question in words.

use elysium_kit::Title;

use crate::play::session::Session;

/// An option of the human's question.
pub struct Choosable<C> {
    pub choice: C,
    pub text: String,
    /// In notation.
    pub word: String,
}

/// A question of the human.
pub struct Asked<C> {
    pub question: String,
    pub options: Vec<Choosable<C>>,
}

/// The question that waits for the human.
pub fn asked<G: Title>(session: &Session<G>) -> Option<Asked<G::Choice>> {
    let (lang, state) = (session.lang, session.state());
    let open = session.asked()?;
    let option = |&choice: &G::Choice| Choosable {
        choice,
        text: G::option(lang, state, open.who, open.ask, choice),
        word: G::notation(state, choice),
    };
    let question = G::question(lang, state, open.who, open.ask);
    Some(Asked { question, options: open.options.iter().map(option).collect() })
}

/// Whom the human is waiting for, and what is decided there.
pub fn waiting<G: Title>(session: &Session<G>) -> Option<String> {
    let open = session.bot_asked()?;
    Some(G::waiting(session.lang, session.state(), open.who, open.ask))
}

/// A choice of the human in words, where the human is asked.
pub fn in_words<G: Title>(session: &Session<G>, choice: G::Choice) -> Option<String> {
    let open = session.game().question(session.human())?;
    Some(G::option(session.lang, session.state(), open.who, open.ask, choice))
}
