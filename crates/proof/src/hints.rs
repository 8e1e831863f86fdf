//! "What would be good here?" has an answer that can be given, and follows from what may be known.

use std::collections::BTreeSet;

use elysium_kernel::testkit::Tries;
use elysium_kernel::{Game, Question, Rules, Seed, Seen, Viewer};
use elysium_kit::{Hint, Title, Vocabulary};
use elysium_text::Lang;

use crate::words::check;
use crate::{GameTests, setup};

/// One position in so many is looked at.
const EVERY: usize = 5;

/// In random games there is a hint for every question. It is one of the options, the same one each time, the choice of
/// the strongest bot but for its whims, and the same after everything that the seat cannot know was dealt again. Most
/// motives come up.
pub fn hints_are_options_and_give_nothing_away<T: GameTests>() {
    let games = Tries::new(4, 16, 400);
    let many = games.are_many();
    let (mut compared, mut motives) = (0, BTreeSet::new());
    for number in games {
        let setup = serde_json::to_value(setup::<T>(number)).expect("set-ups are plain data");
        let mut play = T::game().start(&setup, Seed::number(number)).expect("a set-up that can be played");
        let mut rng = fastrand::Rng::with_seed(number);
        let lang = Lang::ALL[number as usize % Lang::ALL.len()];
        for answered in 0.. {
            let Some(seat) = play.asked().into_iter().next() else { break };
            let words = play.words(seat);
            if answered % EVERY == 0 {
                let hints = play.hints(seat, lang);
                assert!(!hints.is_empty(), "no hint for {words:?}");
                for hint in &hints {
                    assert!(words.contains(&hint.word), "{} is none of {words:?}", hint.word);
                    let why: String = hint.why.iter().map(elysium_kit::Part::text).collect();
                    if !why.is_empty() {
                        check(lang, &why);
                    }
                }
                assert_eq!(play.hints(seat, lang), hints, "it changes its mind");
                if let Some(other) = play.redealt(Viewer::Seat(seat), &mut rng) {
                    assert_eq!(other.hints(seat, lang), hints, "the hint depends on hidden cards");
                    compared += 1;
                }
            }
            // A game as people play it, in which more comes up.
            let wild = rng.u8(..4) == 0;
            let hinted = play.hints(seat, lang).into_iter().next().map(|hint| hint.word);
            let word = hinted.filter(|_| !wild).unwrap_or_else(|| words[rng.usize(..words.len())].clone());
            play.answer(seat, &word).expect("what is offered can be chosen");
        }
        motives.extend(motives_of::<T>(number));
    }
    assert!(compared > 0);
    let declared: BTreeSet<_> = <T::Game as Title>::Motive::WORDS.iter().map(|entry| entry.word).collect();
    let never = &declared - &motives;
    println!("{compared} compared; never a motive: {never:?}");
    // Some are rare.
    assert!(!many || 4 * never.len() <= declared.len(), "{never:?}");
}

/// The motives of a game among bots.
fn motives_of<T: GameTests>(number: u64) -> BTreeSet<&'static str> {
    struct Asked<'a, T: GameTests>(elysium_kit::bots::Bot<T::Game>, &'a mut BTreeSet<&'static str>);
    impl<T: GameTests> elysium_kernel::Player<T::Game> for Asked<'_, T> {
        fn choose(
            &mut self,
            seen: &Seen<T::Game>,
            question: &Question<T::Game>,
        ) -> Option<<T::Game as Rules>::Choice> {
            let hints: Vec<Hint<T::Game>> = (T::Game::BOTS.hints)(seen, question);
            self.1.extend(hints.iter().filter_map(|hint| hint.motive).map(|motive| motive.word()));
            self.0.choose(seen, question)
        }

        fn chance(&mut self, outcomes: usize) -> usize {
            self.0.chance(outcomes)
        }
    }
    let mut found = BTreeSet::new();
    let strongest = T::Game::BOTS.names.last().expect("a game has bots");
    let bot = (T::Game::BOTS.new)(strongest, number).expect("a bot of the game");
    let mut game = Game::<T::Game>::new(setup::<T>(number), Seed::number(number)).expect("a set-up");
    let mut player = Asked::<T>(bot, &mut found);
    while let Some(who) = game.next_question().map(|open| open.who) {
        let choice = game.ask(who, &mut player).expect("a bot never stops");
        game.apply(who, choice).expect("what is offered can be chosen");
    }
    found
}
