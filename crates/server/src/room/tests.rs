//! Tables at which something comes to nothing: a take-back that takes too long, a bot without an answer.

use std::sync::Arc;
use std::time::Duration;

use elysium_table::{Act, Duty, JournalEvent, ReadOnly, Table, Timeouts, Who};
use elysium_wire::{CanTakeBack, Command, NewBot, NewTable, Order, TableOptions, TableStatus};

use super::*;
use crate::store::Sqlite;

fn who(name: &str) -> Who {
    Who { user: name.into(), name: name.into() }
}

/// A table of two, and the hub that it belongs to.
async fn opened(new: NewTable, timeouts: Timeouts, reading: Duration) -> (tempfile::TempDir, Arc<Hub>, Room) {
    let data = tempfile::tempdir().expect("a place for the data");
    let store = Sqlite::open(&data.path().join("elysium.db")).await.expect("a database");
    let mut hub = Hub::new(Arc::new(store), timeouts, None);
    Arc::get_mut(&mut hub).expect("nobody else has it").pool.reading = reading;
    let info = hub.open_table(&who("Ana"), new).await.expect("a table");
    let room = hub.room(&info.id).await.expect("its room");
    (data, hub, room)
}

fn rivals() -> NewTable {
    NewTable {
        game: "rivals".into(),
        options: TableOptions { players: Some(2), ..TableOptions::default() },
        bots: Vec::new(),
        watch: false,
        start: false,
        deck: None,
        seed: None,
    }
}

async fn act(room: &Room, name: &str, command: Command) {
    let command_id = format!("{} {name}", *room.seq.borrow());
    room.command(who(name), Order { command_id, command }).await.expect("it is done");
}

async fn table(room: &Room) -> Arc<Table> {
    room.table(None).await.expect("a table")
}

/// Somebody who is asked takes the first option.
async fn answer(room: &Room) {
    let table = table(room).await;
    let play = table.play().expect("a game");
    let seat = play.asked().into_iter().next().expect("somebody is asked");
    let question = table.now(Viewer::Seat(seat), Lang::En).question.expect("a question");
    let word = question.options[0].word.clone();
    let name = ["Ana", "Ben"][seat.index()];
    act(room, name, Command::Answer { seat: seat.to_string(), expected_seq: question.seq, word }).await;
}

#[tokio::test]
async fn an_agreed_take_back_that_takes_too_long_is_refused_and_the_game_goes_on() {
    let (_data, hub, room) = opened(rivals(), Timeouts::default(), Duration::from_millis(50)).await;
    // Nobody comes to read anything.
    let readers = &hub.pool.readers;
    let _taken = readers.acquire_many(readers.available_permits() as u32).await.expect("places");
    act(&room, "Ben", Command::Sit { seat: None, deck: None, seed: None }).await;
    act(&room, "Ana", Command::Start).await;
    let asks = loop {
        let table = table(&room).await;
        let may_ask = |seat: &Seat| table.can_take_back(*seat) == CanTakeBack::Ask;
        if let Some(seat) = [Seat(0), Seat(1)].into_iter().find(may_ask) {
            break seat;
        }
        answer(&room).await;
    };
    let (asking, other) = if asks == Seat(0) { ("Ana", "Ben") } else { ("Ben", "Ana") };
    let before = table(&room).await;
    act(&room, asking, Command::TakeBack).await;
    act(&room, other, Command::AllowTakeBack { allow: true }).await;
    let mut seq = room.seq.clone();
    let failed = seq.wait_for(|seq| *seq == before.seq() + 3);
    tokio::time::timeout(Duration::from_secs(20), failed).await.expect("in time").expect("an entry");
    let after = table(&room).await;
    assert_eq!(
        after.journal.last().map(|entry| &entry.what),
        Some(&JournalEvent::TakeBackFailed { seat: asks })
    );
    assert_eq!(after.status(), TableStatus::Playing);
    assert_eq!(after.can_take_back(asks), CanTakeBack::Ask, "they may ask again");
    assert_eq!(after.last_answer(), before.last_answer(), "everything stands");
    answer(&room).await;
}

#[tokio::test]
async fn a_bot_without_an_answer_does_not_play_on_and_the_table_says_why() {
    let bots = vec![NewBot { seat: None, level: Some("random".into()), deck: None }; 2];
    let new = NewTable { bots, watch: true, start: true, ..rivals() };
    let patient = Timeouts { bot: 3_600_000, ..Timeouts::default() };
    let (_data, hub, room) = opened(new, patient, Duration::from_secs(20)).await;
    let table = table(&room).await;
    let seat = table.play().expect("a game").asked().into_iter().next().expect("a bot is asked");
    let Ok(Act::Think(thought)) = table.perform(Duty::Bot(seat)) else { panic!("a bot thinks") };
    let (_inbox, messages) = mpsc::channel(1);
    let (newest, _seq) = watch::channel(table.seq());
    let (asking, _asked) = watch::channel(table.asked_quietly());
    let mut keeper = Keeper {
        hub,
        table: table.clone(),
        messages,
        newest,
        asking,
        onlookers: BTreeMap::new(),
        views: BTreeMap::new(),
        jobs: Jobs::default(),
    };
    keeper.thought(&thought, Ok(None)).await;
    assert_eq!(keeper.table.seq(), table.seq(), "nothing was answered");
    assert_eq!(keeper.table.status(), TableStatus::Frozen);
    assert_eq!(keeper.table.read_only(), Some(&ReadOnly::BotFailed { level: "random".into() }));
}
