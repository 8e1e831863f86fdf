//! The same table in every language.

use super::table::{ones, play};

#[test]
fn a_whole_game_has_words_in_four_languages() {
    for (lang, words) in [
        ("en", ["Ana: you", "Type the number", "points"]),
        ("es", ["Ana: tú", "Escribe el número", "puntos"]),
        ("fr", ["Ana : vous", "Tapez le numéro", "points"]),
        ("pl", ["Ana: ty", "Wpisz numer", "punkt"]),
    ] {
        let input = "help\nayuda\naide\npomoc\ntable\nwhy\ncards\nlog\nnonsense\n0\n".to_owned() + &ones();
        let out = play(&["--lang", lang, "--seed", "42"], &input).well();
        let start: String = out.chars().take(600).collect();
        for word in words {
            assert!(out.contains(word), "{word:?} is not in the {lang} output:\n{start}");
        }
        let holes: Vec<_> = out.lines().filter(|line| line.contains('⟦')).take(5).collect();
        assert!(holes.is_empty(), "{lang} has holes: {holes:#?}");
    }
}

#[test]
fn every_language_plays_the_same_game() {
    // Without words: the numbers of the final scores.
    let scores = |lang: &str| -> Vec<String> {
        let out = play(&["--lang", lang, "--seed", "21"], &ones()).well();
        let end = out.rsplit("\n\n").next().expect("there is an end").to_owned();
        let numbers = |line: &str| line.chars().filter(char::is_ascii_digit).collect();
        end.lines().map(numbers).collect()
    };
    let english = scores("en");
    assert!(english.len() > 4);
    for lang in elysium_text::Lang::ALL {
        assert_eq!(scores(lang.code()), english, "{lang}");
    }
}

#[test]
fn in_the_test_locale_no_word_escapes() {
    let input =
        "help\ntable\nwhy\ncards\ncards hunt\nlog\nnonsense\n0\nundo\nnotation\nnotation\n".to_owned();
    let out = play(&["--lang", "qps", "--seed", "42"], &(input + &ones())).well();
    // What was typed is repeated after the prompt and is nobody's message.
    let said: Vec<_> = out.lines().filter(|line| !line.starts_with("> ")).collect();
    let notation = ["clan", "brujah", "gangrel", "malkavian", "nosferatu", "toreador", "tremere", "ventrue"];
    let names = elysium_games::game("vendetta").expect("a game").bot_names().iter();
    let names: Vec<&str> = names.flat_map(|name| name.split(' ')).chain(["Ana"]).collect();
    let escaped: Vec<_> = elysium_text::escaped(&said.join("\n"))
        .into_iter()
        .filter(|word| {
            !notation.contains(&word.as_str()) && !names.contains(&word.as_str()) && word.len() > 1
        })
        .collect();
    assert_eq!(escaped, Vec::<String>::new());
}
