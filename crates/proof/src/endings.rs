//! Every way a game can end says why, and the numbers on the way are right.

use std::collections::{BTreeMap, BTreeSet};

use elysium_kernel::testkit::Tries;
use elysium_kernel::{Game, Seat, Seats, Seed, Viewer, scenario};
use elysium_kit::wording::parts;
use elysium_kit::{Endings, OpenLog, Play, Rules, Title, Vocabulary};
use elysium_text::Lang;
use elysium_wire::{Course, name_seats, plain};

use crate::words::{check, languages};
use crate::{GameTests, english, scenarios, setup};

type Fate<T> = <<T as GameTests>::Game as Endings>::Fate;

/// What decided a game, and what put each seat out of it.
pub fn fates<G: Title>(game: &Game<G>) -> Vec<G::Fate> {
    let (state, log) = (game.now(), game.log().since(0, Viewer::Spectator));
    let log: OpenLog<G> = log.map(|(_, rule, event)| (rule, event)).collect();
    let decided = if game.outcome().is_some() { G::decided(state, &log) } else { Vec::new() };
    let out = G::out(state).into_iter().filter_map(|seat| G::fate(state, &log, seat));
    decided.into_iter().chain(out).collect()
}

/// The fates of all scenarios at whose end the game is over, or somebody out of it: by the name of the scenario, each in
/// words that call seats by their letters.
pub fn fates_in_scenarios<T: GameTests>(lang: Lang) -> BTreeMap<String, Vec<String>> {
    let mut found = BTreeMap::new();
    of_scenarios::<T>(|name, game| {
        let letters: Vec<_> =
            Seats::first(T::Game::seats(game.now())).into_iter().map(|s| s.to_string()).collect();
        let say = |fate| {
            let mut parts = parts(&elysium_kit::wording::fate::<T::Game>(lang, game.now(), fate));
            name_seats(&mut parts, &letters);
            plain(&parts)
        };
        let fates: Vec<_> = fates(game).into_iter().map(say).collect();
        if !fates.is_empty() {
            found.insert(name, fates);
        }
    });
    found
}

fn of_scenarios<T: GameTests>(mut each: impl FnMut(String, &Game<T::Game>)) {
    for (file, text) in scenarios::<T>() {
        let runs = scenario::run::<T::Game>(&text)
            .unwrap_or_else(|error| panic!("{file}: {}", english::<T::Game>(&error.reason)));
        for run in runs {
            if let Some(game) = &run.game {
                each(run.name, game);
            }
        }
    }
}

/// Every fate comes up in a scenario, or in a test that the game names.
pub fn every_fate_comes_up<T: GameTests>() {
    let mut found: BTreeSet<_> = T::FATES_ELSEWHERE.iter().copied().collect();
    of_scenarios::<T>(|_, game| {
        for fate in fates(game) {
            found.insert(fate.word());
            languages().for_each(|lang| {
                let text = elysium_kit::wording::fate::<T::Game>(lang, game.now(), fate).to_string();
                check(lang, &text);
            });
        }
    });
    assert_eq!(found, Fate::<T>::WORDS.iter().map(|entry| entry.word).collect());
}

/// Whole games, some of them played at random: each says why it ended in every language, the rows of points add up to the
/// score, and the course of the game leads there.
pub fn every_end_says_why<T: GameTests>() {
    for number in Tries::new(2, 6, 120) {
        let setup = serde_json::to_value(setup::<T>(number)).expect("set-ups are plain data");
        let mut play = T::game().start(&setup, Seed::number(number)).expect("a set-up that can be played");
        let mut rng = fastrand::Rng::with_seed(number);
        let bot = T::game().bots().last().expect("a game has bots");
        while let Some(seat) = play.asked().into_iter().next() {
            let words = play.words(seat);
            let random = number % 2 == 0 || rng.u8(..8) == 0;
            let word = play.bot_answer(seat, bot).filter(|_| !random);
            let word = word.unwrap_or_else(|| words[rng.usize(..words.len())].clone());
            play.answer(seat, &word).expect("what is offered can be chosen");
        }
        for lang in languages() {
            says_why::<T>(&*play, lang);
        }
        leads_there::<T>(&*play, &play.course(Lang::En));
    }
}

fn says_why<T: GameTests>(play: &dyn Play, lang: Lang) {
    let ended = play.ended(lang).expect("the game is over");
    let outcome = play.outcome().expect("the game is over");
    if !Fate::<T>::WORDS.is_empty() {
        check(lang, &plain(&ended.why));
    }
    assert_eq!(ended.seats.len(), play.seats());
    let out: BTreeSet<_> = play.out(lang).into_iter().map(|ending| ending.seat).collect();
    for (i, ending) in ended.seats.iter().enumerate() {
        let seat: Seat = ending.seat.parse().expect("a seat");
        check(lang, &plain(&ending.verdict));
        assert_eq!(outcome.winners.has(seat), i < outcome.winners.len(), "winners come first");
        assert_eq!(!ending.out.is_empty(), out.contains(&ending.seat), "who is out knows why: {ending:?}");
        ending.rows.iter().for_each(|row| check(lang, &plain(&row.text)));
        let rows: f64 = ending.rows.iter().map(|row| row.points).sum();
        let score = outcome.scores[seat.index()];
        if let Some(score) = score.filter(|_| !ending.rows.is_empty()) {
            assert_eq!(rows, f64::from(score) / f64::from(play.scores_per_point()), "{ending:?}");
        }
    }
}

fn leads_there<T: GameTests>(play: &dyn Play, course: &Course) {
    assert_eq!(course.tracks.len(), T::Game::TRACKS.len());
    if course.tracks.is_empty() {
        return;
    }
    let (last, outcome) =
        (course.chapters.last().expect("chapters"), play.outcome().expect("the game is over"));
    assert!(course.chapters.len() > 3, "{course:?}");
    assert!(course.chapters.is_sorted_by_key(|chapter| chapter.at));
    assert!(last.at as usize <= play.answers());
    for seat in Seats::first(play.seats()) {
        let score = outcome.scores[seat.index()].map(|n| f64::from(n) / f64::from(play.scores_per_point()));
        if let Some(now) = last.values[0][seat.index()] {
            assert_eq!(Some(now), score, "{seat}");
        }
        // The numbers of a chapter are those of the table as all see it when the next one begins.
        let first = &course.chapters[0].values[0][seat.index()];
        assert!(first.is_some(), "nobody is out at the start");
    }
    assert!(course.turning_points.len() <= 2);
    for point in &course.turning_points {
        assert_eq!(course.chapters[point.chapter as usize].at, point.at);
        check(Lang::En, &plain(&point.text));
    }
    let alone = |chapter: usize| {
        let values = course.chapters[chapter].values[0].iter().flatten();
        let most = values.clone().copied().fold(f64::MIN, f64::max);
        values.filter(|value| **value == most).count() == 1
    };
    // Somebody who is ahead of all others at the end has taken the lead at some time, unless it was so from the start.
    let lead = (0..course.chapters.len()).any(|chapter| chapter > 0 && alone(chapter));
    assert!(!lead || alone(0) || !course.turning_points.is_empty(), "{course:?}");
}
