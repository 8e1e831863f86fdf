//! What is forecast comes about.

use elysium_kernel::{Game, Random, Seat, Seed, Viewer};
use elysium_kit::{Forecast, Target, Title};
use elysium_proof::{GameTests, answer_all, position, words::answer};
use elysium_rivals::Rivals;
use elysium_rivals::sets::Slot;
use elysium_rivals::state::AttackTarget;
use elysium_rivals::vocabulary::{Ask, Choice};

use crate::subject::Subject;

const A: Seat = Seat(0);
const B: Seat = Seat(1);

/// What the option with this word would come to for who is asked.
#[track_caller]
fn forecast(game: &Game<Rivals>, option: &str, word: &str) -> Option<Forecast> {
    let open = game.next_question().expect("somebody is asked");
    let is_it = |choice: &&Choice| elysium_kit::notation::<Rivals>(game.now(), **choice) == option;
    let choice = open.options.iter().find(is_it).unwrap_or_else(|| panic!("no {option}: {:?}", open.options));
    let found = Rivals::forecasts(game.now(), open.who, open.ask, *choice);
    found.into_iter().find(|forecast| forecast.word == word)
}

/// Before, least, most.
#[track_caller]
fn numbers(game: &Game<Rivals>, option: &str, word: &str) -> Option<(Option<i32>, i32, i32)> {
    forecast(game, option, word).map(|one| (one.before, one.least, one.most))
}

fn addends(forecast: &Forecast) -> Vec<(&str, i32, i32)> {
    forecast.sum.iter().map(|one| (one.word, one.least, one.most)).collect()
}

