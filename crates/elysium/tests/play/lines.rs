//! Line by line: answers, commands, nonsense.

use super::table::{ones, play};

const EN: [&str; 4] = ["--lang", "en", "--seed", "42"];

/// The answers to what was typed: the output cut at the prompts.
fn replies(input: &str) -> Vec<String> {
    play(&EN, input).well().split("\n> ").map(str::to_owned).collect()
}

#[test]
fn a_whole_game_is_played_by_always_taking_the_first_option() {
    for players in ["3", "4", "5"] {
        let out = play(&[&EN[..], &["--players", players]].concat(), &ones()).well();
        let (head, game) = out.split_once("\n\n").expect("there is a head");
        assert!(head.starts_with(&format!("Vendetta, {players} players\nAna: you\n")), "{head}");
        assert_eq!(
            head.matches(": bot easy").count() + 1,
            players.parse::<usize>().expect("a number"),
            "{head}"
        );
        // The seed is for afterwards: whoever knows it knows every card.
        assert!(!head.contains("42") && game.contains("\nSeed 42\n"), "{out}");
        assert_no_letters(game);
        let end = out.rsplit("\n\n").next().expect("there is an end");
        assert!(end.contains(" points ("), "{end}");
        assert!(end.contains("The game is not recorded."), "{end}");
        assert_eq!(end.matches(": ").count(), players.parse::<usize>().expect("a number"), "{end}");
    }
}

/// Nobody is called by the letter of their seat.
fn assert_no_letters(out: &str) {
    let seat = |word: &&str| matches!(*word, "B" | "C" | "D" | "E" | "(A" | "(A)");
    let found: Vec<_> =
        out.lines().filter(|line| line.split([' ', ',', '.', ':']).any(|word| seat(&word))).collect();
    assert!(found.is_empty() && !out.contains("A ("), "{found:#?}");
}

#[test]
fn a_location_that_was_resolved_is_summed_up() {
    let out = play(&EN, &ones()).well();
    let told: Vec<_> = out.lines().filter(|line| line.starts_with("» ")).collect();
    // Three rounds of two locations and the Haven; at some of them nobody may be left.
    assert!((6..=9).contains(&told.len()), "{told:#?}");
    assert!(told.iter().any(|line| line.contains(" wins ") && line.contains("influence")), "{told:#?}");
    for line in told {
        assert!(line.chars().count() <= 100, "{line}");
    }
}

#[test]
fn a_hint_names_an_option_and_why() {
    let out = replies("hint\n");
    let said = &out[1];
    let number = said.split("Good here: ").nth(1).and_then(|rest| rest.split('.').next());
    let number: usize = number.and_then(|number| number.parse().ok()).unwrap_or_else(|| panic!("{said}"));
    assert!(out[0].contains(&format!("\n{number}. ")), "{out:#?}");
    assert!(said.contains("(It wins most often when bots play.)"), "{said}");
    // It changes nothing.
    assert_eq!(replies("hint\n1\n").last(), replies("1\n").last());
}

#[test]
fn several_words_answer_the_questions_that_follow() {
    // The first option until a card is to be played, with the notation of the options shown.
    let until_turn = replies(&format!("notation\n{}", "1\n".repeat(40)));
    let turn = until_turn.iter().position(|part| part.contains("play:")).expect("a turn comes");
    let word = |part: &str, kind: &str| {
        let from = part.find(kind).expect("the word is shown");
        part[from..]
            .split(|c: char| c.is_whitespace() || c == ')' || c == ']')
            .next()
            .expect("a word")
            .to_owned()
    };
    let play_word = word(&until_turn[turn], "play:");
    let before = format!("notation\n{}", "1\n".repeat(turn - 1));
    let out = replies(&format!("{before}{play_word} at:1 face:up blood:0\n"));
    let one_by_one = replies(&format!("{before}{play_word}\nat:1\nface:up\nblood:0\n"));
    assert_eq!(out.last(), one_by_one.last(), "the same turn");
    // A word that is not offered: nothing of it is played.
    let out = replies(&format!("{before}{play_word} at:9 face:up\n{play_word} at:1 face:up blood:0\n"));
    assert!(out[turn + 1].contains("“at:9” is neither"), "{}", out[turn + 1]);
    assert_eq!(out.last(), one_by_one.last());
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let game = |seed: &str| play(&["--lang", "en", "--seed", seed], &ones()).well();
    assert_eq!(game("7"), game("7"));
    assert_ne!(game("7"), game("8"));
}

#[test]
fn variants_and_seats_are_chosen() {
    let args = ["--lang", "en", "--seed", "1", "--seat", "C", "--variants", "relics"];
    let out = play(&args, &ones()).well();
    assert_eq!(out.lines().nth(3), Some("Ana: you"), "the third seat: {out}");
    assert!(out.contains("relic"), "{out}");
}

