//! `elysium deck`, and decks brought to a table.

use serde_json::Value;

use crate::kit::{elysium, file, keys, languages};

/// The first starter deck as a file, with a piece of it exchanged.
fn deck(name: &str, from: &str, to: &str) -> String {
    let text = starters()[0].1;
    assert!(text.contains(from), "{from} is not in the deck");
    file(name, text.replacen(from, to, 1))
}

/// The decks to start with, as the game brings them.
fn starters() -> &'static [(&'static str, &'static str)] {
    elysium_games::game("rivals").expect("a game that is known").starters()
}

#[test]
fn a_good_deck_is_ok() {
    let path = deck("good.txt", "3 Sucker Punch", "3x sucker-punch");
    assert_eq!(elysium(&["deck", "check", &path]).ok(), format!("ok      {path} (Vampires 7, Library 40)\n"));
    let json = elysium(&["deck", "check", &path, "--json"]).json();
    assert_eq!(json, serde_json::json!([{ "deck": path, "game": "rivals", "ok": true, "problems": [] }]));
    let out =
        elysium(&["deck", "check", "--game", "rivals", "brujah", "Toreador", "ventrue", "malkavian"]).ok();
    assert!(out.ends_with("4 ok, 0 failed.\n"), "{out}");
}

#[test]
fn everything_that_is_wrong_with_a_deck_is_listed() {
    let path = deck("bad.txt", "3 Sucker Punch", "4 Sucker Punch\n3 Suker Punch");
    let ran = elysium(&["deck", "check", &path]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(1), ""), "{ran:?}");
    let expected = [
        &format!("FAILED  {path}"),
        "    line 18: Library: 4 × Sucker Punch, at most 3 (rule 24.2)",
        "    line 19: There is no card “Suker Punch”. Did you mean: Sucker Punch?",
    ];
    assert_eq!(ran.out.lines().collect::<Vec<_>>(), expected);

    let ran = elysium(&["deck", "check", &path, "brujah", "/no/such", "--json"]);
    assert_eq!(ran.code, Some(1));
    let json: Value = serde_json::from_str(&ran.out).expect("JSON");
    assert_eq!([&json[0]["ok"], &json[1]["ok"], &json[2]["ok"]], [false, true, false]);
    let problem = &json[0]["problems"][0];
    assert_eq!(keys(problem), ["kind", "line", "rule", "text"]);
    assert_eq!((&problem["kind"], &problem["line"]), (&"copies".into(), &18.into()));
    assert_eq!(problem["rule"], "24.2");
    assert_eq!(json[0]["problems"][1]["rule"], Value::Null);
    assert_eq!(json[2]["problems"][0]["kind"], "file");
}

/// One deck for each thing that can be wrong, so that every message is seen in every language.
#[test]
fn every_problem_has_words_in_every_language() {
    let text = starters()[0].1;
    let twice = |line: &str| format!("{line}\n{line}");
    let mistakes = [
        ("unknown-card", text.replace("Fleetness", "Fletness")),
        ("unknown-card", text.replace("Fleetness", "qqqqqqqqqq")),
        ("unknown-heading", text.replace("Library:", "Libary:")),
        ("unknown-heading", text.replace("Library:", "Spells:")),
        ("count", text.replace("3 Fleetness", "0 Fleetness")),
        ("empty", text.replace("3 Fleetness", "3")),
        ("no-heading", format!("Fleetness\n{text}")),
        ("wrong-heading", text.replace("Vampires:", "Vampires:\nFleetness")),
        ("not-for-decks", format!("{text}Prince of the City\n")),
        ("twice", text.replace("Haven: House of Pain", &twice("Haven: House of Pain"))),
        ("missing", text.replace("Agenda: Turf War", "")),
        ("not-in-deck", text.replace("Leader: Hydra", "Leader: Velvet")),
        ("too-many", text.replace("3 Fleetness", "300 Fleetness")),
        ("copies", text.replace("3 Fleetness", "4 Fleetness")),
        ("size", text.replace("3 Fleetness", "2 Fleetness")),
        ("size", text.replace("Skunk", "")),
    ];
    for (i, (kind, text)) in mistakes.iter().enumerate() {
        let path = file(&format!("mistake-{i}.txt"), text);
        let mut texts = Vec::new();
        for lang in languages() {
            let ran = elysium(&["deck", "check", "--game", "rivals", &path, "--json", "--lang", lang]);
            assert_eq!(ran.code, Some(1), "{kind}: {ran:?}");
            let json: Value = serde_json::from_str(&ran.out).expect("JSON");
            let problems = json[0]["problems"].as_array().expect("a list").clone();
            let problem = problems.iter().find(|problem| problem["kind"] == *kind);
            let text = problem.and_then(|problem| problem["text"].as_str()).expect(kind).to_owned();
            assert!(!text.contains('⟦') && !texts.contains(&text), "{kind} in {lang}: {text}");
            texts.push(text);
        }
    }
}

