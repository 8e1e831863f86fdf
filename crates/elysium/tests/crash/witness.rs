//! The journals' judge itself: it must notice everything that it is there to notice.

use std::panic::catch_unwind;
use std::time::{Duration, Instant};

use elysium_client::load::Acked;
use elysium_kernel::{Fair, Game, Rules, Seed};
use elysium_kit::Title;
use elysium_vendetta::Vendetta;
use serde_json::{Value, json};

use crate::journals::{Journals, keep_their_word, replay};

/// The journal of a random game with one take-back, and the acknowledgements that belong to it.
fn genuine() -> (Vec<Value>, Vec<Acked>) {
    let seeds = [2, 3, 4].map(Seed::number);
    let setup = Vendetta::setup(Some(3), &[]).expect("three can play");
    let fair = Fair::new(Seed::number(1), seeds.map(Some).to_vec());
    let mut game = Game::<Vendetta>::new(setup, fair.seed()).expect("three can play");
    let mut whats =
        vec![json!({ "opened": { "game": "vendetta", "players": 3, "secret": Seed::number(1) } })];
    whats.extend(
        ["A", "B", "C"]
            .iter()
            .zip(seeds)
            .map(|(seat, seed)| json!({ "seat-taken": { "seat": seat, "seed": seed } })),
    );
    whats.push(json!({ "started": { "rules": Vendetta::VERSION, "setup": setup } }));
    let mut rng = fastrand::Rng::with_seed(9);
    let mut rewound = false;
    while let Some(open) = game.next_question() {
        let (seat, choice) = (open.who, open.options[rng.usize(..open.options.len())]);
        let word = Vendetta::notation(game.now(), choice);
        game.apply(seat, choice).expect("it was offered");
        whats.push(json!({ "answered": { "seat": seat, "word": word } }));
        if game.history().len() == 20 && !rewound {
            rewound = true;
            game = game.rewound_to(17);
            whats.push(json!({ "took-back": { "to": 17 } }));
        }
    }
    let (digest, outcome) = (game.digest(), game.outcome());
    whats.push(json!({ "ended": { "how": "finished", "outcome": outcome, "digest": digest } }));
    let entry = |(i, what): (usize, Value)| json!({ "seq": i + 1, "command": { "user": "ana", "id": format!("c{i}") }, "what": what });
    let entries: Vec<_> = whats.into_iter().enumerate().map(entry).collect();
    let answered = |entry: &&Value| !entry["what"]["answered"].is_null();
    let ack = |entry: &Value| Acked {
        table: "t".into(),
        user: "ana".into(),
        command_id: entry["command"]["id"].as_str().expect("a text").into(),
        word: entry["what"]["answered"]["word"].as_str().map(str::to_owned),
        seq: entry["seq"].as_u64().expect("a number") as u32,
        took: Duration::ZERO,
        at: Instant::now(),
        resent: false,
    };
    let acked = entries.iter().filter(answered).map(ack).collect();
    (entries, acked)
}

/// Is this journal, with these acknowledgements, found in order?
fn passes(entries: &[Value], acked: &[Acked]) -> bool {
    let read = |entry: &Value| serde_json::from_value(entry.clone()).expect("an entry");
    let journals: Journals = [("t".into(), entries.iter().map(read).collect())].into();
    catch_unwind(|| {
        keep_their_word(&journals, acked);
        replay(&journals);
    })
    .is_ok()
}

#[test]
fn the_judge_of_journals_notices_everything() {
    let (entries, acked) = genuine();
    assert!(passes(&entries, &acked));
    let spoilt = |what: &str, spoil: &dyn Fn(&mut Vec<Value>)| {
        let mut entries = entries.clone();
        spoil(&mut entries);
        assert!(!passes(&entries, &acked), "nobody noticed: {what}");
    };
    let mut elsewhere = acked.clone();
    elsewhere[9].seq -= 1;
    assert!(!passes(&entries, &elsewhere), "nobody noticed: it stands further on than was said");
    let last = entries.len() - 1;
    spoilt("the last entries are lost", &|entries| entries.truncate(last - 1));
    spoilt("an entry in the middle is lost", &|entries| _ = entries.remove(last / 2));
    spoilt("an entry is there twice", &|entries| {
        let twice = entries[last / 2].clone();
        entries.insert(last / 2, twice);
    });
    spoilt("a command was done twice", &|entries| {
        entries[last]["command"] = entries[last - 1]["command"].clone();
    });
    spoilt("somebody else's command", &|entries| entries[last - 1]["command"]["user"] = json!("ben"));
    spoilt("another word", &|entries| entries[last - 1]["what"]["answered"]["word"] = json!("no"));
    spoilt("another seed", &|entries| entries[2]["what"]["seat-taken"]["seed"] = json!(Seed::number(5)));
    spoilt("another digest", &|entries| entries[last]["what"]["ended"]["digest"] = json!("0"));
    spoilt("another winner", &|entries| entries[last]["what"]["ended"]["outcome"] = Value::Null);
    spoilt("a take-back that was none", &|entries| {
        let at =
            entries.iter().position(|entry| !entry["what"]["took-back"].is_null()).expect("there is one");
        entries[at]["what"] = json!({ "said": {} });
    });
}