#[test]
fn nonsense_is_answered_and_the_question_stays_open() {
    let out = replies("xyzzy\n0\n99\n-1\nplay:nothing\n18446744073709551616\n\u{1b}[31m\n1\n");
    for (i, part) in [
        "“xyzzy” is neither an option nor a command. Type a number from 1 to ",
        "There is no option 0: choose from 1 to ",
        "There is no option 99: choose from 1 to ",
        "“-1” is neither",
        "“play:nothing” is neither",
        "“18446744073709551616” is neither",
        "“[31m” is neither",
        "Ana takes a clan",
    ]
    .into_iter()
    .enumerate()
    {
        assert!(out[i + 1].contains(part), "{part:?} is not in {:?}", out[i + 1]);
    }
}

#[test]
fn bytes_that_are_no_text_do_no_harm() {
    let out = play(&EN, "\u{fffd}\0\0\n").well();
    assert!(out.contains("is neither an option nor a command"), "{out}");
}

#[test]
fn an_empty_line_repeats_the_question() {
    let out = replies("\n");
    let question = |text: &str| text.rsplit("\n\n").next().map(str::to_owned);
    assert_eq!(question(&out[0]), question(&out[1]));
}

#[test]
fn options_are_chosen_in_notation_too() {
    let shown = replies("notation\n");
    let word = shown[1].split("[clan:").nth(1).and_then(|rest| rest.split(']').next());
    let clan = word.expect("options are shown in notation");
    let out = replies(&format!("CLAN:{}\n", clan.to_uppercase()));
    assert!(out[1].contains("Ana takes a clan"), "{}", out[1]);
}

#[test]
fn a_decision_is_taken_back() {
    let out = replies("undo\n1\nundo\nundo\n");
    assert!(out[1].contains("You have made no decision yet"), "{}", out[1]);
    assert!(out[3].contains("Taken back: "), "{}", out[3]);
    assert!(out[3].contains("Which clan do you play?"), "{}", out[3]);
    assert!(out[4].contains("You have made no decision yet"), "{}", out[4]);
}

#[test]
fn refusals_are_explained_with_their_rule() {
    // Clan, card, first card, first place, face up: how much blood?
    let out = replies("1\n1\n1\n1\n1\nwhy\nblood:4\n");
    assert!(out[5].contains("how much blood"), "{}", out[5]);
    assert!(out[6].contains("You cannot choose:\n- 4 blood: "), "{}", out[6]);
    assert!(out[6].contains("(rule 3.5)"), "{}", out[6]);
    assert!(out[7].contains("“blood:4” cannot be chosen: ") && out[7].contains("(rule 3.5)"), "{}", out[7]);
}

#[test]
fn cards_are_looked_up() {
    let out = replies("1\ncards\ncards hunt\ncards AL05\ncards no such card\ncards carmelita\n");
    assert!(out[2].contains("Hunt · ") && out[2].contains("“cards NAME” shows the text"), "{}", out[2]);
    assert!(out[3].contains("Hunt · ") && out[3].contains("steal"), "{}", out[3]);
    assert!(out[4].contains("Carmelita Neillson · "), "{}", out[4]);
    assert!(out[5].contains("No card is called “no such card”."), "{}", out[5]);
    assert!(out[6].contains("Carmelita Neillson · "), "{}", out[6]);
}

#[test]
fn the_table_the_log_and_the_help_are_shown() {
    let out = replies("1\ntable\nlog 2\nhelp\nHELP\n");
    assert!(out[2].contains("Location 1") && out[2].contains("you"), "{}", out[2]);
    // Hand management: both cards drawn, with the rule in front.
    assert_eq!(out[3].lines().filter(|line| line.starts_with("2.6 ")).count(), 2, "{}", out[3]);
    for word in ["table:", "log [N]:", "why:", "cards [NAME]:", "undo:", "save [FILE]:", "quit:", "help:"] {
        assert!(out[4].contains(word), "{word} is not in {}", out[4]);
    }
    assert_eq!(out[4].split_once('\n').map(|x| x.1), out[5].split_once('\n').map(|x| x.1));
}

#[test]
fn the_end_of_the_input_ends_the_program_well() {
    for input in ["", "1\n", "1", "why"] {
        assert!(play(&EN, input).well().ends_with("The game is not saved.\nSeed 42\n"));
    }
}

#[test]
fn quitting_an_unsaved_game_is_confirmed() {
    let out = play(&EN, "1\nquit\ntable\nquit\nquit\n1\n").well();
    assert_eq!(out.matches("“quit” again leaves without saving").count(), 2, "{out}");
    assert!(out.ends_with("> quit\nThe game is not saved.\nSeed 42\n"), "{out}");
    // Nothing was decided yet: nothing to confirm.
    assert!(play(&EN, "quit\n").well().ends_with("> quit\nThe game is not saved.\nSeed 42\n"));
}

#[test]
fn what_cannot_be_played_is_said_and_ends_with_an_error() {
    for args in [
        &["--players", "9"][..],
        &["--seat", "E"],
        &["--bots", "nobody"],
        &["--variants", "nonsense"],
        &["--resume", "/no/such/file"],
        &["--record", "/no/such/directory/file"],
    ] {
        let said = play(&[&["--lang", "en"], args].concat(), "");
        assert_eq!(said.code, Some(1), "{args:?}: {}", said.err);
        assert!(said.err.starts_with("error: "), "{args:?}: {}", said.err);
        assert_eq!(said.out, "", "{args:?}");
    }
}
