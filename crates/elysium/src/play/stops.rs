//! Where the human wants to be asked, and where to pass without being asked.

use elysium_kit::{GameError, InWords, Line, StopError, Tone};
use elysium_text::{Args, Lang};
use elysium_wire::{StopInfo, StopValue};

use crate::event_lines::rule_mark;
use crate::play::command::Verb;
use crate::play::session::Session;
use crate::text::{say, word};

/// A setting with what the human has chosen.
struct Chosen {
    info: StopInfo,
    now: Vec<String>,
}

impl Chosen {
    fn has(&self, value: &str) -> bool {
        self.now.iter().any(|now| now == value)
    }

    /// The words and the texts of the values that hold, or those that do not.
    fn values(&self, that_hold: bool) -> impl Iterator<Item = &StopValue> {
        self.info.values.iter().filter(move |value| self.has(&value.value) == that_hold)
    }
}

fn all(session: &Session) -> Vec<Chosen> {
    let now = session.play().stops(session.human());
    let infos = session.game.stops(session.lang).into_iter();
    infos.zip(now).map(|(info, now)| Chosen { info, now: now.values }).collect()
}

/// That this game has none.
fn none(lang: Lang) -> Vec<Line> {
    vec![Line::new().add(Tone::Plain, StopError::NoStops.in_words(lang).to_string())]
}

fn line(lang: Lang, of: &Chosen) -> Line {
    let list = |that_hold, text: fn(&StopValue) -> &str| {
        of.values(that_hold).map(text).collect::<Vec<_>>().join(", ")
    };
    let args = Args::new().set("setting", &of.info.setting).set("about", &of.info.text);
    let args = args.set("now", list(true, |v| &v.value)).set("text", list(true, |v| &v.text));
    let args = args.set("others", list(false, |v| &v.value));
    let id = if of.now.is_empty() { "play-stops-nowhere" } else { "play-stops-line" };
    Line::new().add(Tone::Plain, say(lang, id, &args))
}

/// Every setting, or one of them, and how to change it.
pub fn lines(session: &Session, setting: Option<&str>) -> Vec<Line> {
    let (lang, all) = (session.lang, all(session));
    if all.is_empty() {
        return none(lang);
    }
    let wanted = |of: &&Chosen| setting.is_none_or(|setting| of.info.setting == setting);
    let mut lines: Vec<_> = all.iter().filter(wanted).map(|of| line(lang, of)).collect();
    let args = Args::new().set("stops", Verb::Stops.word(lang));
    lines.push(Line::new().add(Tone::Plain, say(lang, "play-stops-how", &args)));
    lines
}

/// Does what was written behind the command: shows all settings or one, or sets one.
pub fn obey(session: &mut Session, rest: &str) -> Vec<Line> {
    let mut words = rest.split_whitespace();
    let (Some(setting), value) = (words.next(), words.collect::<Vec<_>>().join("-")) else {
        return lines(session, None);
    };
    let setting = setting.to_lowercase();
    if value.is_empty() && all(session).iter().any(|of| of.info.setting == setting) {
        return lines(session, Some(&setting));
    }
    let said = match session.set_stop(&setting, &value) {
        Ok((setting, _)) => {
            all(session).iter().find(|of| of.info.setting == setting).map(|of| line(session.lang, of))
        }
        Err(error) => Some(Line::new().add(Tone::Plain, why(session.lang, &error))),
    };
    said.into_iter().collect()
}

fn why(lang: Lang, error: &GameError) -> String {
    let why = error.why.as_ref().map_or_else(String::new, |why| why.in_words(lang).to_string());
    error.rule.map_or(why.clone(), |rule| format!("{why} {}", rule_mark(lang, &rule.to_string())))
}

/// A row of the list that is gone through on the full screen: a setting, or one of several values of a setting.
pub struct StopRow {
    setting: String,
    /// What it can be changed to, one after the other.
    next: Vec<String>,
    pub text: String,
}

pub fn rows(session: &Session) -> Vec<StopRow> {
    let lang = session.lang;
    let mut rows = Vec::new();
    for of in all(session) {
        let text = |what: &str, now: &str| {
            let args = Args::new().set("about", &of.info.text).set("text", what).set("now", now);
            say(lang, if of.info.several { "play-stops-switch" } else { "play-stops-row" }, &args)
        };
        if of.info.several {
            rows.extend(of.info.values.iter().map(|value| {
                let on = of.has(&value.value);
                let next = if on { format!("no-{}", value.value) } else { value.value.clone() };
                let now = word(lang, if on { "play-stops-yes" } else { "play-stops-no" });
                StopRow { setting: of.info.setting.clone(), next: vec![next], text: text(&value.text, &now) }
            }));
            continue;
        }
        let at = of.info.values.iter().position(|value| of.has(&value.value)).unwrap_or(0);
        let (before, after) = of.info.values.split_at(at);
        let next = after.iter().skip(1).chain(before).map(|value| value.value.clone()).collect();
        let now = of.values(true).next().map_or("", |value| &value.text);
        rows.push(StopRow { setting: of.info.setting.clone(), next, text: text("", now) });
    }
    rows
}

/// Changes what a row is about to the next value that can be chosen.
pub fn change(session: &mut Session, row: &StopRow) {
    let _ = row.next.iter().find(|value| session.set_stop(&row.setting, value).is_ok());
}

/// The rows as they are shown, the one that is selected with a mark.
pub fn list(session: &Session, selected: usize) -> Vec<Line> {
    let rows = rows(session);
    if rows.is_empty() {
        return none(session.lang);
    }
    let row = |(i, row): (usize, StopRow)| {
        let (mark, tone) = if i == selected { ("▸ ", Tone::Strong) } else { ("  ", Tone::Plain) };
        Line::new().add(Tone::Accent, mark).add(tone, row.text)
    };
    rows.into_iter().enumerate().map(row).collect()
}