/// §8.2: a vampire is paid for with Prestige; whoever has little of it left is warned.
#[test]
fn prestige_is_paid_as_forecast() {
    let (mut recruited, mut warned) = (0, 0);
    for number in 0..8 {
        let mut game =
            Game::<Rivals>::new(Subject::setup(2, number), Seed::number(number)).expect("a set-up");
        let mut random = Random::new(number);
        while let Some(open) = game.next_question().cloned() {
            let who = open.who;
            for &choice in &open.options {
                let Choice::Recruit(_) = choice else { continue };
                for forecast in Rivals::forecasts(game.now(), who, open.ask, choice) {
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
    assert!(recruited > 50 && warned > 0, "{recruited} {warned}");
}

/// Whatever takes a player's own Prestige to 3 or below at once was announced with a warning, unless a card did it that the player
/// could not know; and there is no warning where Prestige stays above, and nobody falls.
#[test]
fn whoever_is_about_to_have_little_prestige_is_warned() {
    let (mut fell, mut warned) = (0, 0);
    for number in 0..60 {
        let players = 2 + (number % 3) as u8;
        let mut game =
            Game::<Rivals>::new(Subject::setup(players, number), Seed::number(number)).expect("a set-up");
        let mut random = Random::new(number);
        while let Some(open) = game.next_question().cloned() {
            let who = open.who;
            let choice = game.ask(who, &mut random).expect("a random player never stops");
            let forecasts = Rivals::forecasts(game.now(), who, open.ask, choice);
            let warnings: Vec<_> = forecasts.iter().filter(|one| one.warning).collect();
            for warning in &warnings {
                let limit = if warning.word == "prestige" { 3 } else { 0 };
                assert!(warning.least <= limit && Some(warning.least) < warning.before, "{warning:?}");
            }
            warned += warnings.len();
            let (before, hidden) = (game.now()[who].total_prestige(), is_hidden(&game, who));
            let seen = game.log().since(0, Viewer::Omniscient).count();
            game.apply(who, choice).expect("an option");
            let after = game.now()[who].total_prestige();
            let by_others = game.log().since(0, Viewer::Omniscient).skip(seen).any(|(_, _, event)| {
                let event = format!("{event:?}");
                // What lies in The Streets, what others have played before, a Scheme: nothing that the answer pays.
                ["LostPrestige", "Stole", "SchemeResult", "Turn {"].iter().any(|word| event.contains(word))
                    && !event.contains("by: None")
            });
            if after < before && after <= 3 && !hidden && !by_others && game.next_question().is_some() {
                fell += 1;
                assert!(
                    warnings.iter().any(|one| one.word == "prestige"),
                    "game {number}: {:?} {choice:?}: {before} → {after}, {forecasts:?}",
                    open.ask
                );
            }
        }
    }
    assert!(fell > 20 && warned > 40, "{fell} {warned}");
}

/// Is there a card in the attack that this player cannot know?
fn is_hidden(game: &Game<Rivals>, who: Seat) -> bool {
    game.now().attack.is_some_and(|attack| attack.attacker.owner() != who && attack.card.get().is_some())
}

fn blood_of(game: &Game<Rivals>, vampire: Slot) -> i32 {
    let one = &game.now()[vampire];
    if one.in_coterie() { i32::from(game.now().blood(vampire)) } else { 0 }
}

/// §12.7 to §12.14: whatever the card turns out to be and whatever is added, Blood is between what was said to whoever had to answer
/// with a Reaction.
#[test]
fn blood_is_lost_as_forecast() {
    let (mut reactions, mut sure) = (0, 0);
    for number in 0..60 {
        let players = 2 + (number % 3) as u8;
        let mut game =
            Game::<Rivals>::new(Subject::setup(players, number), Seed::number(number)).expect("a set-up");
        let mut random = Random::new(number);
        while let Some(open) = game.next_question().cloned() {
            let Ask::React(victim) = open.ask else {
                if !answer(&mut game, &mut random, 1) {
                    break;
                }
                continue;
            };
            for &choice in &open.options {
                let forecasts = Rivals::forecasts(game.now(), open.who, open.ask, choice);
                let spot = vec![Target::card(victim)];
                let blood =
                    forecasts.iter().find(|one| one.word == "blood" && one.spot == spot).expect("Blood");
                let mut then = game.clone();
                then.apply(open.who, choice).expect("an option");
                while let (Some(next), true) = (then.next_question().cloned(), then.now().attack.is_some()) {
                    // Preventing it is another answer.
                    let fixed =
                        matches!(next.ask, Ask::Prevent(one, _) if one == victim).then_some(Choice::Done);
                    let answer = fixed.unwrap_or_else(|| then.ask(next.who, &mut random).expect("an answer"));
                    then.apply(next.who, answer).expect("an option");
                    if then.next_question().is_none() {
                        break;
                    }
                }
                // Whoever is in torpor by then may have come back; a game that is over shows its last table.
                let left = blood_of(&then, victim);
                assert!(
                    blood.least <= left && left <= blood.most,
                    "game {number}: {choice:?}: {left}, {blood:?}, {:?}",
                    game.now().attack
                );
                reactions += 1;
                sure += usize::from(Some(blood.most) < blood.before);
            }
            if !answer(&mut game, &mut random, 1) {
                break;
            }
        }
    }
    assert!(reactions > 100 && sure > 10, "{reactions} {sure}");
}

/// §12.7, §12.11: Hydra's Physical 2, the skull of 1 and 1 for Potence in the party, less Lixue Chen's Physical 1.
#[test]
fn the_sum_of_an_attack_is_that_of_the_cards() {
    let mut game = position::<Rivals>(&[
        ("table", "players", &["2"]),
        ("A", "streets", &["hydra"]),
        ("A", "hand", &["throat-rip", "baseball-bat"]),
        ("B", "streets", &["lixue-chen"]),
    ]);
    answer_all(&mut game, A, "attack:hydra");
    // The better of both cards, or none.
    assert_eq!(numbers(&game, "type:physical", "blood"), Some((Some(6), 3, 5)));
    // Social 1 against Social 2.
    assert_eq!(numbers(&game, "type:social", "blood"), Some((Some(6), 6, 6)));
    answer_all(&mut game, A, "type:physical");
    let rip = forecast(&game, "card:throat-rip", "blood").expect("Blood");
    assert_eq!((rip.before, rip.least, rip.most), (Some(6), 3, 3), "nobody can help her");
    assert_eq!(addends(&rip), [("physical", 2, 2), ("card", 2, 2), ("defence", -1, -1)]);
    assert_eq!(numbers(&game, "card:baseball-bat", "blood"), Some((Some(6), 4, 4)));
    assert_eq!(numbers(&game, "pass", "blood"), Some((Some(6), 5, 5)));
}

/// §11.1, §11.7: while its player can block or react, nothing is sure.
#[test]
fn whoever_can_be_helped_may_lose_nothing() {
    let mut game = position::<Rivals>(&[
        ("table", "players", &["2"]),
        ("A", "streets", &["hydra"]),
        ("A", "hand", &["throat-rip"]),
        ("B", "streets", &["lixue-chen"]),
        ("B", "hand", &["mercy"]),
    ]);
    answer_all(&mut game, A, "attack:hydra type:physical");
    assert_eq!(numbers(&game, "card:throat-rip", "blood"), Some((Some(6), 3, 6)), "a card in hand");
}

/// §11.2, §12.4: what a block comes to, for who does not know the card; §3.6: the last vampire.
#[test]
fn a_hidden_card_leaves_a_range() {
    let mut game = position::<Rivals>(&[
        ("table", "players", &["2"]),
        ("A", "streets", &["hydra"]),
        ("A", "hand", &["throat-rip"]),
        ("B", "streets", &["lixue-chen+bella-forte"]),
        ("B", "prestige", &["4"]),
    ]);
    answer_all(&mut game, A, "attack:hydra target:lixue-chen type:physical card:throat-rip");
    // Physical 2 + the card − 1: a skull of 0 at the least. Sucker Punch may turn to the other, so nothing is sure.
    let none = forecast(&game, "pass", "blood").expect("Blood");
    assert_eq!((none.before, none.most), (Some(6), 6));
    assert!(none.least <= 3, "Throat Rip is among what it can be: {none:?}");
    let hidden = none.sum.iter().find(|one| one.word == "hidden-card").expect("the card");
    assert!(hidden.least <= 1 && hidden.most >= 2, "{hidden:?}");
    let block = forecast(&game, "block:bella-forte", "blood").expect("Blood");
    assert_eq!(block.before, Some(5));
    assert_eq!(block.sum.iter().find(|one| one.word == "defence").map(|one| one.most), Some(-2));
    assert!(forecast(&game, "pass", "coterie").is_none(), "somebody is left");
}

/// §12.15: a mortal falls to one blow.
#[test]
fn a_mortal_is_measured_by_its_blood() {
    let mut game = position::<Rivals>(&[
        ("table", "players", &["2"]),
        ("city", "streets", &["vagrant"]),
        ("A", "streets", &["hydra"]),
        ("A", "hand", &["baseball-bat"]),
    ]);
    answer_all(&mut game, A, "attack:hydra target:vagrant type:physical");
    // Physical 2, skull 1, and 1 against a mortal; a Vagrant has Blood 2.
    assert_eq!(numbers(&game, "card:baseball-bat", "mortal"), Some((Some(2), 4, 4)));
    assert_eq!(numbers(&game, "pass", "mortal"), Some((Some(2), 2, 2)));
}

/// §14.3, §3.6: the last vampire that can fall is announced, and the Prestige that goes with it.
#[test]
fn the_last_vampire_is_announced() {
    let mut game = position::<Rivals>(&[
        ("table", "players", &["2"]),
        ("A", "streets", &["hydra"]),
        ("B", "streets", &["lixue-chen"]),
        ("B", "hand", &["fleetness"]),
        ("B", "prestige", &["4"]),
        ("lixue-chen", "blood", &["1"]),
    ]);
    answer_all(&mut game, A, "attack:hydra type:physical");
    while !game.next_question().is_some_and(|open| matches!(open.ask, Ask::React(_))) {
        answer_all(&mut game, A, "pass");
    }
    // Physical 2 − 1 = 1 of 1.
    let (coterie, prestige) = (forecast(&game, "pass", "coterie"), forecast(&game, "pass", "prestige"));
    assert_eq!(coterie.map(|one| (one.least, one.most, one.warning)), Some((0, 0, true)));
    assert_eq!(prestige.map(|one| (one.before, one.most, one.warning)), Some((Some(4), 3, true)));
    // Fleetness: 2 for her Celerity.
    assert_eq!(numbers(&game, "card:fleetness", "blood"), Some((Some(1), 1, 1)));
    assert!(forecast(&game, "card:fleetness", "coterie").is_none());
    assert!(
        matches!(game.now().attack.map(|attack| attack.target), Some(AttackTarget::Vampire(one)) if one.owner() == B)
    );
}

/// §17.4, §17.6, §17.12: what a Scheme would get, and what a fist costs if one's side wins.
#[test]
fn a_scheme_says_how_it_stands() {
    let mut game = position::<Rivals>(&[
        ("table", "players", &["2"]),
        ("table", "variants", &["no-promises"]),
        ("A", "home", &["muhammad-zadeh"]),
        ("A", "hand", &["free-money"]),
        ("A", "prestige", &["5"]),
        ("B", "home", &["hydra"]),
    ]);
    // A Leader has 1 Influence by its token (§2.8); both Leaders are alone.
    assert_eq!(
        numbers(&game, "play:free-money", "influence").map(|(theirs, mine, _)| (theirs, mine)),
        Some((Some(1), 1))
    );
    answer_all(&mut game, A, "play:free-money");
    assert_eq!(numbers(&game, "exert:muhammad-zadeh", "brought"), Some((Some(0), 1, 1)));
    answer_all(&mut game, A, "exert:muhammad-zadeh");
    let fist = forecast(&game, "hide:3", "prestige").expect("Prestige");
    assert_eq!((fist.before, fist.least, fist.most, fist.warning), (Some(5), 2, 5, true));
    assert_eq!(numbers(&game, "yes", "scheme"), Some((Some(0), 1, 1)), "YES 1, NO 0");
    // §17.3: there is nothing left but YES.
    answer_all(&mut game, A, "hide:3");
    assert_eq!(
        numbers(&game, "yes", "scheme"),
        Some((Some(0), 1, 1)),
        "the fist of the other is not to be seen"
    );
    answer_all(&mut game, B, "exert:hydra");
    assert_eq!(numbers(&game, "no", "scheme"), Some((Some(1), 1, 1)), "YES 1, NO 1: a tie is YES");
}
