//! The same command twice: answered again, done once.

use elysium_client::Socket;
use elysium_wire::{Ack, Command, FromServer, Order, Snapshot, ToServer};

use crate::kit::look;
use crate::refusals::scene::{Scene, Somebody, answer};

async fn sent(who: &Somebody, table: &str, order: &Order) -> Ack {
    who.person.command(table, order).await.expect("taken")
}

#[tokio::test]
async fn a_command_is_done_once_however_often_it_is_sent() {
    let scene = Scene::set().await;
    let (asked, other, seen) = scene.asked_and_not(&scene.turns).await;
    let (seat, expected_seq, word) = answer(&seen);
    let order = Order { command_id: "mine".into(), command: Command::Answer { seat, expected_seq, word } };
    let first = sent(asked, &scene.turns, &order).await;
    assert!(!first.again && first.seq == seen.seq + 1);
    let after: Snapshot = look(&asked.person, &scene.turns).await;
    for _ in 0..3 {
        let again = sent(asked, &scene.turns, &order).await;
        assert_eq!(again, Ack { again: true, ..first.clone() });
    }
    // Through a socket too, and whatever stands in it by now.
    let mut socket = Socket::open(&asked.person, "en").await.expect("a socket");
    let other_words = Order { command: Command::Concede, ..order.clone() };
    socket.say(&ToServer::Do { table: scene.turns.clone(), order: other_words }).await.expect("it listens");
    match socket.hear().await.expect("a message") {
        FromServer::Ack { ack, .. } => assert_eq!(ack, Ack { again: true, ..first.clone() }),
        other => panic!("{other:?}"),
    }
    assert_eq!(look(&asked.person, &scene.turns).await, after, "done once");

    // Numbers are everybody's own, and every table's own.
    let say = Order { command_id: "mine".into(), command: Command::Say { text: "Mine too".into() } };
    let others = sent(other, &scene.turns, &say).await;
    assert_eq!((others.seq, others.again), (after.seq + 1, false));
    assert!(!sent(asked, &scene.together, &say).await.again);
}

/// Many at the same time, as after a connection that broke: one is done, all are answered alike.
#[tokio::test]
async fn a_command_sent_many_times_at_once_is_done_once() {
    let scene = Scene::set().await;
    let (asked, _, seen) = scene.asked_and_not(&scene.turns).await;
    let (seat, expected_seq, word) = answer(&seen);
    let order = Order { command_id: "mine".into(), command: Command::Answer { seat, expected_seq, word } };
    let sent: Vec<_> = (0..12)
        .map(|_| {
            let (person, table, order) = (asked.person.clone(), scene.turns.clone(), order.clone());
            tokio::spawn(async move { person.command(&table, &order).await.expect("taken") })
        })
        .collect();
    let mut acks = Vec::new();
    for one in sent {
        acks.push(one.await.expect("it ran"));
    }
    assert!(acks.iter().all(|ack| ack.seq == seen.seq + 1), "{acks:?}");
    assert_eq!(acks.iter().filter(|ack| !ack.again).count(), 1);
    assert_eq!(look(&asked.person, &scene.turns).await.seq, seen.seq + 1);
}

/// What was refused was not done: the same number may be used for something better.
#[tokio::test]
async fn a_refused_command_leaves_no_trace() {
    let scene = Scene::set().await;
    let (asked, _, seen) = scene.asked_and_not(&scene.turns).await;
    let (seat, expected_seq, word) = answer(&seen);
    let order = |word: &str| Order {
        command_id: "mine".into(),
        command: Command::Answer { seat: seat.clone(), expected_seq, word: word.into() },
    };
    assert!(asked.person.command(&scene.turns, &order("nonsense")).await.is_err());
    let ack = sent(asked, &scene.turns, &order(&word)).await;
    assert_eq!((ack.seq, ack.again), (seen.seq + 1, false));
}
