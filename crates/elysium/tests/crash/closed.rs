//! The server is asked to close while people play.

use elysium_client::Person;
use elysium_client::load::{LoadPlan, play};
use elysium_wire::{NewTable, Snapshot, TableOptions};
use tokio::runtime::Runtime;
use tokio::sync::watch;

use crate::journals;
use crate::server::{TestServer, free_address};

const TABLES: usize = 12;
const PLAYERS: u8 = 2;

/// What the server says it counts: `answers`, `sockets`.
async fn figure(anybody: &Person, name: &str) -> usize {
    let figures = anybody.raw("GET".parse().expect("a method"), "/metrics", None).await.expect("figures").1;
    let line = figures.lines().find_map(|line| line.strip_prefix(&format!("elysium_{name} ")));
    line.map_or(0, |number| number.parse().expect("a number"))
}

#[test]
fn everybody_hears_of_it_and_nothing_acknowledged_is_lost() {
    let folder = tempfile::tempdir().expect("a place for the data");
    let data = folder.path();
    let address = free_address();
    let server = TestServer::open(data, address);
    let runtime = Runtime::new().expect("a runtime");
    let (_stop, stopped) = watch::channel(false);
    // A long game: nobody is between two games when the server closes.
    let games = vec![("rivals".into(), PLAYERS)];
    let seats = TABLES * usize::from(PLAYERS);
    let plan = LoadPlan {
        server: address,
        tables: TABLES,
        rate: 500.0,
        games,
        come_back: false,
        take_backs: false,
        slow_tables: 0,
    };
    let playing = runtime.spawn(play(plan, stopped));
    let (ana, path) = runtime.block_on(async {
        let ana = Person::guest(address, "Ana").await.expect("a guest");
        let new = NewTable {
            game: "rivals".into(),
            options: TableOptions::default(),
            bots: Vec::new(),
            watch: false,
            start: false,
            deck: None,
            seed: None,
        };
        let table = ana.open(&new).await.expect("a table").id;
        let seen = ana.table(&table).await.expect("the table");
        (ana, format!("/api/tables/{table}?since={}&wait=30", seen.seq))
    });
    // Somebody waits by HTTP at a table where nothing happens.
    let waiting = runtime.spawn({
        let ana = ana.clone();
        async move { ana.get::<Snapshot>(&path).await }
    });
    runtime.block_on(async {
        // Much has happened, and everybody sits at a table.
        while figure(&ana, "answers").await < 20 * TABLES || figure(&ana, "sockets").await < seats {
            tokio::task::yield_now().await;
        }
    });
    let log = data.join("log.txt");
    let status = server.close();
    let log = std::fs::read_to_string(log).expect("a log");
    assert!(status.success(), "{status}: {log}");
    assert!(!log.contains("did not close in time") && !log.contains("ERROR"), "{log}");

    let report = runtime.block_on(playing).expect("it plays");
    let goodbyes = report.problems.iter().filter(|problem| problem.ends_with("goodbye")).count();
    assert_eq!((goodbyes, report.problems.len()), (seats, seats), "{:?}", report.problems);
    let waited = runtime.block_on(waiting).expect("it waits");
    waited.expect("whoever waits gets the state of the table");
    let journals = runtime.block_on(journals::read(data));
    journals::keep_their_word(&journals, &report.acked);
    // And the other way round: whoever did something got the acknowledgement before the close.
    let done = journals.values().flatten().filter(|entry| entry.has_command()).count();
    assert_eq!(done, report.acked.len());
    let counts = journals::replay(&journals);
    println!("{} acknowledged, {goodbyes} goodbyes, {counts:?}", report.acked.len());

    let server = TestServer::open(data, address);
    assert!(server.greeting.contains(&format!("{} tables go on", TABLES + 1)), "{}", server.greeting);
}
