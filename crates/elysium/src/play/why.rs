//! What cannot be chosen, and why: the answer to "why is that not among my options?".

use elysium_kernel::Rule;
use elysium_kit::wording::parts;
use elysium_kit::{GameError, Line, Tone};
use elysium_text::{Args, Lang};
use elysium_wire::NotChoosable;

use crate::event_lines::rule_mark;
use crate::parts::{text, toned};
use crate::play::session::Session;
use crate::text::{linked, say, word};

/// The refusals of the open question, and the questions that answered themselves before it.
pub fn lines(session: &Session) -> Vec<Line> {
    let lang = session.lang;
    let mut lines = Vec::new();
    if let Some(question) = session.question() {
        let heading = if question.refused.is_empty() { "play-why-nothing" } else { "play-why-heading" };
        lines.push(Line::new().add(Tone::Strong, word(lang, heading)));
        lines.extend(question.refused.iter().map(|refused| refusal(lang, refused)));
    }
    let forced = session.play().forced(session.human(), lang);
    if !forced.is_empty() {
        lines.push(Line::new());
        lines.push(Line::new().add(Tone::Strong, word(lang, "play-why-forced")));
    }
    for mut forced in forced {
        forced.name_seats(&session.names);
        let args = Args::new().set("question", text(&forced.question)).set("answer", text(&forced.answer));
        lines.push(toned(&linked(lang, "play-why-answered", &args), Tone::Plain));
        lines.extend(forced.refused.iter().map(|refused| refusal(lang, refused)));
    }
    if lines.is_empty() {
        lines.push(Line::new().add(Tone::Plain, word(lang, "play-why-not-asked")));
    }
    lines
}

fn refusal(lang: Lang, refused: &NotChoosable) -> Line {
    let args = Args::new().set("option", text(&refused.text)).set("why", text(&refused.why));
    let line = toned(&linked(lang, "play-why-line", &args), Tone::Plain);
    match &refused.rule {
        Some(rule) => line.add(Tone::Dim, format!(" {}", rule_mark(lang, rule))),
        None => line,
    }
}

/// Why an answer was not taken, if a rule forbids it.
pub fn refused(session: &Session, what: &str, error: &GameError) -> Option<String> {
    let lang = session.lang;
    let why = text(&session.named(parts(&error.why.as_ref()?.in_words(lang))));
    let refused = say(lang, "play-refused", &Args::new().set("what", what).set("why", why));
    let rule = error.rule.filter(|rule| *rule != Rule::NONE);
    Some(rule.map_or(refused.clone(), |rule| format!("{refused} {}", rule_mark(lang, &rule.to_string()))))
}
