//! Everything that was sent to anybody, and the search through it.

use elysium_kit::Title;

use crate::leaks::canaries::Canaries;
use crate::leaks::knowledge::Known;

/// When something was sent.
#[derive(Clone, Copy, Debug)]
pub enum When {
    /// After this entry.
    Seq(u32),
    /// It shows the game as it was after so many answers.
    Answers(u32),
}

pub struct One {
    pub to: usize,
    pub when: When,
    /// Where it came from.
    pub by: String,
    pub text: String,
}

#[derive(Default)]
pub struct Heard(pub Vec<One>);

impl Heard {
    pub fn bytes(&self) -> usize {
        self.0.iter().map(|one| one.text.len()).sum()
    }

    /// Looks for every card in every byte; how many were named, each known to whom it was named.
    pub fn search<G: Title>(&self, canaries: &Canaries<G>, known: &Known) -> usize {
        let mut named = 0;
        for One { to, when, by, text } in &self.0 {
            let may_know = match when {
                When::Seq(seq) => known.after(*seq, *to),
                When::Answers(answers) => known.after_answers(*answers, *to),
            };
            for (cards, word, end) in canaries.find(text) {
                named += 1;
                if cards.and(may_know).is_empty() {
                    let from = (0..=end.saturating_sub(200)).rev().find(|&at| text.is_char_boundary(at));
                    panic!("{by} shows {to} {word} {when:?}: ...{}", &text[from.unwrap_or(0)..end]);
                }
            }
        }
        named
    }
}