#[test]
fn a_deck_is_shown_with_its_sums() {
    let out = elysium(&["deck", "show", "brujah"]).ok();
    for words in [
        "Brujah\nReconstructed: the official lists",
        "Haven: House of Pain\nAgenda: Turf War\nLeader: Hydra\n",
        "Vampires 7\n  Hydra ",
        "Library 40\n  2  Smoke 'Em Out ",
        "Kinds: Attack 24, ",
        "Clans: Brujah 7\nBlood Potency: 4.4 on average\n   3 ■■\n   4 ■\n   5 ■■■\n   6 ■\n",
        "Clans: Neutral 29, Brujah 11\n",
    ] {
        assert!(out.contains(words), "{words:?} is not in\n{out}");
    }
    assert!(elysium(&["deck", "show", "brujah", "--lang", "pl"]).ok().contains("Cios znienacka"));

    let own = deck("own.txt", "Name: Brujah", "Name: Fists\nAuthor: Ana\nComment: one\nComment: two");
    let out = elysium(&["deck", "show", &own]).ok();
    assert!(out.starts_with("Fists\nby Ana\none\ntwo\nHaven: "), "{out}");
    assert!(!out.contains("Reconstructed"), "{out}");
    let nameless = deck("nameless.txt", "Name: Brujah", "");
    assert!(elysium(&["deck", "show", &nameless]).ok().starts_with(&nameless));
}

#[test]
fn the_json_of_a_deck_has_its_shape() {
    let json = elysium(&["deck", "show", "Malkavian", "--json"]).json();
    let expected = [
        "agenda",
        "author",
        "comment",
        "deck",
        "game",
        "haven",
        "leader",
        "library",
        "name",
        "reconstructed",
        "starter",
        "vampires",
    ];
    assert_eq!(keys(&json), expected);
    assert_eq!((&json["starter"], &json["reconstructed"]), (&true.into(), &true.into()));
    assert_eq!(json["leader"], serde_json::json!({ "slug": "guvnah", "name": "Guv’nah" }));
    assert_eq!(keys(&json["vampires"]), ["cards", "groups", "kinds", "potency", "size"]);
    assert_eq!(keys(&json["library"]), ["cards", "groups", "kinds", "size"]);
    assert_eq!(keys(&json["library"]["cards"][0]), ["copies", "group", "kind", "name", "slug"]);
    for (pile, list) in
        [("vampires", "potency"), ("library", "kinds"), ("library", "groups"), ("library", "cards")]
    {
        let sum: u64 = json[pile][list]
            .as_array()
            .expect("a list")
            .iter()
            .filter_map(|entry| entry["copies"].as_u64())
            .sum();
        assert_eq!(json[pile]["size"], sum, "{pile} {list}");
    }
    let own = deck("json.txt", "Leader: Hydra", "");
    let json = elysium(&["deck", "show", &own, "--json"]).json();
    assert_eq!(
        (&json["starter"], &json["reconstructed"], json.get("leader")),
        (&false.into(), &false.into(), None)
    );
}

#[test]
fn starter_decks_are_listed_and_not_called_official() {
    let out = elysium(&["deck", "list", "--game", "rivals"]).ok();
    let lines: Vec<_> = out.lines().collect();
    assert_eq!(lines.len(), starters().len() + 2, "{out}");
    assert!(lines[0].starts_with("Deck ") && lines[0].ends_with("Library"), "{out}");
    for (line, (name, _)) in lines[1..].iter().zip(starters()) {
        assert!(line.starts_with(name) && line.ends_with("40"), "{line}");
    }
    assert!(lines[5].starts_with("Reconstructed"), "{out}");
    let json = elysium(&["deck", "list", "--game", "rivals", "--json"]).json();
    let decks = json.as_array().expect("a list");
    assert_eq!(decks.len(), starters().len());
    assert!(decks.iter().all(|deck| deck["reconstructed"] == true), "{json}");
    assert_eq!(decks[1], elysium(&["deck", "show", "toreador", "--json"]).json());
    // Without a game, those of all games, each under its name.
    let out = elysium(&["deck", "list"]).ok();
    assert!(["Rivals", "V:TES"].iter().all(|game| out.lines().any(|line| line == *game)), "{out}");
    let json = elysium(&["deck", "list", "--json"]).json();
    assert!(json.as_array().expect("a list").len() > starters().len(), "{json}");
}

