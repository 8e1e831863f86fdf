//! How people and bots are called at a table. Games know seats; every text that leaves a table calls a seat by who sits
//! there.

use elysium_kernel::Seat;
use elysium_kit::{Play, bots};
use elysium_text::Lang;
use elysium_wire::{AnswerInfo, Part, QuestionInfo, Waiting, name_seats};

use super::{Chair, Sitter, Table};

impl Table {
    /// By seat; the letter of a seat that is free.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Names everybody anew: somebody sat down or stood up.
    pub(super) fn name_everybody(&mut self) {
        let people: Vec<_> =
            self.chairs.iter().map(|chair| chair.person().map(|who| who.name.as_str())).collect();
        let list = self.known_game.map_or(bots::CALLED, |game| game.bot_names());
        let mut names = bots::called(list, self.named_by.as_bytes(), &people);
        for (seat, (name, chair)) in names.iter_mut().zip(&self.chairs).enumerate() {
            if matches!(chair.sitter, Sitter::Free) {
                *name = Seat(seat as u8).to_string();
            }
        }
        self.names = names.into();
    }

    pub(super) fn named(&self, mut parts: Vec<Part>) -> Vec<Part> {
        name_seats(&mut parts, &self.names);
        parts
    }

    /// What a seat is asked in a game of this table, now or then.
    pub fn question_of(&self, play: &dyn Play, seat: Seat, lang: Lang, seq: u32) -> Option<QuestionInfo> {
        let mut question = play.question(seat, lang, seq)?;
        question.name_seats(&self.names);
        Some(question)
    }

    /// What a seat would answer, in words.
    pub fn answer_of(&self, play: &dyn Play, seat: Seat, word: &str, lang: Lang) -> Option<AnswerInfo> {
        let answer = play.in_words(seat, word, lang)?;
        Some(AnswerInfo { text: self.named(answer.text), ..answer })
    }

    /// That a game of this table waits for a seat.
    pub fn waiting_for(
        &self,
        play: &dyn Play,
        seat: Seat,
        lang: Lang,
        since: i64,
        until: Option<i64>,
    ) -> Option<Waiting> {
        let text = self.named(play.waiting(seat, lang)?);
        Some(Waiting { seat: seat.to_string(), text, since, until })
    }
}

/// Whose face to paint for a chair: a person's wherever they sit, a bot's wherever it has this name.
pub(super) fn portrait(chair: &Chair, name: &str) -> Option<String> {
    match &chair.sitter {
        Sitter::Free => None,
        Sitter::Person { who, .. } => Some(who.user.clone()),
        Sitter::Bot { .. } => Some(format!("bot:{name}")),
    }
}
