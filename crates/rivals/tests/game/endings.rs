//! An ending that no game of the core box reaches and no position may be given for.

use elysium_kernel::{Game, Seat, Seats, Seed, Viewer};
use elysium_kit::Title;
use elysium_proof::{answer_all, position};
use elysium_rivals::Rivals;
use elysium_rivals::vocabulary::Event;
use elysium_text::Lang;

// proves: 27.14
#[test]
fn where_nobody_can_claim_a_win_nobody_wins_and_the_log_says_so() {
    let usual = position::<Rivals>(&[]);
    let mut start = *usual.now();
    for player in &mut start.players {
        player.prestige = Default::default();
    }
    let mut game =
        Game::<Rivals>::from_position(usual.setup().clone(), Seed::number(1), start, Default::default());
    answer_all(&mut game, Seat(0), "end");
    assert_eq!(game.outcome().expect("the game is over").winners, Seats::NONE);
    let (_, rule, event) = game.log().since(0, Viewer::Omniscient).last().expect("the end is logged");
    assert_eq!((rule.to_string().as_str(), event), ("27.14", Event::Won { winners: Seats::NONE }));
    let texts = [
        "Nobody wins the game",
        "Nadie gana la partida",
        "Personne ne remporte la partie",
        "Nikt nie wygrywa gry",
    ];
    for text in texts {
        let said = |lang: &Lang| {
            Rivals::event(*lang, game.now(), event).expect("an end is worth a line").to_string()
        };
        assert!(Lang::ALL.iter().any(|lang| said(lang) == text), "{text}");
    }
}
