//! The program in every language.

use elysium_text::escaped;

use crate::kit::{command, elysium, file, languages, record, run};

#[test]
fn every_language_has_words_of_its_own() {
    let path = file("lang.rec", record(7, usize::MAX));
    let commands: [&[&str]; 6] = [
        &["replay", &path],
        &["deck", "show", "toreador"],
        &["deck", "list"],
        &["sim", "vendetta", "--games", "3", "--seed", "1"],
        &["cards", "vendetta"],
        &["bench", "--seconds", "0.01"],
    ];
    for args in commands {
        let texts: Vec<_> =
            languages().map(|lang| elysium(&[args, &["--lang", lang]].concat()).ok()).collect();
        for (i, text) in texts.iter().enumerate() {
            assert!(!text.contains('⟦'), "a hole: {text}");
            assert!(!texts[..i].contains(text), "{args:?} is the same in two languages:\n{text}");
        }
    }
    for args in [&["cards", "vendetta", "hunnt"][..], &["play", "chess"], &["replay", "/no"], &["sim"]] {
        let mut said = Vec::new();
        for lang in languages() {
            let ran = elysium(&[&["--lang", lang], args].concat());
            assert!(ran.code != Some(0) && !ran.err.contains('⟦'), "{ran:?}");
            assert!(!said.contains(&ran.err), "{args:?} fails with the same words in two languages: {ran:?}");
            said.push(ran.err);
        }
    }
}

#[test]
fn the_environment_chooses_the_language_and_the_option_overrules_it() {
    let said = |locale: &str, args: &[&str]| {
        let mut command = command(args);
        command.env("LC_ALL", locale);
        run(command).err
    };
    assert!(said("pl_PL.UTF-8", &["replay", "/no"]).starts_with("błąd: "));
    assert!(said("pl_PL.UTF-8", &["replay", "/no", "--lang=fr"]).starts_with("erreur : "));
    assert!(said("pl_PL.UTF-8", &["replay"]).starts_with("błąd: "));
    assert!(said("xx_XX.UTF-8", &["replay", "/no"]).starts_with("error: "));
}

/// The test locale puts every message in brackets: what stands outside was never translated.
#[test]
fn no_word_escapes_translation() {
    let (whole, part) = (file("qps.rec", record(8, usize::MAX)), file("qps-2.rec", record(8, 20)));
    let bad = file(
        "qps.txt",
        "Name: x\nHydra\nVampires:\n2 Sucker Punch\nSpells:\nHavn: House of Pian\n0 Mercy\nqqqqq\n",
    );
    let commands: [&[&str]; 17] = [
        &["deck", "show", "brujah"],
        &["deck", "list"],
        &["deck", "check", "brujah", &bad],
        &["deck", "show", &bad],
        &["deck", "show", "nobody"],
        &["deck", "list", "--game", "vendetta"],
        &["sim", "rivals", "--games", "1", "--decks", "brujah"],
        &["sim", "vendetta", "--games", "3"],
        &["replay", &whole],
        &["replay", &part, "--as", "C"],
        &["replay", &whole, "--verify"],
        &["cards", "vendetta"],
        &["cards", "vendetta", "hunt"],
        &["bench", "--seconds", "0.01"],
        &["cards", "vendetta", "hunnt"],
        &["sim", "vendetta", "--games", "1", "--bots", "nobody"],
        &["sim", "vendetta", "--games", "x"],
    ];
    for args in commands {
        let ran = elysium(&[args, &["--lang", "qps"]].concat());
        let text = ran.out + &ran.err;
        assert!(text.contains('⟦'), "{args:?}: {text}");
        assert_eq!(escaped(&text), Vec::<String>::new(), "{args:?}: {text}");
    }
}
