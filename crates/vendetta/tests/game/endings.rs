//! Every way the game ends, in words: positions and what follows are those of the scenarios, the numbers their own.

use elysium_kernel::{Game, Random, Seats, Seed};
use elysium_kit::{Endings, Part};
use elysium_proof::fates_in_scenarios;
use elysium_proof::words::answer;
use elysium_text::Lang;
use elysium_vendetta::ending::Origin;
use elysium_vendetta::{GAME, Setup, Vendetta};

use crate::subject::Subject;

#[test]
fn the_end_says_why() {
    let told = fates_in_scenarios::<Subject>(Lang::En);
    let ends = [
        // §11.6
        (
            "The highest score wins, whoever has more blood or comes first",
            "C wins with 6 points, ahead of A with 5.",
        ),
        (
            "With equal scores the larger pool wins",
            "C and A are level at 5 points; C wins with more blood in the pool, 4 to 3.",
        ),
        (
            "With equal scores and blood, turn order from the holder of the ambition token decides",
            "A and B are level at 5 points and 3 blood; A wins, being earlier in turn order.",
        ),
        // §17.65
        (
            "With final influence and blood equal, Fiorenza Savona decides against turn order",
            "C and A are level at 6 points and 3 blood; C wins because Fiorenza Savona wins ties.",
        ),
        // §14.9: 3 and 3 and 1 for the frenzy against 5.
        (
            "In a team game the team scores the influence of the surviving partner only",
            "B and D win with 7 points together, ahead of C with 5.",
        ),
        // §13.5
        ("The only survivor wins there and then", "Everybody else is out of the game, so A wins at once."),
        // §4.7, §13.1
        (
            "The third diablerie token puts a player out of the game in the middle of the turn",
            "A drained Marcel: that was the third diablerie token, and whoever has three is out.",
        ),
        (
            "The only survivor has no further card to resolve",
            "A drove B into frenzy, which drained Marcel: that was the third diablerie token, and whoever has three is out.",
        ),
    ];
    for (scenario, sentence) in ends {
        let found = &told[scenario];
        assert!(found.iter().any(|said| said == sentence), "{scenario}: {found:#?}");
    }
}

/// §11.5: what a score is made of, as the scenario on the score has it.
#[test]
fn points_have_rows() {
    let position = elysium_proof::position::<Vendetta>(&[
        ("table", "players", &["3"]),
        ("table", "round", &["3"]),
        ("table", "step", &["end-of-round"]),
        ("A", "influence", &["4"]),
        ("A", "alliance", &["marcel", "victim", "tamara-bodnar"]),
        ("A", "drained", &["bronwyn", "victim", "ed-crawford"]),
        ("A", "tokens", &["1"]),
        ("A", "turned", &["1"]),
    ]);
    let rows = Vendetta::origins(position.now(), &Vec::new(), elysium_kernel::Seat(0));
    let expected = [
        (Origin::Influence, 4),
        (Origin::Allies, 9),
        (Origin::Victims, 1),
        (Origin::Drained, 5),
        (Origin::Diablerie, -2),
    ];
    assert_eq!(rows, expected);
}

/// Three rounds of Planning and three locations, after the set-up; what is counted is what everybody sees then.
#[test]
fn a_game_has_its_chapters() {
    let setup = Setup::for_players(3);
    let mut game = Game::<Vendetta>::new(setup, Seed::number(5)).expect("a set-up");
    let mut random = Random::new(5);
    while answer(&mut game, &mut random, 1) {}
    let record = elysium_kernel::record::write(&game, &vec![String::new(); 3], None);
    let play = GAME.read_record(&record, usize::MAX).expect("a record").play;
    let course = play.course(Lang::En);
    let name = |text: &[Part]| text.iter().map(Part::text).collect::<String>();
    let names: Vec<_> = course.chapters.iter().map(|chapter| name(&chapter.text)).collect();
    let round = |n| {
        [
            format!("Round {n}: Planning"),
            "Location 1".into(),
            "Location 2".into(),
            "the Prince's Haven".into(),
        ]
    };
    let all: Vec<String> = ["Set-up".into()].into_iter().chain((1..=3).flat_map(round)).collect();
    let left = Vendetta::out(game.now()).len();
    assert!(left > 0 || names == all, "{names:?}");
    // §1.9: everybody begins with 3 influence and 1 victim, worth 1 (§11.5), and 6 blood.
    for seat in Seats::first(3) {
        let at_first = |track: usize| course.chapters[0].values[track][seat.index()];
        assert_eq!([at_first(0), at_first(1), at_first(2)], [Some(4.0), Some(6.0), Some(3.0)]);
    }
    for chapter in &course.chapters[1..] {
        let then = play.at(chapter.at as usize);
        assert!(then.answers() == chapter.at as usize);
    }
}
