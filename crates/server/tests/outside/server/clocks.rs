//! Time to think.

use elysium_wire::{ClockRule, Command, ErrorCode, LineKind, NewTable, TableOptions};

use crate::kit::{TestPlayer, TestServer, asked, gather, refused, table};

fn with_clock(new: NewTable, clock: ClockRule) -> NewTable {
    NewTable { options: TableOptions { clock, ..new.options.clone() }, ..new }
}

/// The shortest clock there is: five seconds that have to be waited for.
#[tokio::test]
async fn when_the_time_for_a_decision_is_up_a_bot_makes_it() {
    let server = TestServer::open().await;
    let (ana, ben) = (server.guest("Ana").await, server.guest("Ben").await);
    let new = with_clock(table("rivals", 2), ClockRule::Decision { seconds: 5 });
    let info = gather(&[&ana, &ben], &new).await;
    let (i, seen) = asked(&[&ana, &ben], &info.id).await;
    let thinks = [&ana, &ben][i];
    let question = seen.now.question.expect("a question");
    let waiting = seen.now.waiting.iter().find(|waiting| waiting.seat == question.seat).expect("waited for");
    assert_eq!(waiting.until, Some(waiting.since + 5000));
    let mut player = TestPlayer::join(thinks, &info.id, "en").await;
    player.hear_until(|player| player.now.answers > 0).await;
    let line = player.lines.iter().find(|line| line.answers == 1).expect("a line about it");
    assert_eq!((line.kind, line.seq), (LineKind::Table, player.seq));
    assert!(player.now.seats.iter().all(|seat| seat.stand_in.is_none()), "for this decision only");
    let (seat, word) = (question.seat, question.options[0].word.clone());
    let late = Command::Answer { seat, expected_seq: question.seq, word };
    let late = refused(thinks, &info.id, late).await.code;
    assert!(matches!(late, ErrorCode::Late | ErrorCode::NotAsked), "{late:?}");
}

/// The clock of a player runs down with every answer and is given some more.
#[tokio::test]
async fn a_clock_for_the_whole_game_counts_what_was_used() {
    let server = TestServer::open().await;
    let (ana, ben) = (server.guest("Ana").await, server.guest("Ben").await);
    let new = with_clock(table("rivals", 2), ClockRule::Player { seconds: 60, increment: 7 });
    let info = gather(&[&ana, &ben], &new).await;
    let mut players =
        [TestPlayer::join(&ana, &info.id, "en").await, TestPlayer::join(&ben, &info.id, "en").await];
    let mut rng = fastrand::Rng::with_seed(31);
    let left = |player: &TestPlayer| {
        let waiting = player.now.waiting.iter().find(|waiting| Some(&waiting.seat) == player.you.as_ref());
        waiting.and_then(|waiting| Some(waiting.until? - waiting.since))
    };
    assert_eq!(players.iter().find_map(left), Some(60_000));
    let (mut last, mut given) = (0, 0);
    while given < 6 {
        for player in &mut players {
            player.hear_of(last).await;
            if player.now.question.is_some() {
                player.answer(&mut rng).await;
                last = last.max(player.seq);
                given += 1;
            }
        }
    }
    let mut checked = 0;
    for player in &mut players {
        player.hear_of(last).await;
        let Some(left) = left(player) else { continue };
        // Seven seconds for each answer, less what it took: more than nothing and less than all.
        assert!(left > 0 && left <= 60_000 + 7_000 * i64::from(player.now.answers), "{left}");
        checked += 1;
    }
    assert!(checked > 0);
}
