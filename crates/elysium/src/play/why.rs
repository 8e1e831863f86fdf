//! What cannot be chosen, and why: the answer to "why is that not among my options?".

use elysium_kernel::{Forced, Open, Refusal, Rule};
use elysium_kit::{Line, Title, Tone};
use elysium_text::{Args, Lang};

use crate::play::session::Session;
use crate::text::{say, word};

/// The refusals of the open question, and the questions that answered themselves before it.
pub fn lines<G: Title>(session: &Session<G>) -> Vec<Line> {
    let lang = session.lang;
    let mut lines = Vec::new();
    if let Some(open) = session.asked() {
        let refused = refusals(lang, session.state(), open);
        let heading = if refused.is_empty() { "play-why-nothing" } else { "play-why-heading" };
        lines.push(Line::new().add(Tone::Strong, word(lang, heading)));
        lines.extend(refused);
    }
    let forced = session.forced();
    if !forced.is_empty() {
        lines.push(Line::new());
        lines.push(Line::new().add(Tone::Strong, word(lang, "play-why-forced")));
    }
    for Forced { open, state } in forced {
        let who = open.who;
        let question = G::question(lang, state, who, open.ask);
        let answer = G::option(lang, state, who, open.ask, open.options[0]);
        let args = Args::new().set("question", question).set("answer", answer);
        lines.push(Line::new().add(Tone::Plain, say(lang, "play-why-answered", &args)));
        lines.extend(refusals::<G>(lang, state, open));
    }
    if lines.is_empty() {
        lines.push(Line::new().add(Tone::Plain, word(lang, "play-why-not-asked")));
    }
    lines
}

fn refusals<G: Title>(lang: Lang, state: &G::State, open: &Open<G>) -> Vec<Line> {
    let line = |&(choice, refusal): &(G::Choice, Refusal<G::Why>)| {
        let option = G::option(lang, state, open.who, open.ask, choice);
        let args = Args::new().set("option", option).set("why", G::why(lang, refusal.why));
        with_rule(lang, Line::new().add(Tone::Plain, say(lang, "play-why-line", &args)), refusal.rule)
    };
    open.refused.iter().map(line).collect()
}

/// A refusal as an answer to somebody who asked for just that.
pub fn refused<G: Title>(lang: Lang, what: &str, refusal: Refusal<G::Why>) -> String {
    let args = Args::new().set("what", what).set("why", G::why(lang, refusal.why));
    with_rule(lang, Line::new().add(Tone::Plain, say(lang, "play-refused", &args)), refusal.rule).plain()
}

/// Adds the rule that is the reason, if one is.
pub fn with_rule(lang: Lang, line: Line, rule: Rule) -> Line {
    if rule == Rule::NONE {
        return line;
    }
    let rule = say(lang, "play-rule", &Args::new().set("rule", rule.to_string()));
    line.add(Tone::Dim, format!(" {rule}"))
}
