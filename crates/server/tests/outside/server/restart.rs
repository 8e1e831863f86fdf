//! The server closes and opens again: nothing is lost, and nobody pays for it.

use elysium_client::{ClientError, Person};
use elysium_server::Timeouts;
use elysium_wire::{
    ClockRule, ErrorCode, FromServer, NewTable, Now, Snapshot, TableInfo, TableOptions, Waiting,
};

use crate::kit::{
    TestPlayer, TestServer, act, any_answer, asked, gather, impatient, look, order, table, until,
};

/// The same person at the same server at another address.
pub fn moved(person: &Person, server: &TestServer) -> Person {
    let mut person = person.clone();
    person.server = server.address;
    person
}

/// Everything but the clocks, which stood still.
fn standing(seen: Snapshot) -> Snapshot {
    let still = |waiting: Waiting| Waiting { since: 0, until: None, ..waiting };
    let waiting = seen.now.waiting.into_iter().map(still).collect();
    Snapshot { now: Now { waiting, ..seen.now }, ..seen }
}

#[tokio::test]
async fn a_table_goes_on_where_it_stood() {
    let server = TestServer::with(Timeouts { restart: 60_000, ..impatient() }).await;
    let people = [server.guest("Ana").await, server.guest("Ben").await, server.guest("Eva").await];
    let new = table("vendetta", 3);
    let clock = ClockRule::Decision { seconds: 600 };
    let options = TableOptions { clock, public: true, ..new.options.clone() };
    let info = gather(&people.each_ref(), &NewTable { options, ..new }).await;
    let mut rng = fastrand::Rng::with_seed(41);
    // In the middle of a question to several: one has answered, the others have not.
    let half_answered =
        |seen: &Snapshot| seen.now.answers > 3 && seen.now.question.is_none() && seen.now.waiting.len() == 2;
    until(&people.each_ref(), &info.id, &mut rng, half_answered).await;
    let mut before = Vec::new();
    for person in &people {
        before.push(look(person, &info.id).await);
    }
    let (i, asked) =
        before.iter().enumerate().find(|(_, seen)| seen.now.question.is_some()).expect("somebody");
    let done = order(any_answer(asked, &mut rng).expect("a question"));
    let ack = people[i].command(&info.id, &done).await.expect("taken");
    let mut before = Vec::new();
    for person in &people {
        before.push(look(person, &info.id).await);
    }

    let server = server.reopen().await;
    let opened = before[0].now.waiting[0].since;
    let people = people.each_ref().map(|person| moved(person, &server));
    for (person, before) in people.iter().zip(before) {
        let after = look(person, &info.id).await;
        let since: Vec<_> = after.now.waiting.iter().map(|waiting| (waiting.since, waiting.until)).collect();
        for (since, until) in since {
            assert!(since >= opened + 60_000, "the clock waits for people to come back");
            assert_eq!(until, Some(since + 600_000), "and has lost nothing");
        }
        assert_eq!(standing(after), standing(before));
    }
    let listed: Vec<TableInfo> = people[0].get("/api/tables").await.expect("a list");
    assert_eq!(listed.iter().map(|table| table.id.as_str()).collect::<Vec<_>>(), [info.id.as_str()]);

    // What was acknowledged before the server closed is known, and is not done again.
    let again = people[i].command(&info.id, &done).await.expect("known");
    assert_eq!((again.seq, again.again), (ack.seq, true));
    // And the game goes on.
    until(&people.each_ref(), &info.id, &mut rng, |seen| seen.now.answers > 30).await;
}

/// Whoever is connected is informed, and whoever comes too late is refused or finds nobody.
#[tokio::test]
async fn everybody_is_informed_when_the_server_shuts_down() {
    let server = TestServer::open().await;
    let (ana, ben) = (server.guest("Ana").await, server.guest("Ben").await);
    let info = gather(&[&ana, &ben], &table("rivals", 2)).await;
    let mut player = TestPlayer::join(&ana, &info.id, "en").await;
    let seq = player.seq;
    let waits = {
        let (ben, id) = (ben.clone(), info.id.clone());
        tokio::spawn(
            async move { ben.get::<Snapshot>(&format!("/api/tables/{id}?since={seq}&wait=30")).await },
        )
    };
    // The one who waits is heard by the server before it closes.
    look(&ben, &info.id).await;
    let server = tokio::spawn(server.reopen());
    let goodbye = loop {
        match player.socket.hear().await {
            Ok(FromServer::Goodbye { code }) => break code,
            Ok(_) => {}
            Err(error) => panic!("{error}"),
        }
    };
    assert_eq!(goodbye, ErrorCode::ShuttingDown);
    match waits.await.expect("it ran") {
        Ok(seen) => assert_eq!(seen.seq, seq, "nothing happened meanwhile"),
        Err(ClientError::Lost(_)) => {}
        Err(error) => panic!("{error}"),
    }
    let server = server.await.expect("it opens again");
    let (ana, ben) = (moved(&ana, &server), moved(&ben, &server));
    let (i, after) = asked(&[&ana, &ben], &info.id).await;
    assert_eq!(after.seq, seq);
    let answer = any_answer(&after, &mut fastrand::Rng::with_seed(42)).expect("a question");
    act([&ana, &ben][i], &info.id, answer).await;
}
