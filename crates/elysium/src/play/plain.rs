//! The table line by line: for screen readers, scripts, and terminals of any kind.
//!
//! Everything is said in whole lines and nothing in escape codes.

use std::io::{BufRead, Write};
use std::path::Path;

use elysium_kit::{GameError, Line, PlanError, Summary};
use elysium_text::Args;

use crate::error::CliError;
use crate::event_lines;
use crate::output::harmless;
use crate::play::asked::{self, OpenQuestion};
use crate::play::command::{PlayCommand, Verb};
use crate::play::session::Session;
use crate::play::{cards, clock, hint, intro, result, stops, why};
use crate::text::{say, word};

/// Lines of the log that `log` shows by default.
const USUAL_LOG: usize = 20;

/// What comes after a line of input.
#[derive(PartialEq)]
enum Next {
    /// The question again, or the next one.
    Ask,
    /// Another line of input.
    Listen,
    Leave,
}

/// The table as it talks and listens.
struct Plain<'a> {
    session: &'a mut Session,
    out: &'a mut dyn Write,
    /// Events shown so far.
    shown: usize,
    /// Options are shown in notation too.
    notation: bool,
    /// Input is repeated, since nobody sees it being typed.
    echo: bool,
    /// `quit` was said with an unsaved game, and the next `quit` means it.
    warned: bool,
}

/// Plays until the game is over, somebody leaves, or the input ends. `echo` repeats the input in
/// the output, where it does not come from a terminal.
pub fn run(
    session: &mut Session,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
    echo: bool,
) -> Result<(), CliError> {
    // Of a resumed game only the end is shown: the rest is for `log`.
    let latest = if session.can_take_back() { USUAL_LOG } else { usize::MAX };
    let shown = session.play().event_count().saturating_sub(latest);
    let mut plain = Plain { session, out, shown, notation: false, echo, warned: false };
    plain.greet()?;
    plain.play(input)?;
    plain.lines(intro::farewell(plain.session))?;
    plain.out.flush()?;
    Ok(())
}

