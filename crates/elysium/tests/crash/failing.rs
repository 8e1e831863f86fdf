//! The disk fails in the middle of a game.

use std::path::Path;
use std::process::Command as Process;

use elysium_client::{ClientError, Person, Socket};
use elysium_wire::{
    Ack, Command, ErrorCode, FromServer, NewBot, NewTable, Order, Pace, Snapshot, TableInfo, TableOptions,
    TableStatus, ToServer,
};
use sqlx::Connection;
use tokio::runtime::Runtime;

use crate::journals;
use crate::server::{TestServer, free_address, serve};

/// A game against a bot of the server.
async fn table(person: &Person) -> Result<TableInfo, ClientError> {
    let new = NewTable {
        game: "rivals".into(),
        options: TableOptions { pace: Pace::Instant, ..TableOptions::default() },
        bots: vec![NewBot { seat: None, level: None, deck: None }],
        watch: false,
        start: true,
        deck: None,
        seed: None,
    };
    person.open(&new).await
}

/// Waits until the person is asked something, or cannot be any more.
async fn asked(person: &Person, table: &str) -> Snapshot {
    let mut seen = person.table(table).await.expect("the table");
    while seen.now.status == TableStatus::Playing && seen.now.question.is_none() {
        let path = format!("/api/tables/{table}?since={}&wait=1", seen.seq);
        seen = person.get(&path).await.expect("the table");
    }
    seen
}

fn answer(seen: &Snapshot) -> Option<Order> {
    let asked = seen.now.question.as_ref()?;
    let word = asked.options[fastrand::usize(..asked.options.len())].word.clone();
    let command = Command::Answer { seat: asked.seat.clone(), expected_seq: asked.seq, word };
    Some(Order { command_id: format!("{}-{}", seen.table.id, asked.seq), command })
}

fn code(refused: Result<Ack, ClientError>) -> ErrorCode {
    match refused {
        Err(ClientError::Refused(refused)) => refused.code,
        other => panic!("{other:?}"),
    }
}

/// Plays to the end of the game.
async fn play_on(person: &Person, table: &str) {
    loop {
        let seen = asked(person, table).await;
        let Some(order) = answer(&seen) else {
            assert_eq!(seen.now.status, TableStatus::Over);
            return;
        };
        match person.command(table, &order).await {
            Ok(_) => {}
            Err(ClientError::Refused(refused)) if refused.code == ErrorCode::TooFast => {}
            Err(error) => panic!("{error}"),
        }
    }
}

async fn sql(data: &Path, statement: &'static str) {
    let mut connection = journals::connect(data).await;
    sqlx::query(statement).execute(&mut connection).await.expect("it can be done");
    connection.close().await.expect("it closes");
}