#[test]
fn what_cannot_be_is_said_with_a_hint() {
    let err = elysium(&["deck", "show", "gangrel"]).fails(1);
    assert!(err.contains("“gangrel”") && err.contains("brujah, toreador, ventrue, malkavian"), "{err}");
    let err = elysium(&["deck", "list", "--game", "vendetta"]).fails(1);
    assert!(err.contains("vendetta is played without decks") && err.contains("rivals"), "{err}");
    assert!(elysium(&["deck", "list", "--game", "chess"]).fails(2).contains("There is no game “chess”"));
    let bad = deck("show-bad.txt", "Leader: Hydra", "Leader: Hydraa");
    let err = elysium(&["deck", "show", &bad]).fails(1);
    assert!(err.contains(&format!("{bad} cannot be used:\n    line ")) && err.contains("hint: "), "{err}");
    assert!(elysium(&["deck", "shwo"]).fails(2).contains("hint: The commands are: check, show, list."));
    assert!(elysium(&["deck", "check"]).fails(2).contains("<FILE>"));
    let ran = elysium(&["deck"]);
    assert!(ran.code == Some(2) && ran.err.contains("Usage: elysium deck"), "{ran:?}");
    assert!(elysium(&["deck", "show", "."]).fails(1).contains("directory"));
}

#[test]
fn decks_come_to_the_table() {
    let own = deck("table.txt", "Name: Brujah", "Name: Fists");
    let sim = |decks: &str, more: &[&str]| {
        elysium(&[&["sim", "rivals", "--games", "6", "--seed", "3", "--decks", decks], more].concat())
    };
    // As many players as decks, and whose clans they are.
    let json = sim(&format!("malkavian,{own},malkavian"), &["--json"]).json();
    assert_eq!(json["players"], 3);
    let groups: Vec<_> =
        json["groups"].as_array().expect("a list").iter().map(|group| &group["name"]).collect();
    assert_eq!(groups, ["brujah", "malkavian"]);
    assert_eq!(sim("ventrue,ventrue", &["--players", "2", "--json"]).json()["groups"][0]["games"], 12);

    let json =
        elysium(&["bench", "rivals", "--seconds", "0.02", "--decks", "brujah,ventrue", "--json"]).json();
    assert_eq!(json["players"], 2);

    let record = file("decks.jsonl", "");
    std::fs::remove_file(&record).expect("it was written");
    let play = ["play", "rivals", "--plain", "--seed", "1", "--record", &record, "--decks"];
    elysium(&[&play[..], &[&format!("toreador,{own}")]].concat()).ok();
    let text = std::fs::read_to_string(&record).expect("the game was recorded");
    let head: Value = serde_json::from_str(text.lines().next().expect("a line")).expect("JSON");
    let havens: Vec<_> = [0, 1].iter().map(|&seat: &usize| &head["setup"]["decks"][seat]["haven"]).collect();
    assert_eq!(havens, ["the-penthouse", "house-of-pain"]);
}

#[test]
fn decks_that_do_not_fit_the_table_are_refused() {
    let sim = |game: &str, more: &[&str]| elysium(&[&["sim", game, "--games", "1"], more].concat()).fails(1);
    assert!(
        sim("rivals", &["--decks", "brujah"])
            .contains("One deck was named, but rivals is for 2, 3, 4 players")
    );
    let err = sim("rivals", &["--decks", "brujah,ventrue", "--players", "3"]);
    assert!(err.contains("2 decks were named for 3 players"), "{err}");
    assert!(sim("vendetta", &["--decks", "brujah,ventrue,x"]).contains("without decks"));
    assert!(sim("rivals", &["--decks", "brujah,nobody"]).contains("“nobody”"));
    let bad = deck("table-bad.txt", "3 Fleetness", "4 Fleetness");
    let err = sim("rivals", &["--decks", &format!("brujah,{bad}")]);
    assert!(err.contains(&bad) && err.contains("4 × Fleetness, at most 3 (rule 24.2)"), "{err}");
    let err = elysium(&["play", "rivals", "--resume", "x", "--decks", "brujah,ventrue"]).fails(2);
    assert!(err.contains("--decks") && err.contains("--resume"), "{err}");
}

/// A deck of V:TES with a piece of it exchanged.
fn vtes_deck(name: &str, from: &str, to: &str) -> String {
    let starters = elysium_games::game("vtes").expect("a game that is known").starters();
    let (_, text) = starters.iter().find(|(name, _)| *name == "ventrue").expect("a starter deck");
    assert!(text.contains(from), "{from} is not in the deck");
    file(name, text.replacen(from, to, 1))
}

