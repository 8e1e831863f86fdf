//! The server is backed up while people play, and the backups are put back elsewhere.

use std::path::Path;
use std::process::Command;
use std::thread::sleep;
use std::time::{Duration, Instant};

use elysium_client::load::{Acked, LoadPlan, play};
use tokio::runtime::Runtime;
use tokio::sync::watch;

use crate::journals::{self, Journals};
use crate::server::{TestServer, free_address};

const BACKUPS: usize = 3;
const TABLES: usize = 20;
/// Answers and other commands from one backup to the next: more than can be under way at once.
const PLAYED: usize = 10 * TABLES;

/// `elysium backup` or `elysium restore`, which must succeed.
fn copy(command: &str, what: &Path, data: &Path) {
    let mut program = Command::new(env!("CARGO_BIN_EXE_elysium"));
    let ran = program.arg(command).arg(what).arg("--data").arg(data).output().expect("the program starts");
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
}

/// A backup has every journal as far as it had come, and all that was acknowledged before.
fn is_whole(backed_up: &Journals, last: &Journals, acked: &[Acked], begun: Instant) -> usize {
    for (table, journal) in backed_up {
        assert_eq!(journal[..], last[table][..journal.len()], "the beginning of {table}");
    }
    let before: Vec<_> = acked.iter().filter(|ack| ack.at < begun).cloned().collect();
    journals::keep_their_word(backed_up, &before);
    before.len()
}

#[test]
fn a_backup_under_load_has_all_that_was_acknowledged_before() {
    let folder = tempfile::tempdir().expect("a place for the data");
    let data = folder.path().join("data");
    std::fs::create_dir(&data).expect("a directory");
    let address = free_address();
    let server = TestServer::open(&data, address);
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
    let commands =
        || runtime.block_on(journals::read(&data)).values().flatten().filter(|e| e.has_command()).count();
    let backup = |number: usize| {
        // A busy machine plays slowly.
        let played = commands();
        while commands() < played + PLAYED {
            sleep(Duration::from_millis(100));
        }
        let to = folder.path().join(format!("backup-{number}"));
        let begun = Instant::now();
        copy("backup", &to, &data);
        (begun, to)
    };
    let backups: Vec<_> = (0..BACKUPS).map(backup).collect();
    stop.send_replace(true);
    let report = runtime.block_on(playing).expect("it plays");
    assert_eq!(report.problems, Vec::<String>::new());
    assert!(server.close().success());
    let last = runtime.block_on(journals::read(&data));
    let mut acknowledged = 0;
    for (number, (begun, to)) in backups.iter().enumerate() {
        let restored = folder.path().join(format!("restored-{number}"));
        copy("restore", to, &restored);
        let journals = runtime.block_on(journals::read(&restored));
        let before = is_whole(&journals, &last, &report.acked, *begun);
        assert!(before > acknowledged, "nothing was played between two backups");
        acknowledged = before;
        // Played from the start, each game comes to the digest that its journal has at its end.
        let counts = journals::replay(&journals);
        assert!(counts.answers > 0, "{counts:?}");
        let going_on = journals.values().filter(|journal| journals::goes_on(journal)).count();
        let server = TestServer::open(&restored, address);
        assert!(server.greeting.contains(&format!("{going_on} table")), "{going_on}: {}", server.greeting);
        let log = server.log();
        assert!(server.close().success() && !log.contains("ERROR"), "{log}");
    }
    println!("{BACKUPS} backups, the last after {acknowledged} of {} answers", report.acked.len());
}
