//! "What would be good here?": what the strongest bot of a game would choose, and why.

use elysium_kernel::{Game, Player, Question, Seat, Seen};
use elysium_text::{Args, Lang};
use elysium_wire::HintInfo;

use crate::Title;
use crate::wording::{self, parts};

/// An option that a bot thinks well of.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hint<G: Title> {
    pub choice: G::Choice,
    /// What speaks for it most, if the bot has more to say than its choice.
    pub motive: Option<G::Motive>,
}

/// What the strongest bot chooses, without a word on why.
pub fn bare<G: Title>(seen: &Seen<G>, question: &Question<G>) -> Vec<Hint<G>> {
    let strongest = G::BOTS.names.last().and_then(|name| (G::BOTS.new)(name, 0));
    let choice = strongest.and_then(|mut bot| bot.choose(seen, question));
    choice.map(|choice| Hint { choice, motive: None }).into_iter().collect()
}

/// Whoever is asked for hints sees what a bot in their seat would see.
struct Adviser<G: Title>(Vec<Hint<G>>);

impl<G: Title> Player<G> for Adviser<G> {
    fn choose(&mut self, seen: &Seen<G>, question: &Question<G>) -> Option<G::Choice> {
        self.0 = (G::BOTS.hints)(seen, question);
        self.0.first().map(|hint| hint.choice)
    }

    fn chance(&mut self, _: usize) -> usize {
        0
    }
}

/// What would be good for a seat that is asked, the best first.
pub(crate) fn of<G: Title>(game: &Game<G>, seat: Seat) -> Vec<Hint<G>> {
    let mut adviser = Adviser(Vec::new());
    game.ask(seat, &mut adviser);
    adviser.0
}

/// Hints in words. Nothing in them comes from anything but the seat's view.
pub(crate) fn in_words<G: Title>(game: &Game<G>, seat: Seat, lang: Lang) -> Vec<HintInfo> {
    let (Some(open), state) = (game.question(seat), game.now()) else { return Vec::new() };
    let one = |hint: Hint<G>| HintInfo {
        word: G::notation(state, hint.choice),
        text: parts(&G::option(lang, state, seat, open.ask, hint.choice)),
        why: hint
            .motive
            .map_or_else(Vec::new, |motive| parts(&wording::motive::<G>(lang, state, motive, Args::new()))),
    };
    of(game, seat).into_iter().filter(|hint| open.options.contains(&hint.choice)).map(one).collect()
}
