//! The server is killed again and again while people play.

use std::thread::sleep;
use std::time::{Duration, Instant};

use elysium_client::load::{Acked, LoadPlan, LoadReport, Opened, play};
use elysium_client::{ClientError, Person};
use elysium_wire::{Command, ErrorCode, Order, Snapshot};
use tokio::runtime::Runtime;
use tokio::sync::watch;

use crate::journals::{self, Journals};
use crate::server::{TestServer, free_address};

const KILLS: usize = 12;
const TABLES: usize = 40;

/// Ended games that nobody was left to end: everybody leaves the tables that are still being played.
async fn leave(tables: &[Opened], journals: &Journals) -> Vec<Acked> {
    let mut acked = Vec::new();
    let live = |table: &&Opened| journals.get(&table.id).is_some_and(|journal| journals::live(journal));
    for table in tables.iter().filter(live) {
        for person in &table.people {
            acked.push(leave_one(person, &table.id).await);
        }
        let mut seen = table.people[0].table(&table.id).await.expect("a table");
        while seen.now.result.is_none() {
            let path = format!("/api/tables/{}?since={}&wait=30", table.id, seen.seq);
            seen = table.people[0].get::<Snapshot>(&path).await.expect("a table");
        }
    }
    acked
}

async fn leave_one(person: &Person, table: &str) -> Acked {
    let order = Order { command_id: "leave".into(), command: Command::Leave };
    let mut resent = false;
    loop {
        match person.command(table, &order).await {
            Ok(ack) => {
                return Acked {
                    table: table.into(),
                    user: person.me.id.clone(),
                    command_id: order.command_id,
                    word: None,
                    seq: ack.seq,
                    took: Duration::ZERO,
                    at: Instant::now(),
                    resent,
                };
            }
            // A connection from before the last fall.
            Err(ClientError::Lost(_)) if !resent => resent = true,
            Err(error) => panic!("{error}"),
        }
    }
}

/// Refusals that can come of two people acting at the same moment.
fn crossed(code: &ErrorCode) -> bool {
    use ErrorCode::*;
    matches!(code, Late | NotAsked | AlreadyAnswered | NobodyAsks | NothingToTakeBack | NoTakeBack | TooFast)
}

#[test]
fn nothing_that_was_acknowledged_is_ever_lost() {
    let folder = tempfile::tempdir().expect("a place for the data");
    let data = folder.path();
    let address = free_address();
    let mut server = TestServer::open(data, address);
    let runtime = Runtime::new().expect("a runtime");
    let (stop, stopped) = watch::channel(false);
    let plan = LoadPlan {
        server: address,
        tables: TABLES,
        rate: 400.0,
        games: elysium_games::smallest_tables(),
        come_back: true,
        take_backs: true,
        slow_tables: 0,
    };
    let playing = runtime.spawn(play(plan, stopped));
    for _ in 0..KILLS {
        // Some of these come before everybody has sat down, some while the server is just awake.
        sleep(Duration::from_millis(fastrand::u64(20..2500)));
        assert!(!server.log().contains("panicked"), "{}", server.log());
        server.kill();
        server = TestServer::open(data, address);
    }
    sleep(Duration::from_secs(1));
    stop.send_replace(true);
    let LoadReport { mut acked, refused, tables, problems, finished, reconnected } =
        runtime.block_on(playing).expect("it plays");
    server.kill();

    assert_eq!(problems, Vec::<String>::new());
    assert!(refused.iter().all(crossed), "{refused:?}");
    let resent = acked.iter().filter(|ack| ack.resent).count();
    let fallen = runtime.block_on(journals::read(data));
    journals::keep_their_word(&fallen, &acked);

    // Games that go on after the last fall go on from there: their end is compared, too.
    let server = TestServer::open(data, address);
    acked.extend(runtime.block_on(leave(&tables, &fallen)));
    let log = server.log();
    assert!(server.close().success(), "{log}");
    assert!(!log.contains("panicked") && !log.contains("ERROR"), "{log}");
    let journals = runtime.block_on(journals::read(data));
    assert!(!journals.values().any(|journal| journals::live(journal)), "every game has its end");
    journals::keep_their_word(&journals, &acked);
    let counts = journals::replay(&journals);
    println!(
        "{KILLS} kills, {} acknowledged, {resent} of them sent again, {} refused, {finished} games finished, \
         {reconnected} connections reopened, {counts:?}",
        acked.len(),
        refused.len()
    );
    // How much depends on the machine: about a thousand where nothing else runs.
    assert!(acked.len() > 300 && resent > 0 && reconnected > TABLES, "too little happened");
    assert!(counts.journals >= TABLES && counts.take_backs > 0, "too little happened: {counts:?}");
}
