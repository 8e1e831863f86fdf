//! Golden records: games of yesterday that must replay today, to the same end.
//!
//! `docs/records.md` says what it means when they do not.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use elysium_kernel::{Seats, Seed};
use elysium_kit::AnyGame;

use crate::bots::dealt;
use crate::{GameTests, root, updating};

/// At least so many for each game.
const LEAST: usize = 50;
/// Longer games are put aside.
const LONGEST: u64 = 500;

/// Replays the golden records of a game and compares everything; with `UPDATE=1` makes them again.
pub fn golden_records_replay_to_the_same_end<T: GameTests>() {
    let game = T::game();
    let path = folder(game);
    if updating() {
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        for (file, deal) in plan(game) {
            let written = fs::write(path.join(&file), deal.record(game));
            written.unwrap_or_else(|e| panic!("{file}: {e}"));
        }
    }
    let there = files(game);
    let due: Vec<_> = plan(game).into_keys().collect();
    let renew = renew(game);
    assert!(
        there == due,
        "{} lacks a kind of game or has another one; renew it with `{renew}`",
        path.display()
    );
    println!("{} golden records", there.len());
    replay(game);
}

/// Panics with the golden records that do not replay.
pub(crate) fn replay(game: &dyn AnyGame) {
    let (there, path, name) = (files(game), folder(game), game.name());
    assert!(there.len() >= LEAST, "{} golden records are too few", there.len());
    let broken = |file: &String| {
        let text = fs::read_to_string(path.join(file)).expect("a record can be read");
        game.read_record(&text, usize::MAX).err().map(|error| format!("{file}: {error}"))
    };
    let broken: Vec<_> = there.iter().filter_map(broken).collect();
    assert!(
        broken.is_empty(),
        "{} of {} golden records do not replay, so stored games of {name} would not, either:\n{}\n\
         If that is not meant, the change at hand is wrong. If it is, raise `Rules::VERSION` (docs/records.md says \
         when) and renew the records with `{}`.",
        broken.len(),
        there.len(),
        broken[..broken.len().min(5)].join("\n"),
        renew(game),
    );
}

fn folder(game: &dyn AnyGame) -> PathBuf {
    root().join("crates").join(game.name()).join("tests/golden")
}

fn renew(game: &dyn AnyGame) -> String {
    format!("UPDATE=1 cargo test -p elysium-{} --test game -- golden", game.name())
}

/// The names of the records that there are.
fn files(game: &dyn AnyGame) -> Vec<String> {
    let (name, renew) = (game.name(), renew(game));
    let listed = fs::read_dir(folder(game))
        .unwrap_or_else(|_| panic!("{name} has no golden records yet: make them with `{renew}`"));
    let name = |file: fs::DirEntry| file.file_name().into_string().expect("a plain name");
    let mut files: Vec<_> = listed.map(|file| name(file.expect("a folder can be listed"))).collect();
    files.sort();
    files
}

/// One game to be recorded.
struct Deal {
    players: u8,
    variants: Vec<String>,
    /// Who sits in a seat, one after the other and over again.
    bots: Vec<&'static str>,
    number: u64,
}

/// Every number of players, as usual, with each variant the other way, and with all of them, by each kind of
/// bots in turn, and once more with other dice, until there are enough.
fn plan(game: &dyn AnyGame) -> BTreeMap<String, Deal> {
    let other = |(name, on): (&'static str, bool)| if on { format!("no-{name}") } else { name.to_string() };
    let each: Vec<_> = game.variants().into_iter().map(other).collect();
    let mut kinds = vec![("usual".to_string(), Vec::new())];
    kinds.extend(each.iter().map(|variant| (variant.clone(), vec![variant.clone()])));
    if each.len() > 1 {
        kinds.push(("all".into(), each));
    }
    let mut plan = BTreeMap::new();
    for (round, (kind_of_bots, bots)) in rounds(game) {
        for &players in game.player_counts() {
            for (kind, variants) in &kinds {
                if game.setup(Some(players), variants).is_ok() {
                    let (variants, bots, number) = (variants.clone(), bots.clone(), plan.len() as u64);
                    let file = format!("{players}-{kind}-{kind_of_bots}{round}.jsonl");
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

type BotMix = (&'static str, Vec<&'static str>);

/// The weakest bots, the next better ones, and both at one table; again and again.
fn rounds(game: &dyn AnyGame) -> impl Iterator<Item = (String, BotMix)> {
    let kinds: Vec<BotMix> = match *game.bots() {
        [] => panic!("a game has bots"),
        [weak] => vec![(weak, vec![weak])],
        [weak, better, ..] => {
            vec![(weak, vec![weak]), (better, vec![better]), ("mixed", vec![better, weak])]
        }
    };
    let named = |round: u32| if round == 1 { String::new() } else { format!("-{round}") };
    (1..).flat_map(move |round| kinds.clone().into_iter().map(move |bots| (named(round), bots)))
}

impl Deal {
    fn record(&self, game: &dyn AnyGame) -> String {
        let setup = dealt(game, self.players, &self.variants, self.number);
        let mut play = game.start(&setup, Seed::number(self.number)).expect("a set-up of the plan");
        let seats = Seats::first(self.players.into());
        let names: Vec<_> = seats.into_iter().map(|seat| self.bots[seat.index() % self.bots.len()]).collect();
        // Some are put aside in the middle of things: the digest is that of the table as it stands then.
        let most = if self.number % 4 == 3 { 40 + self.number } else { LONGEST } as usize;
        while let Some(seat) = play.asked().into_iter().next().filter(|_| play.answers() < most) {
            let word = play.bot_answer(seat, names[seat.index()]).expect("the bot knows an answer");
            play.answer(seat, &word).expect("what a bot answers is taken");
        }
        let names: Vec<_> = names.into_iter().map(String::from).collect();
        play.record(&names, None)
    }
}