impl Plain<'_> {
    fn greet(&mut self) -> Result<(), CliError> {
        self.lines(intro::lines(self.session))?;
        let help = Verb::Help.word(self.session.lang);
        self.say("play-plain-how", Args::new().set("help", help))?;
        self.line("")
    }

    fn play(&mut self, input: &mut dyn BufRead) -> Result<(), CliError> {
        loop {
            self.hear_bots()?;
            if self.session.outcome().is_some() {
                self.line("")?;
                return self.lines(result::lines(self.session));
            }
            self.ask()?;
            let next = loop {
                let Some(line) = self.listen(input)? else { return self.line("") };
                match self.obey(PlayCommand::parse(self.session.lang, &line))? {
                    Next::Listen => {}
                    next => break next,
                }
            };
            if next == Next::Leave {
                return Ok(());
            }
        }
    }

    /// Lets the bots answer and shows what comes of it as it comes.
    fn hear_bots(&mut self) -> Result<(), CliError> {
        loop {
            self.show_news()?;
            if self.session.bot_asked().is_none() {
                return Ok(());
            }
            self.out.flush()?;
            self.session.let_bot_answer();
        }
    }

    fn show_news(&mut self) -> Result<(), CliError> {
        let now = self.session.play().event_count();
        if now > self.shown {
            let mut settled = self.session.summaries_since(self.shown).into_iter().peekable();
            for event in self.session.events_since(self.shown) {
                while let Some(summary) = settled.next_if(|summary| summary.events.end <= event.number) {
                    self.sum_up(&summary)?;
                }
                self.line(&event_lines::reasoned(&event, self.session.lang).to_string())?;
            }
            settled.try_for_each(|summary| self.sum_up(&summary))?;
            self.shown = now;
        }
        match self.session.take_save_error().and_then(|error| error.report(self.session.lang)) {
            Some(report) => self.line(report.trim_end()),
            None => Ok(()),
        }
    }

    fn sum_up(&mut self, summary: &Summary) -> Result<(), CliError> {
        let what = crate::parts::text(&summary.parts);
        self.say("play-summary", Args::new().set("what", what))
    }

    fn ask(&mut self) -> Result<(), CliError> {
        let Some(OpenQuestion { question, options }) = asked::asked(self.session) else { return Ok(()) };
        self.line("")?;
        self.line(&question.to_string())?;
        for (i, option) in options.iter().enumerate() {
            let notation = if self.notation { format!(" [{}]", option.word) } else { String::new() };
            self.line(&format!("{}. {}{notation}", i + 1, option.text))?;
        }
        Ok(())
    }

    /// A line of input; `None` at its end. Bytes that are no text are shown as such and not understood.
    fn listen(&mut self, input: &mut dyn BufRead) -> Result<Option<String>, CliError> {
        write!(self.out, "> ")?;
        self.out.flush()?;
        let mut line = Vec::new();
        let read = input.read_until(b'\n', &mut line)?;
        let line = String::from_utf8_lossy(&line);
        if self.echo && read > 0 {
            self.line(&printable(&line))?;
        }
        Ok((read > 0).then(|| line.into_owned()))
    }

    fn obey(&mut self, command: PlayCommand) -> Result<Next, CliError> {
        let warned = std::mem::take(&mut self.warned);
        match command {
            PlayCommand::Again => Ok(Next::Ask),
            PlayCommand::Option(number) => self.choose(number),
            PlayCommand::Word(text) => self.answer(&text),
            PlayCommand::Verb(Verb::Undo, _) => self.undo(),
            PlayCommand::Verb(Verb::Quit, _) => self.quit(warned),
            PlayCommand::Verb(verb, rest) => self.show(verb, &rest).map(|()| Next::Listen),
        }
    }

    fn show(&mut self, verb: Verb, rest: &str) -> Result<(), CliError> {
        match verb {
            Verb::Help | Verb::Undo | Verb::Quit => self.help(),
            Verb::Table => self.lines(self.session.paint().lines()),
            Verb::Log => self.log(rest),
            Verb::Why => self.lines(why::lines(self.session)),
            Verb::Hint => self.line(&hint::line(self.session)),
            Verb::Cards => self.cards(rest),
            Verb::Save => self.save(rest),
            Verb::Stops => {
                let lines = stops::obey(self.session, rest);
                self.lines(lines)
            }
            Verb::Time => self.line(&clock::line(self.session)),
            Verb::Notation => {
                self.notation = !self.notation;
                self.say(if self.notation { "play-notation-on" } else { "play-notation-off" }, Args::new())?;
                self.ask()
            }
        }
    }

    fn choose(&mut self, number: usize) -> Result<Next, CliError> {
        let options = self.session.options();
        match number.checked_sub(1).and_then(|at| options.get(at)) {
            Some(word) => self.answer(word),
            None => {
                let args = Args::new().set("given", number).set("last", options.len());
                self.say("play-no-such-number", args).map(|()| Next::Listen)
            }
        }
    }

    fn answer(&mut self, text: &str) -> Result<Next, CliError> {
        let words: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
        // Several words are a plan: this question and those that follow.
        if words.len() > 1 && words[0].contains(':') {
            return match self.session.answer_all(&words) {
                Ok(()) => Ok(Next::Ask),
                Err(PlanError { piece, error }) => self.reject(&words[piece], &error).map(|()| Next::Listen),
            };
        }
        match self.session.answer(text) {
            Ok(()) => Ok(Next::Ask),
            Err(error) => self.reject(text, &error).map(|()| Next::Listen),
        }
    }

    fn reject(&mut self, text: &str, error: &GameError) -> Result<(), CliError> {
        let lang = self.session.lang;
        if let Some(refused) = why::refused(self.session, text, error) {
            return self.line(&refused);
        }
        let last = self.session.options().len();
        let args = Args::new().set("given", printable(text)).set("last", last);
        self.say("play-not-understood", args.set("help", Verb::Help.word(lang)))
    }

    fn undo(&mut self) -> Result<Next, CliError> {
        let Some(word) = self.session.take_back() else {
            return self.say("play-nothing-to-take-back", Args::new()).map(|()| Next::Listen);
        };
        // What happened before was shown already.
        self.shown = self.session.play().event_count();
        let answer = asked::in_words(self.session, &word);
        self.say("play-taken-back", Args::new().set("answer", answer))?;
        Ok(Next::Ask)
    }

    fn quit(&mut self, warned: bool) -> Result<Next, CliError> {
        if warned || self.session.saved_in().is_some() || !self.session.can_take_back() {
            return Ok(Next::Leave);
        }
        self.warned = true;
        let lang = self.session.lang;
        let args = Args::new().set("save", Verb::Save.word(lang)).set("quit", Verb::Quit.word(lang));
        self.say("play-quit-unsaved", args).map(|()| Next::Listen)
    }

    fn save(&mut self, name: &str) -> Result<(), CliError> {
        let saved = self.session.save((!name.is_empty()).then(|| Path::new(name)));
        match saved {
            Ok(path) => self.say("play-saved", intro::file(&path)),
            Err(failure) => self.line(failure.report(self.session.lang).unwrap_or_default().trim_end()),
        }
    }

    fn log(&mut self, rest: &str) -> Result<(), CliError> {
        let lines = rest.parse().unwrap_or(USUAL_LOG);
        let events = self.session.events_since(0);
        for event in &events[events.len().saturating_sub(lines)..] {
            let text = event_lines::reasoned(event, self.session.lang);
            let rule = event.rule.as_ref().map(|rule| format!("{rule} ")).unwrap_or_default();
            self.line(&format!("{rule}{text}"))?;
        }
        Ok(())
    }

    fn cards(&mut self, name: &str) -> Result<(), CliError> {
        let all = self.session.game.cards(self.session.lang);
        if name.is_empty() {
            for card in cards::in_view(self.session, &all) {
                self.line(&cards::heading(self.session.lang, &card).plain())?;
            }
            let word = Verb::Cards.word(self.session.lang);
            return self.say("play-cards-how", Args::new().set("cards", word));
        }
        let mut found = crate::cards::matching(&all, name);
        // Cards of several groups share a name: those at the table are meant, if there are any.
        let in_view = cards::in_view(self.session, &all);
        if found.iter().any(|card| in_view.contains(card)) {
            found.retain(|card| in_view.contains(card));
        }
        if found.is_empty() {
            return self.say("play-no-card", Args::new().set("name", printable(name)));
        }
        for card in found {
            self.lines(cards::lines(self.session, card))?;
        }
        Ok(())
    }

    fn help(&mut self) -> Result<(), CliError> {
        let lang = self.session.lang;
        self.say("play-help-answer", Args::new())?;
        for verb in Verb::ALL {
            let args = Args::new().set("word", verb.word(lang));
            self.line(&say(lang, &format!("play-help-{}", verb.name()), &args))?;
        }
        self.line(&word(lang, "play-help-english"))?;
        let key = |verb: Verb| Some(format!("{} {}", verb.key()?, verb.word(lang)));
        let keys: Vec<_> = Verb::ALL.into_iter().filter_map(key).collect();
        self.say("play-help-keys", Args::new().set("keys", keys.join(", ")))
    }

    fn say(&mut self, id: &str, args: Args) -> Result<(), CliError> {
        let text = say(self.session.lang, id, &args);
        self.line(&text)
    }

    fn lines(&mut self, lines: Vec<Line>) -> Result<(), CliError> {
        lines.iter().try_for_each(|line| self.line(&line.plain()))
    }

    fn line(&mut self, text: &str) -> Result<(), CliError> {
        Ok(writeln!(self.out, "{}", harmless(text))?)
    }
}

/// What was typed, fit to be shown: without control characters, and not endless.
fn printable(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).take(40).collect()
}
