//! Every way the game ends, in words; also one that no game of the core box reaches and no position may be given for.

use elysium_kernel::{Game, Seat, Seats, Seed, Viewer};
use elysium_kit::Title;
use elysium_proof::{answer_all, fates, fates_in_scenarios, position};
use elysium_rivals::Rivals;
use elysium_rivals::ending::Fate;
use elysium_rivals::vocabulary::Event;
use elysium_text::Lang;

use crate::subject::Subject;

/// Positions and what follows are those of the scenarios, the numbers their own.
#[test]
fn the_end_says_why() {
    let told = fates_in_scenarios::<Subject>(Lang::En);
    let ends: &[(&str, &[&str])] = &[
        // §3.2
        (
            "The 13th Agenda point ends the game and wins it",
            &["A reaches 13 Agenda and wins: 13 are enough."],
        ),
        // §3.3, §3.14
        (
            "Knocking out one's own Rival wins, even against a player with more Agenda",
            &[
                "A knocks out B, their Rival, and wins.",
                "A stole the last Prestige of B with A Biting Comment: that is a knock-out.",
            ],
        ),
        // §3.4, §3.8
        (
            "Knocking out another foe gives 3 Agenda to the player whose Rival that was, and then the most Agenda wins",
            &[
                "C is knocked out, and not by the player whose Rival that is: B wins with the most Agenda, 6.",
                "A stole the last Prestige of C with A Biting Comment: that is a knock-out.",
            ],
        ),
        // §3.6
        (
            "The last vampire outside torpor is defeated: vampires in torpor save nobody",
            &[
                "A knocks out B, their Rival, and wins.",
                "A defeated Ty Smith, the last vampire of B outside torpor: that is a knock-out.",
            ],
        ),
        // §3.7
        (
            "A coterie emptied by burning is a knock-out as well, and costs no Prestige",
            &[
                "A knocks out B, their Rival, and wins.",
                "A burned Ty Smith, the last vampire of B outside torpor: that is a knock-out.",
            ],
        ),
        // §3.18
        (
            "With 2 players the survivor of a knock-out wins, whoever did it and whatever the Agenda",
            &[
                "All others are knocked out: B is the last one left and wins.",
                "Hydra, the last vampire of A outside torpor, burned: that is a knock-out.",
            ],
        ),
        // §3.5, §3.8
        (
            "The Hunger can take the last Prestige, and then nobody has done the knocking out",
            &[
                "A is knocked out, and not by the player whose Rival that is: C wins with the most Agenda, 5.",
                "A lost the last Prestige to The Hunger and is knocked out.",
            ],
        ),
        // §3.15
        (
            "The Prestige that goes onto a vampire entering torpor may be the last, and who defeated it has knocked out its player",
            &[
                "A knocks out B, their Rival, and wins.",
                "A defeated Ty Smith, and the last Prestige of B had to go onto it in torpor: that is a knock-out.",
            ],
        ),
        // §3.14
        (
            "A foe who is made to add the last Prestige to a Conspiracy is knocked out by who made them",
            &[
                "A knocks out B, their Rival, and wins.",
                "A made B put the last Prestige onto a Conspiracy: that is a knock-out.",
            ],
        ),
        // §3.12, §3.13
        (
            "Of two who reach 13 at the same moment the active player wins, not the one with more",
            &[
                "A reaches 13 Agenda and wins: 13 are enough.",
                "Others could claim the win as well; the active player, A, has it.",
            ],
        ),
        (
            "Of two who reach 13 in a foe's turn the one with more Prestige wins",
            &[
                "B reaches 13 Agenda and wins: 13 are enough.",
                "Others could claim the win as well; B has it with the most Prestige, 7 to 6.",
            ],
        ),
        (
            "Of two who reach 13 in a foe's turn with equal Prestige the higher player number wins",
            &[
                "C reaches 13 Agenda and wins: 13 are enough.",
                "Others could claim the win as well, with the same Prestige; C has it with the highest player number, 3.",
            ],
        ),
        // §27.8, §27.15
        (
            "When the turns are over, the player whose turn was the last counts as active",
            &[
                "Nobody has won in 100 turns each: B wins with the most Agenda, 5.",
                "Others could claim the win as well; the active player, B, has it.",
            ],
        ),
    ];
    for (scenario, sentences) in ends {
        assert_eq!(told[*scenario], *sentences, "{scenario}");
    }
}

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
    assert_eq!(fates(&game), [Fate::NobodyLeft]);
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
