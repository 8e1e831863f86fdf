//! `elysium sim`.

use serde_json::Value;

use crate::kit::{elysium, keys};

fn sim(more: &[&str]) -> Value {
    let args = ["sim", "vendetta", "--games", "40", "--seed", "7", "--json"];
    elysium(&[&args, more].concat()).json()
}

#[test]
fn the_report_names_seats_and_clans() {
    let out = elysium(&["sim", "vendetta", "--games", "20", "--players", "3", "--seed", "1"]).ok();
    for word in ["vendetta", "seed 1", "Games", "Decisions per second", "A (random)", "C (random)", "95 %"] {
        assert!(out.contains(word), "{word} is not in\n{out}");
    }
    assert!(!out.contains("D (random)"), "{out}");
    assert!(!out.contains('\x1b'), "colour in a pipe:\n{out}");
}

#[test]
fn the_json_has_its_shape_and_its_sums_agree() {
    let json = sim(&["--bots", "random,random,random"]);
    let expected = [
        "decisions",
        "decisions_per_second",
        "game",
        "games",
        "groups",
        "players",
        "seats",
        "seconds",
        "seed",
    ];
    assert_eq!(keys(&json), expected);
    assert_eq!(
        (&json["game"], &json["games"], &json["players"]),
        (&"vendetta".into(), &40.into(), &4.into())
    );
    assert!(json["decisions"].as_u64().is_some_and(|n| n > 40 * 10), "{json}");
    let list = |name: &str| json[name].as_array().expect("a list").clone();
    let (seats, groups) = (list("seats"), list("groups"));
    assert_eq!(seats.len(), 4);
    assert_eq!(keys(&seats[0]), ["bot", "high", "low", "points", "win_rate", "wins"]);
    assert_eq!(keys(&groups[0]), ["games", "high", "low", "name", "points", "win_rate", "wins"]);
    let sum = |list: &[Value], key: &str| list.iter().filter_map(|entry| entry[key].as_f64()).sum::<f64>();
    assert!((sum(&seats, "wins") - 40.0).abs() < 1e-9, "{json}");
    assert!((sum(&groups, "wins") - 40.0).abs() < 1e-9, "{json}");
    assert!((sum(&groups, "games") - 160.0).abs() < 1e-9, "{json}");
    for entry in seats.iter().chain(&groups) {
        let number = |key: &str| entry[key].as_f64().expect("a number");
        assert!(number("low") <= number("win_rate") && number("win_rate") <= number("high"), "{entry}");
        assert!(number("low") >= 0.0 && number("high") <= 1.0, "{entry}");
    }
}

#[test]
fn the_same_seed_gives_the_same_games_however_many_play_at_once() {
    let without_clock = |mut json: Value| {
        for key in ["seconds", "decisions_per_second"] {
            json.as_object_mut().expect("an object").remove(key);
        }
        json
    };
    let one = without_clock(sim(&["--jobs", "1"]));
    assert_eq!(one, without_clock(sim(&["--jobs", "2"])));
    assert_eq!(one, without_clock(sim(&["--jobs", "65535"])));
    let other = elysium(&["sim", "vendetta", "--games", "40", "--seed", "8", "--json"]).json();
    assert_ne!(one, without_clock(other));
}

#[test]
fn bots_sit_in_their_seats_and_a_short_list_repeats() {
    let json = sim(&["--bots", "easy,random", "--players", "5"]);
    let bots: Vec<_> =
        json["seats"].as_array().expect("a list").iter().filter_map(|seat| seat["bot"].as_str()).collect();
    assert_eq!(bots, ["easy", "random", "easy", "random", "easy"]);
}

#[test]
fn variants_are_taken() {
    assert_eq!(sim(&["--variants", "relics,location-cards"])["games"], 40);
}
