//! What is forecast comes about.

use elysium_kernel::{Game, Random, Seed};
use elysium_kit::Title;
use elysium_proof::{GameTests, words::answer};
use elysium_rivals::Rivals;
use elysium_rivals::vocabulary::{Ask, Choice};

use crate::subject::Subject;

/// §8.2: a vampire is paid for with Prestige; whoever has little of it left is warned.
#[test]
fn prestige_is_paid_as_forecast() {
    let (mut recruited, mut warned, mut struck) = (0, 0, 0);
    for number in 0..8 {
        let mut game =
            Game::<Rivals>::new(Subject::setup(2, number), Seed::number(number)).expect("a set-up");
        let mut random = Random::new(number);
        while let Some(open) = game.next_question().cloned() {
            let who = open.who;
            for &choice in &open.options {
                for forecast in Rivals::forecasts(game.now(), who, open.ask, choice) {
                    if forecast.word == "blood" {
                        struck += 1;
                        assert!(0 <= forecast.least && forecast.least <= forecast.most);
                        assert!(Some(forecast.most) <= forecast.before, "an attack mends nothing");
                    }
                    let Choice::Recruit(_) = choice else { continue };
                    assert_eq!(forecast.warning, forecast.most <= 3, "{forecast:?}");
                    let mut then = game.clone();
                    then.apply(who, choice).expect("an option");
                    if then.question(who).is_some_and(|next| matches!(next.ask, Ask::Act(_))) {
                        assert_eq!(i32::from(then.now()[who].total_prestige()), forecast.most);
                        (recruited, warned) = (recruited + 1, warned + usize::from(forecast.warning));
                    }
                }
            }
            if !answer(&mut game, &mut random, 1) {
                break;
            }
        }
    }
    assert!(recruited > 50 && warned > 0 && struck > 20, "{recruited} {warned} {struck}");
}
