//! Golden records: games of yesterday that must replay today, to the same end.
//!
//! `docs/records.md` says what it means when they do not.

use std::collections::BTreeMap;
use std::fs;

use elysium_kernel::{Seat, Seats, Seed};
use elysium_kit::AnyGame;

use crate::house;

/// At least so many for each game.
const LEAST: usize = 50;
/// Longer games are put aside.
const LONGEST: u64 = 500;

/// Who plays: which bot sits in a seat.
type Bots = (&'static str, fn(Seat) -> &'static str);
const BOTS: [Bots; 3] = [
    ("random", |_| "random"),
    ("easy", |_| "easy"),
    ("mixed", |seat| if seat.0.is_multiple_of(2) { "easy" } else { "random" }),
];

/// Replays the golden records of a game and compares everything; with `UPDATE=1` makes them anew.
pub fn golden(game: &dyn AnyGame) {
    let name = game.name();
    let folder = format!("crates/{name}/tests/golden");
    let path = house().join(&folder);
    if std::env::var_os("UPDATE").is_some_and(|update| update == "1") {
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap_or_else(|e| panic!("{folder}: {e}"));
        for (file, deal) in plan(game) {
            fs::write(path.join(&file), deal.record(game)).unwrap_or_else(|e| panic!("{folder}/{file}: {e}"));
        }
    }
    let renew = format!("UPDATE=1 cargo test -p elysium-{name} --test game -- golden");
    let files = fs::read_dir(&path).unwrap_or_else(|e| panic!("{folder}: {e}; make it with `{renew}`"));
    let mut there: Vec<_> =
        files.map(|file| file.expect("a folder can be listed").file_name().into_string().unwrap()).collect();
    there.sort();
    let due: Vec<_> = plan(game).into_keys().collect();
    assert!(there == due, "{folder} lacks a kind of game or has another one; renew it with `{renew}`");
    assert!(there.len() >= LEAST, "{} golden records are too few", there.len());
    let replay = |file: &String| {
        let text = fs::read_to_string(path.join(file)).expect("a record can be read");
        game.read_record(&text, usize::MAX).err().map(|error| format!("{file}: {error}"))
    };
    let broken: Vec<_> = there.iter().filter_map(replay).collect();
    println!("{} golden records", there.len());
    assert!(
        broken.is_empty(),
        "{} of {} golden records do not replay, so stored games of {name} would not, either:\n{}\n\
         If that is not meant, the change at hand is wrong. If it is, raise `Rules::VERSION` (docs/records.md says \
         when) and renew the records with `{renew}`.",
        broken.len(),
        there.len(),
        broken[..broken.len().min(5)].join("\n"),
    );
}

/// One game to be recorded.
struct Deal {
    players: u8,
    variants: Vec<String>,
    bots: Bots,
    number: u64,
}

/// Every number of players, as usual, with each variant the other way, and with all of them, by each kind of
/// bots in turn until there are enough.
fn plan(game: &dyn AnyGame) -> BTreeMap<String, Deal> {
    let other = |(name, on): (&'static str, bool)| if on { format!("no-{name}") } else { name.to_string() };
    let each: Vec<_> = game.variants().into_iter().map(other).collect();
    let single = each.iter().map(|variant| (variant.clone(), vec![variant.clone()]));
    let kinds: Vec<(String, Vec<String>)> = [("usual".to_string(), Vec::new())]
        .into_iter()
        .chain(single)
        .chain([("all".into(), each.clone())])
        .collect();
    let mut plan = BTreeMap::new();
    for bots in BOTS {
        for &players in game.player_counts() {
            for (kind, variants) in &kinds {
                if game.setup(Some(players), variants).is_ok() {
                    let (variants, number) = (variants.clone(), plan.len() as u64);
                    let file = format!("{players}-{kind}-{}.jsonl", bots.0);
                    plan.insert(file, Deal { players, variants, bots, number });
                }
            }
        }
        if plan.len() >= LEAST {
            break;
        }
    }
    plan
}

impl Deal {
    fn record(&self, game: &dyn AnyGame) -> String {
        let mut setup = game.setup(Some(self.players), &self.variants).expect("a set-up of the plan");
        let seats = Seats::first(self.players as usize);
        let starters = game.starters();
        for seat in seats.into_iter().filter(|_| game.has_decks()) {
            let (_, deck) = starters[(seat.index() + self.number as usize) % starters.len()];
            game.bring(&mut setup, seat, deck).expect("a starter deck is allowed");
        }
        let mut play = game.start(&setup, Seed::number(self.number)).expect("a set-up of the plan");
        let bot = self.bots.1;
        // Some are put aside in the middle of things: the digest is that of the table as it stands then.
        let most = if self.number % 4 == 3 { 40 + self.number } else { LONGEST } as usize;
        while let Some(seat) = play.asked().into_iter().next().filter(|_| play.answers() < most) {
            let word = play.bot_answer(seat, bot(seat)).expect("the bot knows an answer");
            play.answer(seat, &word).expect("what a bot answers is taken");
        }
        let names: Vec<_> = seats.into_iter().map(|seat| bot(seat).to_string()).collect();
        play.record(&names, None)
    }
}