#[test]
fn a_table_whose_storage_fails_stands_still_until_the_restart() {
    let folder = tempfile::tempdir().expect("a place for the data");
    let data = folder.path();
    let address = free_address();
    let server = TestServer::open(data, address);
    let runtime = Runtime::new().expect("a runtime");
    let (person, table, before, order) = runtime.block_on(async {
        let person = Person::guest(address, "Ana").await.expect("a guest");
        let id = table(&person).await.expect("a table").id;
        for _ in 0..3 {
            let order = answer(&asked(&person, &id).await).expect("a question");
            person.command(&id, &order).await.expect("taken");
        }
        let before = asked(&person, &id).await;
        let mut socket = Socket::open(&person, "en").await.expect("a socket");
        socket.say(&ToServer::Watch { table: id.clone(), since: None }).await.expect("said");

        sql(data, "CREATE TRIGGER full BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'no room'); END")
            .await;
        let order = answer(&before).expect("a question");
        assert_eq!(code(person.command(&id, &order).await), ErrorCode::Frozen);
        let frozen = person.table(&id).await.expect("the table");
        assert_eq!((frozen.now.status, frozen.seq), (TableStatus::Frozen, before.seq));
        assert_eq!(frozen.view, before.view, "nobody sees what is not on disk");
        assert!(frozen.now.question.is_none(), "nothing can be answered");
        loop {
            // Whoever looks on gets to know.
            if let FromServer::Snapshot { snapshot } = socket.hear().await.expect("news")
                && snapshot.now.status == TableStatus::Frozen
            {
                break;
            }
        }
        let say = Order { command_id: "say".into(), command: Command::Say { text: "Hello?".into() } };
        assert_eq!(code(person.command(&id, &say).await), ErrorCode::Frozen);
        let Err(ClientError::Refused(refused)) = table(&person).await else { panic!("a table was opened") };
        assert_eq!(refused.code, ErrorCode::Broken);

        sql(data, "DROP TRIGGER full").await;
        // What is in memory is not trusted any more: only a restart reads the journal.
        assert_eq!(code(person.command(&id, &order).await), ErrorCode::Frozen);
        (person, id, before, order)
    });
    let log = server.log();
    assert!(server.close().success());
    assert!(log.contains("no room") && !log.contains("panicked"), "{log}");
    let journals = runtime.block_on(journals::read(data));
    assert_eq!(journals.keys().collect::<Vec<_>>(), [&table]);
    assert_eq!(journals[&table].len(), before.seq as usize, "nothing was kept that was refused");

    let _server = TestServer::open(data, address);
    runtime.block_on(async {
        let after = person.table(&table).await.expect("the table");
        assert_eq!((after.seq, &after.view), (before.seq, &before.view));
        assert_eq!(after.now.question, before.now.question);
        let ack = person.command(&table, &order).await.expect("now it is taken");
        assert_eq!((ack.seq, ack.again), (before.seq + 1, false));
        play_on(&person, &table).await;
        let counts = journals::replay(&journals::read(data).await);
        assert_eq!(counts.played_out, 1, "{counts:?}");
    });
}

/// The system lets the server write files of this size and no larger: a disk that is full.
#[test]
fn a_full_disk_costs_nothing_that_was_acknowledged() {
    let folder = tempfile::tempdir().expect("a place for the data");
    let data = folder.path();
    let address = free_address();
    let full = serve(data, address);
    let mut command = Process::new("sh");
    // EventText of the limit by an error, as with a disk, not by a signal.
    command.args(["-c", "trap '' XFSZ; ulimit -f 1000; exec \"$0\" \"$@\""]);
    command.arg(full.get_program()).args(full.get_args());
    let server = TestServer::start(command, data);
    let runtime = Runtime::new().expect("a runtime");
    let (person, table, acked) = runtime.block_on(async {
        let person = Person::guest(address, "Ana").await.expect("a guest");
        let mut acked = Vec::new();
        loop {
            // A table that cannot be opened is not there; one that could be is played until it stands still.
            let Ok(TableInfo { id, .. }) = table(&person).await else { continue };
            loop {
                let seen = asked(&person, &id).await;
                if seen.now.status == TableStatus::Frozen {
                    return (person, id, acked);
                }
                let Some(order) = answer(&seen) else { break };
                match person.command(&id, &order).await {
                    Ok(ack) => acked.push((id.clone(), ack)),
                    Err(ClientError::Refused(no)) if no.code == ErrorCode::TooFast => {}
                    Err(ClientError::Refused(no)) => assert_eq!(no.code, ErrorCode::Frozen),
                    Err(error) => panic!("{error}"),
                }
            }
        }
    });
    let log = server.log();
    server.kill();
    assert!(log.contains("the table is frozen") && !log.contains("panicked"), "{log}");
    let _server = TestServer::open(data, address);
    runtime.block_on(async {
        let journals = journals::read(data).await;
        for (table, ack) in &acked {
            assert!(journals[table].iter().any(|entry| entry.seq == ack.seq), "lost: {ack:?} of {table}");
        }
        play_on(&person, &table).await;
        let counts = journals::replay(&journals::read(data).await);
        println!("{} acknowledged before the disk was full, {counts:?}", acked.len());
    });
}
