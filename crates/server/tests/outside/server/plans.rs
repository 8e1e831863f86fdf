//! Plans: who asks for them gets them with a question, and sends one back as one command.

use elysium_client::Socket;
use elysium_wire::{Command, ErrorCode, FromServer, PlanInfo, Snapshot, ToServer};

use crate::kit::{TestServer, act, gather, look, refused, table, until};

/// The first way through a plan.
fn first_way(plan: &PlanInfo) -> Vec<String> {
    let (mut words, mut at) = (Vec::new(), Some(0));
    while let Some(number) = at {
        let option = &plan.nodes[number as usize].options[0];
        words.push(option.option.word.clone());
        words.extend(option.then.iter().cloned());
        at = option.next;
    }
    words
}

#[tokio::test]
async fn a_turn_is_played_with_one_command() {
    let server = TestServer::open().await;
    let people = [server.guest("Ana").await, server.guest("Ben").await, server.guest("Cleo").await];
    let everybody: Vec<_> = people.iter().collect();
    let id = gather(&everybody, &table("vendetta", 3)).await.id;
    let mut rng = fastrand::Rng::with_seed(1);
    let is_turn =
        |seen: &Snapshot| seen.now.question.as_ref().is_some_and(|question| question.ask["word"] == "turn");
    let (who, seen) = until(&everybody, &id, &mut rng, is_turn).await;
    assert_eq!(seen.now.question.expect("a question").plan, None, "nobody asked for plans");
    let path = format!("/api/tables/{id}?plans=true");
    let seen: Snapshot = everybody[who].get(&path).await.expect("the table can be seen");
    let question = seen.now.question.expect("a question");
    let plan = question.plan.expect("a turn is a plan");
    // The same through a socket.
    let mut socket = Socket::open_with_plans(everybody[who], "en").await.expect("a socket");
    socket.say(&ToServer::Watch { table: id.clone(), since: None }).await.expect("it listens");
    let sent = loop {
        if let FromServer::Snapshot { snapshot } = socket.hear().await.expect("a message") {
            break snapshot.now.question.and_then(|question| question.plan);
        }
    };
    assert_eq!(sent.as_ref(), Some(&plan));
    let (seat, expected_seq, words) = (question.seat, question.seq, first_way(&plan));
    // One word is wrong: nothing happens.
    let mut wrong = words.clone();
    *wrong.last_mut().expect("words") = "blood:9".into();
    let refusal =
        refused(everybody[who], &id, Command::Plan { seat: seat.clone(), expected_seq, words: wrong }).await;
    assert_eq!((refusal.code, refusal.piece), (ErrorCode::NotOffered, Some(words.len() as u32 - 1)));
    assert_eq!(look(everybody[who], &id).await.seq, seen.seq);
    let ack = act(everybody[who], &id, Command::Plan { seat, expected_seq, words: words.clone() }).await;
    let now = look(everybody[who], &id).await;
    assert_eq!((ack.seq, now.seq), (seen.seq + 1, seen.seq + 1));
    assert_eq!(now.now.answers, seen.now.answers + words.len() as u32);
    assert_eq!(now.now.question, None, "the turn is over");
}
