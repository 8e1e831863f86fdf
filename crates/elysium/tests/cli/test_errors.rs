//! Command lines that cannot be, and readers that go away.

use std::io::Read;
use std::process::Stdio;

use crate::kit::{command, elysium, file, languages, record, run};

#[test]
fn without_a_command_the_server_starts() {
    let mut command = command(&[]);
    // As long as nobody says where its data belongs it goes no further than this.
    for name in ["HOME", "XDG_DATA_HOME", "APPDATA"] {
        command.env_remove(name);
    }
    let err = run(command).fails(1);
    assert_eq!(
        err,
        "error: This machine does not say where user data belongs.\nhint: Name a directory with --data DIR.\n"
    );
}

#[test]
fn help_is_there_when_it_is_asked_for() {
    let help = elysium(&["--help"]).ok();
    assert!(help.contains("Usage: elysium") && help.contains("scenario"), "{help}");
    assert!(elysium(&["sim", "--help"]).ok().contains("--jobs"));
    for args in [["sim", "--help"], ["play", "-h"], ["help", "play"]] {
        let help = elysium(&args).ok();
        assert!(help.contains("Variants of vtes") && help.contains("turn-limit=N"), "{help}");
    }
    assert!(elysium(&["--version"]).ok().starts_with("elysium "));
}

#[test]
fn an_unknown_game_is_answered_with_the_games() {
    for args in
        [&["play", "chess"][..], &["sim", "chess", "--games", "1"], &["cards", "chess"], &["bench", "chess"]]
    {
        let err = elysium(args).fails(2);
        let games = elysium_games::names();
        assert_eq!(err, format!("error: There is no game “chess”.\nhint: The games are: {games}.\n"));
    }
}

#[test]
fn wrong_arguments_get_a_hint() {
    let sim = |more: &[&str]| elysium(&[&["sim", "vendetta", "--games", "1"], more].concat());
    assert!(sim(&["--bots", "nobody"]).fails(1).contains("hint: The bots are, from weak to strong: random"));
    assert!(sim(&["--bots", "random,random,random,random,random"]).fails(1).contains("5 bots"));
    assert!(sim(&["--variants", "nonsense"]).fails(1).contains("relics"));
    sim(&["--players", "2"]).fails(1);
    sim(&["--players", "255"]).fails(1);
    for (option, value) in [
        ("--players", "256"),
        ("--players", "x"),
        ("--seed", "18446744073709551616"),
        ("--seed", "-1"),
        ("--jobs", "0"),
        ("--jobs", "65536"),
    ] {
        let err = sim(&[&format!("{option}={value}")]).fails(2);
        assert!(err.contains(value) && err.contains("hint: A whole number"), "{err}");
    }
    assert!(elysium(&["sim", "vendetta", "--games", "0"]).fails(2).contains("hint: A whole number"));
    assert!(sim(&["--seeds", "1"]).fails(2).contains("Did you mean --seed?"));
    assert!(sim(&["--json", "--json"]).fails(2).contains("twice"));
    assert!(sim(&["--seed"]).fails(2).contains("--seed <SEED> needs a value"));
    assert!(elysium(&["sim", "vendetta"]).fails(2).contains("--games <N>"));
    assert!(elysium(&["simulate"]).fails(2).contains("The commands are: serve, play"));
    assert!(elysium(&["replay"]).fails(2).contains("<FILE>"));
    // No language will ever have this code.
    let codes: Vec<_> = languages().collect();
    let unknown = elysium(&["--lang", "xx", "bench"]).fails(2);
    assert!(unknown.contains(&format!("Possible values: {}.", codes.join(", "))), "{unknown}");
    assert!(elysium(&["--help"]).ok().contains(&codes.join(", ")));
    let both = elysium(&["replay", "x", "--verify", "--to", "3"]).fails(2);
    assert!(both.contains("--verify") && both.contains("--to <N>"), "{both}");
}

#[test]
fn options_are_named_as_they_are_written() {
    let said = |variant: &str, lang: &str| {
        let args = ["sim", "vtes", "--games", "1", "--variants", variant, "--lang", lang];
        elysium(&args).fails(1)
    };
    for lang in languages() {
        for given in ["bananas", "turn-limt", "turn-limt=3"] {
            let err = said(given, lang);
            for form in [given, "decks-as-sold", "turn-limit=N", "windows=quick|calm|strict"] {
                assert!(err.contains(form), "{lang}: {form} is not in {err}");
            }
        }
        for given in ["turn-limit", "no-turn-limit"] {
            let err = said(given, lang);
            assert!(err.contains("turn-limit=N") && !err.contains("windows"), "{lang}: {err}");
        }
        assert!(said("windows", lang).contains("windows=quick|calm|strict"));
        assert!(said("decks-as-sold=1", lang).contains("no-decks-as-sold"));
    }
    let err = said("no-turn-limit", "en");
    assert!(err.contains("`turn-limit` needs a number: write `turn-limit=N`"), "{err}");
}

#[cfg(unix)]
#[test]
fn words_that_are_not_text_are_refused() {
    use std::os::unix::ffi::OsStrExt;
    let odd = std::ffi::OsStr::from_bytes(b"\xff\xfe");
    for args in [&["cards", "vendetta"][..], &["cards"], &["replay"], &["--lang"], &[]] {
        let mut command = command(args);
        command.arg(odd);
        let ran = run(command);
        assert!(matches!(ran.code, Some(1 | 2)) && !ran.err.contains("panicked"), "{ran:?}");
    }
}

/// As `elysium ... | head -c 1`.
#[test]
fn a_reader_that_goes_away_is_no_reason_to_complain() {
    let path = file("pipe.rec", record(6, usize::MAX));
    for args in
        [&["replay", &path][..], &["cards", "vendetta", "--json"], &["cards", "vendetta"], &["--help"]]
    {
        let mut child =
            command(args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
        drop(child.stdout.take());
        let mut err = String::new();
        child.stderr.take().expect("piped").read_to_string(&mut err).expect("text");
        let status = child.wait().expect("it ends");
        assert_eq!((status.code(), err.as_str()), (Some(0), ""), "{args:?}");
    }
}