#[test]
fn a_file_is_read_as_the_deck_of_the_game_that_it_fits() {
    let good = vtes_deck("vtes-good.txt", "3x Blood Doll", "3 blood-doll");
    let out = elysium(&["deck", "check", &good]).ok();
    assert!(out.starts_with("ok ") && out.contains("Library 77"), "{out}");
    let json = elysium(&["deck", "check", &good, "--json"]).json();
    assert_eq!((&json[0]["game"], &json[0]["ok"]), (&"vtes".into(), &true.into()));
    let shown = elysium(&["deck", "show", &good, "--json"]).json();
    assert_eq!(shown["game"], "vtes");
    let as_rivals = elysium(&["deck", "check", "--game", "rivals", &good]);
    assert_eq!(as_rivals.code, Some(1), "{as_rivals:?}");
}

#[test]
fn cards_that_are_not_known_or_not_playable_yet_are_told_apart() {
    let path = vtes_deck("vtes-bad.txt", "3x Blood Doll", "3x Blod Doll\n2x Anarchist Uprising");
    let ran = elysium(&["deck", "check", &path]);
    assert_eq!(ran.code, Some(1), "{ran:?}");
    assert!(ran.out.contains("Blod Doll") && ran.out.contains("Blood Doll"), "{}", ran.out);
    assert!(ran.out.contains("Anarchist Uprising"), "{}", ran.out);
    let json = elysium(&["deck", "check", &path, "--json"]);
    let json: Value = serde_json::from_str(&json.out).expect("JSON");
    let kinds: Vec<_> =
        json[0]["problems"].as_array().expect("a list").iter().map(|one| &one["kind"]).collect();
    assert_eq!(kinds.len(), 2, "{json}");
    assert_ne!(kinds[0], kinds[1], "{json}");
}

#[test]
fn nonsense_is_refused_with_a_reason() {
    for (name, text) in [
        ("empty.txt", ""),
        ("words.txt", "one two three\n"),
        ("json.txt", "{\"a\": 1}"),
        ("dots.txt", "....\n::::\n"),
    ] {
        for game in ["rivals", "vtes"] {
            let ran = elysium(&["deck", "check", "--game", game, &file(name, text)]);
            assert_eq!((ran.code, ran.err.as_str()), (Some(1), ""), "{name}: {ran:?}");
            assert!(ran.out.starts_with("FAILED") && ran.out.lines().count() > 1, "{name}: {ran:?}");
        }
    }
}

#[test]
fn a_card_of_no_clan_is_shown_with_its_type_alone() {
    let path = vtes_deck("vtes-shown.txt", "3x Blood Doll", "3x Blood Doll");
    let out = elysium(&["deck", "show", &path]).ok();
    let row = |name: &str| out.lines().find(|line| line.contains(name)).unwrap_or_else(|| panic!("{out}"));
    assert_eq!(row("Blood Doll").matches("Master").count(), 1, "{out}");
    let words: Vec<_> = row("Ventrue Headquarters").split_whitespace().collect();
    assert_eq!(words, ["1", "Ventrue", "Headquarters", "Master", "Ventrue"], "{out}");
    let clans: Vec<_> = out.lines().filter(|line| line.starts_with("Clans: ")).collect();
    assert_eq!(clans.len(), 2, "{out}");
    assert!(clans[1].starts_with("Clans: Ventrue ") && !clans[1].contains(','), "{out}");
    assert!(row("Kinds: ").contains("Master "), "{out}");
    let json = elysium(&["deck", "show", &path, "--json"]).json();
    let groups = json["library"]["groups"].as_array().expect("a list");
    assert!(groups.iter().all(|group| group["id"] == "ventrue"), "{groups:?}");
    let listed = elysium(&["cards", "vtes"]).ok();
    let line = listed.lines().find(|line| line.contains(" Blood Doll ")).expect("a card");
    assert_eq!(line.matches("Master").count(), 1, "{line}");
}

#[test]
fn piles_and_numbers_are_named_in_every_language() {
    let text = "Crypt\n1x Nik Sikko\nLibrary\n99999999999x Blur\n";
    let path = file("vtes-numbers.txt", text);
    for (lang, crypt, library, too_many) in [
        ("en", "Crypt: 1 card", "Library: 0 cards", "line 4: 99999999999 copies are too many"),
        ("es", "Cripta: 1 carta", "Biblioteca: 0 cartas", "línea 4: 99999999999 copias son demasiadas"),
        ("fr", "Crypte : 1 carte", "Bibliothèque : 0 carte", "ligne 4 : 99999999999 exemplaires, c'est trop"),
        (
            "pl",
            "Krypta: liczba kart to 1",
            "Biblioteka: liczba kart to 0",
            "wiersz 4: Za duża liczba kopii: 99999999999",
        ),
    ] {
        let ran = elysium(&["deck", "check", "--game", "vtes", &path, "--lang", lang]);
        assert_eq!(ran.code, Some(1), "{ran:?}");
        for words in [crypt, library, too_many] {
            assert!(ran.out.contains(words), "{lang}: {words:?} is not in {}", ran.out);
        }
    }
}
