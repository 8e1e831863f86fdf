//! Standing answers: what the player has said is answered, and nothing else.

use elysium_kernel::{Game, Random, Seat, Seed};
use elysium_kit::Standing;
use elysium_proof::{GameTests, words::answer};
use elysium_rivals::Rivals;
use elysium_rivals::state::AttackTarget;
use elysium_rivals::vocabulary::{Ask, Choice};

use crate::subject::Subject;

fn said(setting: &str, value: &str) -> Standing<Rivals> {
    Standing::default().with(setting, value).expect("a value of the setting")
}

fn started(number: u64) -> Game<Rivals> {
    Game::new(Subject::setup(2, number), Seed::number(number)).expect("a set-up")
}

/// The questions that are asked in a random game with their options, if both players have said this.
fn asked(number: u64, stops: Standing<Rivals>) -> (Vec<(Ask, Vec<Choice>)>, Game<Rivals>) {
    let (mut game, mut random, mut asks) = (started(number), Random::new(number), Vec::new());
    for seat in [Seat(0), Seat(1)] {
        game.set_stops(seat, stops);
    }
    while let Some(open) = game.next_question() {
        asks.push((open.ask, open.options.clone()));
        if asks.len() > 400 || !answer(&mut game, &mut random, 1) {
            break;
        }
    }
    (asks, game)
}

#[test]
fn what_is_said_is_not_asked() {
    // Where that deck is empty there may be something else to choose.
    let is_draw =
        |(ask, options): &(Ask, Vec<Choice>)| *ask == Ask::DrawFrom && options.contains(&Choice::FromFaction);
    let is_mend = |(ask, _): &(Ask, Vec<Choice>)| *ask == Ask::MendWhom;
    let mut before = 0;
    for number in 0..4 {
        let (asks, _) = asked(number, Standing::default());
        before += asks.iter().filter(|ask| is_draw(ask) || is_mend(ask)).count();
        let (asks, game) = asked(number, said("draw", "faction"));
        assert!(!asks.iter().any(is_draw), "nobody is asked which deck");
        // The same answers give the same game.
        let record = elysium_kernel::record::write(&game, &["A".into(), "B".into()], None);
        assert!(record.contains(r#""stops":{"draw":"faction"}"#));
        let again = elysium_kernel::record::read_to::<Rivals>(&record, usize::MAX).expect("it replays");
        assert_eq!(again.game.digest(), game.digest());
        let (asks, _) = asked(number, said("mend", "none"));
        assert!(!asks.iter().any(is_mend));
    }
    assert!(before > 10, "without a word everybody is asked: {before}");
}

#[test]
fn what_was_answered_is_told() {
    let (mut game, mut random) = (started(1), Random::new(1));
    for seat in [Seat(0), Seat(1)] {
        game.set_stops(seat, said("draw", "library"));
    }
    loop {
        let told = game.forced().iter().find(|forced| forced.open.ask == Ask::DrawFrom);
        if let Some(forced) = told.filter(|forced| forced.open.options.len() > 1) {
            assert_eq!(forced.open.given, Some(Choice::FromLibrary));
            break;
        }
        assert!(answer(&mut game, &mut random, 1), "somebody draws");
    }
}

/// It can be taken back at any time.
#[test]
fn who_wants_to_be_asked_again_is() {
    let mut again = 0;
    for number in 0..6 {
        let (mut game, mut random) = (started(number), Random::new(number));
        for stops in [said("draw", "library"), Standing::default()] {
            for seat in [Seat(0), Seat(1)] {
                game.set_stops(seat, stops);
            }
            answer(&mut game, &mut random, 15);
        }
        while let Some(open) = game.next_question() {
            again += usize::from(open.ask == Ask::DrawFrom);
            answer(&mut game, &mut random, 1);
        }
    }
    assert!(again > 0, "somebody is asked");
}

/// "Pass unless I am attacked": in the turns of others no Intel, no Conspiracy, no block for others, no attack on a claimant, no promise;
/// everything else is asked as before.
#[test]
fn who_passes_is_asked_when_it_matters() {
    let (mut given, mut asked, mut mine) = (0, 0, 0);
    for number in 0..40 {
        let setup = Subject::setup(3, number);
        let mut game = Game::<Rivals>::new(setup, Seed::number(number)).expect("a set-up");
        for seat in [Seat(0), Seat(1), Seat(2)] {
            game.set_stops(seat, said("pass", "unless-attacked"));
        }
        let mut random = Random::new(number);
        while let Some(open) = game.next_question().cloned() {
            let (who, active) = (open.who, game.now().active);
            let target = game.now().attack.map(|attack| attack.target);
            let attacked = matches!(target, Some(AttackTarget::Vampire(one)) if one.owner() == who);
            let waits = match open.ask {
                Ask::Intel(attacker, _) => attacker.owner() != who && !attacked,
                Ask::BlockElsewhere(..) => !attacked,
                Ask::Contribute(..) | Ask::AttackClaimant(_) | Ask::Promise(_) => true,
                _ => false,
            };
            // A promise that was made before must be kept, whoever would rather pass.
            let can_pass = open.options.iter().any(|choice| matches!(choice, Choice::Done | Choice::No));
            assert!(!waits || active == who || !can_pass, "{:?} is asked in the turn of {active}", open.ask);
            asked += usize::from(active != who);
            mine += usize::from(matches!(
                open.ask,
                Ask::Block(_) | Ask::React(_) | Ask::Prevent(..) | Ask::Scheme(_)
            ));
            for forced in game.forced() {
                let Some(answer) = forced.open.given.filter(|_| forced.open.options.len() > 1) else {
                    continue;
                };
                let passes = matches!(
                    forced.open.ask,
                    Ask::Intel(..)
                        | Ask::BlockElsewhere(..)
                        | Ask::Contribute(..)
                        | Ask::AttackClaimant(_)
                        | Ask::Promise(_)
                );
                assert!(
                    passes && matches!(answer, Choice::Done | Choice::No),
                    "{:?}: {answer:?}",
                    forced.open.ask
                );
                given += 1;
            }
            if !answer(&mut game, &mut random, 1) {
                break;
            }
        }
    }
    assert!(given > 30 && asked > 100 && mine > 100, "{given} {asked} {mine}");
}
