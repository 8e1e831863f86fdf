//! What each may know after every entry of a journal: everything that was ever open to them.

use std::path::Path;

use elysium_kernel::{Fair, Game, Seat, Seed, Viewer};
use serde::Serialize;
use serde_json::{Value, json};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{Connection, Row};

use crate::leaks::canaries::{Canaries, Cards};
use crate::leaks::oracle::{Learns, Oracle};

async fn database(data: &Path) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(data.join("elysium.db"));
    let options = options.busy_timeout(std::time::Duration::from_secs(30));
    SqliteConnection::connect_with(&options).await.expect("the database of the server")
}

/// The journal of a table, as it is kept.
pub async fn entries(data: &Path, table: &str) -> Vec<Value> {
    let mut database = database(data).await;
    let rows = sqlx::query("SELECT body FROM entries WHERE table_id = ? ORDER BY seq").bind(table);
    let rows = rows.fetch_all(&mut database).await.expect("a journal");
    rows.iter().map(|row| serde_json::from_str(row.get::<&str, _>("body")).expect("an entry")).collect()
}

/// Writes into the journal of a closed server that a game has begun, under this version of the rules.
pub async fn begin(data: &Path, table: &str, rules: u32, setup: Value) {
    let entries = entries(data, table).await;
    let (seq, at) = (entries.len() as u32 + 1, entries[0]["at"].clone());
    let entry = json!({ "seq": seq, "at": at, "what": { "started": { "rules": rules, "setup": setup } } });
    let row = sqlx::query("INSERT INTO entries (table_id, seq, body) VALUES (?, ?, ?)");
    let row = row.bind(table).bind(seq).bind(entry.to_string());
    row.execute(&mut database(data).await).await.expect("it is written");
}

/// By recipient (the seats, then the spectator): the cards known after each entry that has a number for all, and after each
/// answer.
pub struct Known {
    by_seq: Vec<Vec<Cards>>,
    by_answers: Vec<Vec<Cards>>,
}

impl Known {
    pub fn after(&self, seq: u32, who: usize) -> Cards {
        self.by_seq[(seq as usize).min(self.by_seq.len() - 1)][who]
    }

    /// After so many answers, the last time that so many had been given.
    pub fn after_answers(&self, answers: u32, who: usize) -> Cards {
        self.by_answers[answers as usize][who]
    }
}

fn cards<G: Oracle>(canaries: &Canaries<G>, slugs: &[impl AsRef<str>]) -> Cards {
    let mut cards = Cards::default();
    slugs.iter().filter_map(|slug| canaries.number(slug.as_ref())).for_each(|card| cards.insert(card));
    cards
}

/// The cards in an event, and whatever else is a word there.
fn words(event: &impl Serialize) -> Vec<String> {
    fn collect(value: Value, words: &mut Vec<String>) {
        match value {
            Value::String(word) => words.push(word),
            Value::Array(list) => list.into_iter().for_each(|item| collect(item, words)),
            Value::Object(map) => map.into_iter().for_each(|(_, item)| collect(item, words)),
            _ => {}
        }
    }
    let mut words = Vec::new();
    collect(json!(event), &mut words);
    words
}

fn name(recipient: Option<Seat>) -> String {
    recipient.map_or_else(|| "a spectator".into(), |seat| seat.to_string())
}

/// Follows a journal with all that is in it.
pub fn of<G: Oracle>(entries: &[Value], canaries: &Canaries<G>) -> Known {
    let opened = &entries[0]["what"]["opened"];
    let seed = |value: &Value| -> Seed { value.as_str().and_then(|text| text.parse().ok()).expect("a seed") };
    let seats = opened["players"].as_u64().expect("a number") as usize;
    let recipients = |i: usize| (i < seats).then_some(Seat(i as u8));
    let mut seeds = vec![None; seats];
    let mut game: Option<Game<G>> = None;
    let mut from = 0;
    let mut now = vec![Cards::default(); seats + 1];
    let mut known = Known { by_seq: vec![now.clone()], by_answers: Vec::new() };
    for entry in entries {
        let what = &entry["what"];
        let window = |game: &Option<Game<G>>| game.as_ref()?.window().map(|window| window.place);
        let before = window(&game);
        let seat = |what: &Value| -> Seat { serde_json::from_value(what["seat"].clone()).expect("a seat") };
        if let Some(sat) = what.get("seat-taken") {
            seeds[seat(sat).index()] = Some(seed(&sat["seed"]));
        } else if let Some(started) = what.get("started") {
            let setup = serde_json::from_value(started["setup"].clone()).expect("a set-up");
            let fair = Fair::new(seed(&opened["secret"]), seeds.clone());
            game = Some(Game::new(setup, fair.seed()).expect("a game"));
        } else if let (Some(answered), Some(game)) = (what.get("answered"), &mut game) {
            game.play(seat(answered), answered["word"].as_str().expect("a word")).expect("an answer");
        } else if let (Some(took_back), Some(old)) = (what.get("took-back"), &game) {
            let to = took_back["to"].as_u64().expect("a number") as usize;
            let back = old.rewound_to(to);
            from = back.log().entries().len();
            game = Some(back);
        }
        if let Some(game) = &game {
            learn(game, from, canaries, &mut now, &recipients);
            from = game.log().entries().len();
            // What was learnt from an answer that was taken back is known all the same.
            let answers = game.history().len();
            known.by_answers.resize_with(known.by_answers.len().max(answers + 1), Vec::new);
            known.by_answers[answers].clone_from(&now);
        }
        // What leaves a window open, and where somebody wants to be asked, has no number of its own.
        let stays_open = what.get("answered").is_some() && before.is_some() && before == window(&game);
        if stays_open || what.get("stop-set").is_some() {
            known.by_seq.last_mut().expect("the start").clone_from(&now);
        } else {
            known.by_seq.push(now.clone());
        }
    }
    known
}

/// What lies open after the events from number `from` on, and what they teach. Whatever else they name openly must lie
/// open then or have lain open before: otherwise an event that shows too much would hide itself.
fn learn<G: Oracle>(
    game: &Game<G>,
    from: usize,
    canaries: &Canaries<G>,
    now: &mut [Cards],
    recipients: &impl Fn(usize) -> Option<Seat>,
) {
    for (i, known) in now.iter_mut().enumerate() {
        let who = recipients(i);
        *known = known.or(cards(canaries, &G::open(game.now(), who)));
        for logged in &game.log().entries()[from..] {
            let (event, open) = (logged.seen_by(Viewer::Omniscient), logged.seen_by(Viewer::Spectator));
            match G::learns(game.now(), &event) {
                Learns::Only(seats) if who.is_some_and(|seat| seats.has(seat)) => {
                    *known = known.or(cards(canaries, &words(&event)));
                }
                Learns::All => *known = known.or(cards(canaries, &words(&open))),
                Learns::Only(_) | Learns::Nobody => {
                    let named = |slug: &String| canaries.number(slug).is_some_and(|card| !known.has(card));
                    if let Some(slug) = words(&open).iter().find(|slug| named(slug)) {
                        panic!("{open:?} names {slug}, which has never lain open to {}", name(who));
                    }
                }
            }
        }
    }
    // Whoever is offered a card must know which card it is.
    for open in game.open() {
        let offered = open.options.iter().chain(open.refused.iter().map(|(choice, _)| choice));
        for &choice in offered {
            let word = G::notation(game.now(), choice);
            let named = cards(canaries, &word.split([':', '.']).collect::<Vec<_>>());
            let knows = now[open.who.index()].and(named) == named;
            assert!(knows, "{} is offered {choice:?} and does not know what it is", open.who);
        }
    }
}
