//! What the tests of the server share: a server on this machine, people in it, tables, and playing
//! on at random.

mod browser;
mod player;
mod server;

use std::sync::atomic::{AtomicU64, Ordering};

use elysium_client::{ClientError, Person};
use elysium_wire::{
    Ack, Command, ErrorCode, ErrorInfo, NewBot, NewTable, Order, Pace, Snapshot, TableInfo, TableOptions,
};

pub use browser::{Browser, Reply};
pub use player::TestPlayer;
pub use server::{TestServer, impatient};

/// A command with a number that nobody has used.
pub fn order(command: Command) -> Order {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    Order { command_id: format!("test-{}", NEXT.fetch_add(1, Ordering::Relaxed)), command }
}

/// Does something that must work. Whoever is too fast for the server waits a moment, as the server asks.
pub async fn act(who: &Person, table: &str, command: Command) -> Ack {
    match tried(who, table, &order(command.clone())).await {
        Ok(ack) => ack,
        Err(refused) => panic!("{command:?} was refused: {refused:?}"),
    }
}

/// Does something that must be refused.
pub async fn refused(who: &Person, table: &str, command: Command) -> ErrorInfo {
    match tried(who, table, &order(command.clone())).await {
        Ok(ack) => panic!("{command:?} was taken: {ack:?}"),
        Err(refused) => refused,
    }
}

async fn tried(who: &Person, table: &str, order: &Order) -> Result<Ack, ErrorInfo> {
    loop {
        match who.command(table, order).await {
            Ok(ack) => return Ok(ack),
            Err(ClientError::Refused(refused)) if refused.code == ErrorCode::TooFast => pause().await,
            Err(ClientError::Refused(refused)) => return Err(*refused),
            Err(error) => panic!("{error}"),
        }
    }
}

/// What somebody does who was refused for being too fast.
pub async fn pause() {
    tokio::time::sleep(std::time::Duration::from_millis(60)).await;
}

/// A table where bots do not dawdle.
pub fn table(game: &str, players: u8) -> NewTable {
    let options = TableOptions { players: Some(players), pace: Pace::Instant, ..TableOptions::default() };
    let bots = Vec::new();
    NewTable { game: game.into(), options, bots, watch: false, start: false, deck: None, seed: None }
}

/// The same with a bot in every seat but the opener's.
pub fn against_bots(game: &str, players: u8) -> NewTable {
    let bot = NewBot { seat: None, level: Some("random".into()), deck: None };
    NewTable { bots: vec![bot; players as usize - 1], ..table(game, players) }
}

pub const SIT: Command = Command::Sit { seat: None, deck: None, seed: None };

/// The first opens a table, the others sit down, and it starts. Seats are taken in this order.
pub async fn gather(people: &[&Person], new: &NewTable) -> TableInfo {
    let info = people[0].open(new).await.expect("a table can be opened");
    for person in &people[1..] {
        act(person, &info.id, SIT).await;
    }
    act(people[0], &info.id, Command::Start).await;
    info
}

/// The table as somebody sees it.
pub async fn look(who: &Person, table: &str) -> Snapshot {
    who.table(table).await.expect("the table can be seen")
}

/// The table once something has happened after number `since`.
pub async fn look_after(who: &Person, table: &str, since: u32) -> Snapshot {
    poll(who, table, since, |snapshot| snapshot.seq > since).await
}

/// The table once something has happened after number `since`, or its viewer is asked: a question in a window that is
/// open already has no number of its own.
pub async fn hear_next(who: &Person, table: &str, since: u32) -> Snapshot {
    poll(who, table, since, |snapshot| snapshot.seq > since || snapshot.now.question.is_some()).await
}

/// Asks until the table is as wanted. One that stays silent for minutes is stuck: the test fails and does not hang.
async fn poll(who: &Person, table: &str, since: u32, wanted: impl Fn(&Snapshot) -> bool) -> Snapshot {
    for _ in 0..12 {
        let path = format!("/api/tables/{table}?since={since}&wait=25");
        let snapshot: Snapshot = who.get(&path).await.expect("the table can be seen");
        if wanted(&snapshot) {
            return snapshot;
        }
    }
    panic!("table {table} has been silent since number {since}");
}

/// An answer to the question that somebody is asked, any of its options.
pub fn any_answer(snapshot: &Snapshot, rng: &mut fastrand::Rng) -> Option<Command> {
    let question = snapshot.now.question.as_ref()?;
    let option = &question.options[rng.usize(..question.options.len())];
    Some(Command::Answer {
        seat: question.seat.clone(),
        expected_seq: question.seq,
        word: option.word.clone(),
    })
}

/// People answer at random, over HTTP, until the table is as one of them wants it; who that is and
/// what they see. Somebody must be asked all the time, so bots may not sit at this table.
pub async fn until(
    people: &[&Person],
    table: &str,
    rng: &mut fastrand::Rng,
    wanted: impl Fn(&Snapshot) -> bool,
) -> (usize, Snapshot) {
    loop {
        let mut answer = None;
        for (i, person) in people.iter().enumerate() {
            let seen = look(person, table).await;
            if wanted(&seen) {
                return (i, seen);
            }
            assert!(seen.now.result.is_none(), "the game ended before it came to that");
            answer = answer.or_else(|| Some((*person, any_answer(&seen, rng)?)));
        }
        let (person, answer) = answer.expect("somebody is asked");
        act(person, table, answer).await;
    }
}

/// Who is asked something now; if several are, the first of them.
pub async fn asked(people: &[&Person], table: &str) -> (usize, Snapshot) {
    for (i, person) in people.iter().enumerate() {
        let seen = look(person, table).await;
        if seen.now.question.is_some() {
            return (i, seen);
        }
    }
    panic!("nobody is asked anything");
}
